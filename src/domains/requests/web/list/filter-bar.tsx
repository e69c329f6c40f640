import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { quietButton } from '#ui/action/button-link.ts';
import { TextButton } from '#ui/action/buttons.tsx';
import { LabelledSelect } from '#ui/field/labelled-select.tsx';
import { endedStates, type RequestKind } from '../../contract/request-life.ts';
import type { RequestSort } from '../../contract/requests.ts';
import { stateWords } from '../../contract/state-words.ts';
import classes from './filter-bar.module.css';
import { kindWords } from './listing-link.tsx';
import { leavesOut, openStates, type RequestFilter, toSearch } from './request-filter.ts';

const states = [
  { value: '', label: 'Any state' },
  { value: 'open', label: 'Open' },
  { value: 'ended', label: 'Ended' },
  ...[...openStates, ...endedStates].map((state) => ({ value: state as string, label: stateWords[state] })),
];
const kinds: { value: RequestKind | ''; label: string }[] = [
  { value: '', label: 'Any kind' },
  { value: 'dossier', label: kindWords.dossier },
  { value: 'supplier', label: kindWords.supplier },
  { value: 'investment', label: kindWords.investment },
];
const clocks: { value: RequestFilter['clock']; label: string }[] = [
  { value: '', label: 'Any time' },
  { value: 'due-soon', label: 'Due soon' },
  { value: 'overdue', label: 'Overdue' },
];
const sorts: { value: RequestSort; label: string }[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'touched', label: 'Last activity' },
  { value: 'due', label: 'Due first' },
];

/** What the list holds and in which order: each choice is a new address. */
export function FilterBar({ filter }: { filter: RequestFilter }) {
  const id = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(filter.q);
  const [known, setKnown] = useState(filter.q);
  // Walking back through lists brings their words back.
  if (known !== filter.q) {
    setKnown(filter.q);
    setTyped(filter.q);
  }

  function show(change: Partial<RequestFilter>): void {
    void navigate(`/requests${toSearch({ ...filter, ...change })}`, { preventScrollReset: true });
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    show({ q: typed.trim() });
  }

  const chosen = states.some(({ value }) => value === filter.state)
    ? states
    : [...states, { value: filter.state, label: 'Several states' }];

  return (
    <search className={`row ${classes.bar}`}>
      <form className={classes.words} onSubmit={onSubmit}>
        <label className="visually-hidden" htmlFor={id}>
          Reference or listing
        </label>
        <input
          id={id}
          className={`control ${classes.field}`}
          type="search"
          name="q"
          maxLength={200}
          placeholder="Reference or listing"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <button type="submit" className={`${quietButton} ${classes.find}`}>
          Find
        </button>
      </form>
      <div className={`row ${classes.choices}`}>
        <LabelledSelect
          label="State"
          value={filter.state}
          options={chosen}
          onChange={(state) => show({ state })}
        />
        <LabelledSelect
          label="Kind"
          value={filter.kind}
          options={kinds}
          onChange={(kind) => show({ kind })}
        />
        <LabelledSelect
          label="Due"
          value={filter.clock}
          options={clocks}
          onChange={(clock) => show({ clock })}
        />
        <LabelledSelect
          label="Sort"
          value={filter.sort}
          options={sorts}
          onChange={(sort) => show({ sort })}
        />
        {leavesOut(filter) && (
          <TextButton onClick={() => show({ state: '', kind: '', clock: '', q: '' })}>
            Clear filters
          </TextButton>
        )}
      </div>
    </search>
  );
}
