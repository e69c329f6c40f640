import { type FormEvent, useId, useRef, useState } from 'react';
import { button, quietButton } from '#web/ui/button-link.ts';
import hidden from '#web/ui/hidden.module.css';
import { clearAll, searchFor } from './finder-moves.ts';
import { filtersInUse } from './in-use.ts';
import classes from './search-box.module.css';
import type { Finder } from './use-finder.ts';

export type SearchBoxProps = {
  finder: Finder;
  label: string;
  /** What one can search by, while there is nothing to reset. */
  hint: string;
};

/** The words to search for, with Submit and a Reset that says what it resets. */
export function SearchBox({ finder: { shape, state, move }, label, hint }: SearchBoxProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(state.text);
  const [known, setKnown] = useState(state.text);
  // Walking back through searches brings their words back, but what was typed since is not overwritten by its own echo.
  if (known !== state.text) {
    setKnown(state.text);
    setTyped(state.text);
  }

  function submit(text: string): void {
    setKnown(text.trim());
    move((latest) => searchFor(latest, text));
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    submit(typed);
  }

  function onChange(text: string): void {
    setTyped(text);
    if (text === '' && state.text !== '') submit('');
  }

  function reset(): void {
    setTyped('');
    move(clearAll);
    input.current?.focus();
  }

  return (
    <search className={classes.search}>
      <form className={classes.form} onSubmit={onSubmit}>
        <label className={hidden.hidden} htmlFor={id}>
          {label}
        </label>
        <input
          ref={input}
          id={id}
          type="search"
          className={classes.input}
          placeholder={label}
          maxLength={500}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => onChange(event.target.value)}
        />
        <button type="submit" className={button}>
          Submit
        </button>
        <button type="button" className={quietButton} aria-describedby={`${id}-hint`} onClick={reset}>
          Reset
        </button>
      </form>
      <p id={`${id}-hint`} className={classes.hint}>
        {whatResetDoes(state.text, filtersInUse(shape, state).length) ?? hint}
      </p>
    </search>
  );
}

function whatResetDoes(text: string, filters: number): string | null {
  const parts = [
    text && `the words “${text}”`,
    filters > 0 && `${filters} ${filters === 1 ? 'filter' : 'filters'}`,
  ];
  const things = parts.filter(Boolean).join(' and ');
  return things === '' ? null : `Reset clears ${things} and shows everything from page 1.`;
}
