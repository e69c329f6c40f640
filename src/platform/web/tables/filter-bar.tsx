import { type FormEvent, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { Cross } from '#ui/action/cross.tsx';
import type { TableShape } from '../../contract/tables/columns.ts';
import { useDestination } from '../page/use-destination.ts';
import classes from './filter-bar.module.css';
import { FilterPill } from './filter-pill.tsx';
import { tableQuery, useTableAddress } from './table-address.ts';

/** The search field, and a filter for every column that takes one; what is set stands on its pill. */
export function FilterBar({ shape }: { shape: TableShape }) {
  const { search, change } = useTableAddress();
  const query = tableQuery(search);
  const columns = Object.entries(shape.columns).filter(
    ([name, { filter, filterOnly }]) => filter !== undefined && (!filterOnly || query[name]),
  );
  const isFiltered = query.q !== '' || columns.some(([name]) => query[name]);
  return (
    <div className={classes.bar}>
      {shape.searched && (
        <search>
          <SearchField hint={shape.searched} value={query.q} onSearch={(q) => change({ q })} />
        </search>
      )}
      <fieldset className={`row ${classes.pills}`} aria-label="Filters">
        {columns.map(([name, column]) => (
          <FilterPill
            key={name}
            name={name}
            column={column}
            value={query[name] ?? ''}
            onChange={(value) => change({ [name]: value })}
          />
        ))}
        {isFiltered && (
          <Link to={query.sort ? `?sort=${encodeURIComponent(query.sort)}` : '?'} className={classes.reset}>
            Clear all
          </Link>
        )}
      </fieldset>
    </div>
  );
}

const pauseMilliseconds = 250;

function SearchField({
  hint,
  value,
  onSearch,
}: {
  hint: string;
  value: string;
  onSearch: (words: string) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const pause = useRef<number>(undefined);
  useEffect(() => {
    // Walking back through the history brings its words along; what is being typed stays.
    if (input.current && document.activeElement !== input.current) input.current.value = value;
  }, [value]);
  useEffect(() => () => window.clearTimeout(pause.current), []);
  const { pathname } = useLocation();
  const destination = useDestination();

  function searchUnlessLeft(words: string): void {
    // Who follows a link before the words were looked for wants the link's page: the search would call them back.
    if (destination().pathname === pathname) onSearch(words);
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    window.clearTimeout(pause.current);
    onSearch(input.current?.value ?? '');
  }
  return (
    <form className={classes.search} onSubmit={submit}>
      <input
        ref={input}
        type="text"
        className={`control ${classes.input}`}
        defaultValue={value}
        placeholder={hint}
        aria-label={`Search: ${hint}`}
        maxLength={200}
        onChange={({ target }) => {
          window.clearTimeout(pause.current);
          pause.current = window.setTimeout(() => searchUnlessLeft(target.value), pauseMilliseconds);
        }}
      />
      {value !== '' && (
        <button
          type="button"
          className={`bare ${classes.clear}`}
          aria-label="Clear the search"
          onClick={() => {
            if (input.current) input.current.value = '';
            onSearch('');
            input.current?.focus();
          }}
        >
          <Cross />
        </button>
      )}
    </form>
  );
}
