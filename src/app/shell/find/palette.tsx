import { type KeyboardEvent, type MouseEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Hit } from '#domains/desk/contract/find.ts';
import type { StoredSession } from '#platform/web/session/session.ts';
import { useActions } from './actions.ts';
import { addressOfSearch } from './addresses.ts';
import { type Option, type OptionGroup, Options, optionId } from './options.tsx';
import classes from './palette.module.css';
import { placesOf, saysAll } from './places.ts';
import { type Hits, useHits } from './use-hits.ts';
import { useListbox } from './use-listbox.ts';

const kindWords: Record<Hit['kind'], string> = {
  request: 'Request',
  dossier: 'Dossier',
  supplier: 'Supplier',
  molecule: 'Molecule',
  company: 'Company',
  person: 'Person',
  post: 'Blog post',
};

const placeholders: Record<StoredSession['role'], string> = {
  admin: 'Reference, code, title, company, person or page',
  seller: 'Reference, molecule, dossier, supplier or page',
  investor: 'Reference, deal or page',
};

type PaletteProps = { session: StoredSession; words: string; onClose: () => void };

/** Finds whatever the viewer may open or do, by some of its words (§11.8): a dialog with one field and one list. */
export function Palette({ session, words: given, onClose }: PaletteProps) {
  const [words, setWords] = useState(given);
  const typed = words.trim().toLowerCase();
  const answer = useHits(typed);
  const groups = useGroups(session, words.trim(), answer);
  const options = groups.flatMap((group) => group.options);
  const { active, onKey, forget } = useListbox(options, choose, { first: true });
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);

  // Before anything is painted: the keys that are being pressed are for its field, after what was typed until now.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    field.current?.setSelectionRange(given.length, given.length);
    return () => shown?.close();
  }, [given]);

  function choose({ run }: Pick<Option, 'run'>): void {
    // Closed first: the browser gives the focus back, and what comes next may take it.
    dialog.current?.close();
    onClose();
    run();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (!onKey(event) && event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onClose();
    }
  }

  function closeBeside({ target }: MouseEvent): void {
    if (target === dialog.current) onClose();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the backdrop; by keyboard Escape does the same
    <dialog
      ref={dialog}
      className={classes.palette}
      aria-label="Find a record"
      onClick={closeBeside}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={classes.content}>
        <input
          ref={field}
          type="text"
          role="combobox"
          inputMode="search"
          className={classes.input}
          aria-label="Find a record"
          placeholder={placeholders[session.role]}
          maxLength={200}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={options.length > 0 ? id : undefined}
          aria-activedescendant={active >= 0 ? optionId(id, active) : undefined}
          value={words}
          onChange={(event) => {
            setWords(event.target.value);
            forget();
          }}
          onKeyDown={onKeyDown}
        />
        <p role="status" className={groups.length > 0 ? 'visually-hidden' : classes.empty}>
          {stateWords(answer, typed, options.length)}
        </p>
        {options.length > 0 && (
          <Options
            id={id}
            label="What was found"
            className={classes.list}
            groups={groups}
            active={active}
            onChoose={choose}
          />
        )}
        {answer.failed && options.length > 0 && <p className={classes.failed}>{failedWords}</p>}
      </div>
    </dialog>
  );
}

const failedWords = 'Records could not be searched. Type again to try once more.';

function stateWords({ words, failed }: Hits, typed: string, found: number): string {
  if (words !== typed) return 'Looking…';
  if (failed) return failedWords;
  if (found === 0) return 'Nothing is called like this';
  return found === 1 ? '1 found' : `${found} found`;
}

/**
 * What is called so first: pages and actions are few, and were meant by whoever typed the beginning of their name. Then
 * the records, and last the finders, which look for any words.
 */
function useGroups(session: StoredSession, words: string, { hits }: Hits): readonly OptionGroup[] {
  const navigate = useNavigate();
  const go = (to: string) => () => void navigate(to);
  const records = (words === '' ? [] : hits).map(({ kind, title, detail, to }) => ({
    key: `${kind} ${to}`,
    ...{ title, detail, kind: kindWords[kind], run: go(to) },
  }));
  const pages = placesOf(session)
    .filter(({ label, detail = '' }) => saysAll(`${label} ${detail}`, words))
    .map(({ label, to, detail = '' }) => ({ key: to, title: label, detail, kind: 'Page', run: go(to) }));
  const actions = useActions(session)
    .filter(({ label }) => saysAll(label, words))
    .map(({ label, run }) => ({ key: label, title: label, detail: '', kind: 'Action', run }));
  const searches =
    words === '' || session.role === 'investor'
      ? []
      : [
          { key: 'dossiers', title: `Search dossiers for “${words}”`, to: addressOfSearch(words) },
          {
            key: 'suppliers',
            title: `Search suppliers for “${words}”`,
            to: `/supplier-search?${new URLSearchParams({ q: words })}`,
          },
        ].map(({ key, title, to }) => ({ key, title, detail: '', kind: 'Search', run: go(to) }));
  return [
    { title: 'Pages', options: pages },
    { title: 'Actions', options: actions },
    { title: 'Records', options: records },
    { title: 'Search', options: searches },
  ].filter(({ options }) => options.length > 0);
}
