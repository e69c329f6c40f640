import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Suggestion } from '#domains/finder/contract/finders.ts';
import type { Role } from '#platform/contract/roles.ts';
import { call } from '#platform/web/call/call.ts';
import { usePaused } from '#platform/web/call/use-paused.ts';
import { openPalette } from '#platform/web/keys/doors.ts';
import { SearchIcon } from '../header/icons.tsx';
import { addressOfSearch } from './addresses.ts';
import { Options, optionId } from './options.tsx';
import { searchId } from './search-door.ts';
import classes from './search-field.module.css';
import { useListbox } from './use-listbox.ts';

/** What the finder would suggest for the words. */
async function suggest(text: string, signal: AbortSignal): Promise<readonly Suggestion[]> {
  return (await call('GET /api/search/suggestions', { query: { finder: 'dossiers', text }, signal })).data;
}

/**
 * The Search field of the bar: its words lead to the dossier finder, what it suggests is what the finder suggests, and
 * the last line leads on to the palette. Who has no finder searches by the palette.
 */
export function SearchField({ role }: { role: Role }) {
  const navigate = useNavigate();
  const list = useId();
  const field = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState('');
  const [wanted, setWanted] = useState(false);
  const hasFinder = role !== 'investor';
  const typed = words.trim();
  const suggestions = usePaused(suggest, words, hasFinder && wanted && typed !== '');
  const options = [
    ...suggestions.map(({ kind, text, label, of, count }) => ({
      key: `${kind} ${text} ${label ?? ''}`,
      title: label ?? text,
      detail: of === undefined ? '' : `stands for ${of}`,
      kind: `${count.toLocaleString('en')} ${count === 1 ? 'dossier' : 'dossiers'}`,
      run: () => void navigate(addressOfSearch(text)),
    })),
    {
      key: 'everything',
      title: typed === '' ? 'Find anything' : `Find “${typed}” anywhere`,
      detail: hasFinder ? 'requests, dossiers, suppliers, pages' : 'deals, requests, pages',
      kind: 'Ctrl K',
      run: () => openPalette(typed),
    },
  ];
  const { active, onKey, forget } = useListbox(options, choose, { first: false });
  const isOpen = wanted;

  function close(): void {
    setWanted(false);
    forget();
  }

  function choose(option: { run: () => void }): void {
    leave();
    option.run();
  }

  function leave(): void {
    close();
    setWords('');
    field.current?.blur();
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    leave();
    if (hasFinder) void navigate(addressOfSearch(typed));
    else openPalette(typed);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') setWanted(true);
    if (onKey(event) || event.key !== 'Escape') return;
    event.preventDefault();
    if (isOpen) close();
    else leave();
  }

  return (
    <search className={classes.search}>
      <form onSubmit={onSubmit} className={classes.form}>
        <span className={classes.icon}>
          <SearchIcon />
        </span>
        <input
          ref={field}
          id={searchId}
          type="text"
          role="combobox"
          inputMode="search"
          enterKeyHint="search"
          aria-label="Search the marketplace"
          aria-keyshortcuts="/"
          placeholder={hasFinder ? 'Search dossiers, requests…' : 'Search deals, requests…'}
          className={`control ${classes.input}`}
          maxLength={200}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? list : undefined}
          aria-activedescendant={isOpen && active >= 0 ? optionId(list, active) : undefined}
          value={words}
          onChange={(event) => {
            setWords(event.target.value);
            setWanted(true);
            forget();
          }}
          onKeyDown={onKeyDown}
          onBlur={close}
        />
        <span className={classes.key} aria-hidden="true">
          /
        </span>
      </form>
      {isOpen && (
        <Options
          id={list}
          label="Suggestions"
          className={`popup ${classes.list}`}
          groups={[{ options }]}
          active={active}
          onChoose={choose}
        />
      )}
    </search>
  );
}
