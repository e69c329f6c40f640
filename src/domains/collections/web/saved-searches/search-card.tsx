import { useState } from 'react';
import { Link } from 'react-router';
import { QuietButton } from '#ui/action/buttons.tsx';
import { LabelledSelect } from '#ui/field/labelled-select.tsx';
import type { SavedSearch } from '../../contract/saved-search-calls.ts';
import type { SharingCompany } from '../../contract/sharing.ts';
import { whoSees } from '../who-sees.ts';
import { AboutSearch } from './about-search.tsx';
import { savedPlaces } from './finders.ts';
import { RenameForm } from './rename-form.tsx';
import { rhythmOptions } from './rhythms.ts';
import classes from './search-list.module.css';

export type SearchChange = { name?: string; alert?: SavedSearch['alert']; company?: string | null };

type SearchCardProps = {
  search: SavedSearch;
  /** With whose people one may share it. */
  companies: readonly SharingCompany[];
  onChange: (change: SearchChange) => void;
  onRemove: () => void;
};

/** One saved search: opened by its name, with what it asks for and how often one hears of it. */
export function SearchCard({ search, companies, onChange, onRemove }: SearchCardProps) {
  const { id, kind, name, address, alert, company } = search;
  const [renaming, setRenaming] = useState(false);
  return (
    <article className={`card stack-tight ${classes.card}`} aria-labelledby={`search-${id}`}>
      <h2 id={`search-${id}`} className={`heading ${classes.title}`}>
        <Link to={savedPlaces[kind].path + address}>{name}</Link>
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
      <AboutSearch {...search} />
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
