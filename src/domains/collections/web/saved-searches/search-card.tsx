import { useState } from 'react';
import { Link } from 'react-router';
import {
  opportunityWords,
  readOpportunities,
} from '#domains/dossiers/web/opportunities/opportunity-state.ts';
import { readState } from '#domains/finder/web/state/finder-url.ts';
import { filtersInUse } from '#domains/finder/web/state/in-use.ts';
import { QuietButton } from '#ui/action/buttons.tsx';
import { dayOf } from '#ui/dates.ts';
import { LabelledSelect } from '#ui/field/labelled-select.tsx';
import type { SavedSearch } from '../../contract/saved-search-calls.ts';
import { finders, savedPlaces } from './finders.ts';
import { RenameForm } from './rename-form.tsx';
import { rhythmOptions } from './rhythms.ts';
import classes from './search-list.module.css';
import { whoSees } from './who-sees.ts';

export type SearchChange = { name?: string; alert?: SavedSearch['alert']; company?: string | null };

type SearchCardProps = {
  search: SavedSearch;
  /** With whose people one may share it. */
  companies: readonly { id: string; name: string }[];
  onChange: (change: SearchChange) => void;
  onRemove: () => void;
};

/** One saved search: opened by its name, with what it asks for and how often one hears of it. */
export function SearchCard({ search, companies, onChange, onRemove }: SearchCardProps) {
  const { id, kind, name, address, alert, company, createdAt } = search;
  const [renaming, setRenaming] = useState(false);
  const { path, label } = savedPlaces[kind];
  return (
    <article className={`card stack-tight ${classes.card}`} aria-labelledby={`search-${id}`}>
      <h2 id={`search-${id}`} className={`heading ${classes.title}`}>
        <Link to={path + address}>{name}</Link>
      </h2>
      {renaming && (
        <RenameForm
          name={name}
          onRename={(next) => {
            setRenaming(false);
            if (next !== name) onChange({ name: next });
          }}
          onClose={() => setRenaming(false)}
        />
      )}
      <p className={`detail ${classes.about}`}>
        {label} · {whatItAsks(search)} · saved {dayOf(createdAt)}
      </p>
      <div className={classes.foot}>
        <span className={classes.actions}>
          <LabelledSelect
            label="Alerts"
            value={alert}
            options={rhythmOptions}
            onChange={(next) => onChange({ alert: next })}
          />
          {companies.length > 0 && (
            <LabelledSelect
              label="Who sees it"
              value={company?.id ?? ''}
              options={whoSees(companies)}
              onChange={(next) => onChange({ company: next === '' ? null : next })}
            />
          )}
        </span>
        <span className={classes.actions}>
          {!renaming && (
            <QuietButton onClick={() => setRenaming(true)}>
              Rename<span className="visually-hidden"> {name}</span>
            </QuietButton>
          )}
          <QuietButton onClick={onRemove}>
            Delete<span className="visually-hidden"> {name}</span>
          </QuietButton>
        </span>
      </div>
    </article>
  );
}

export function whatItAsks({ kind, address }: Pick<SavedSearch, 'kind' | 'address'>): string {
  if (kind === 'opportunity') return opportunityWords(readOpportunities(address)).join(', ');
  const { shape } = finders[kind];
  const state = readState(shape, address);
  const asked = [
    ...(state.text === '' ? [] : [`“${state.text}”`]),
    ...filtersInUse(shape, state).map(({ label }) => label),
  ];
  return asked.join(', ') || 'everything';
}
