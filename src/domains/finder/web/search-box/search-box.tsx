import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { AskPaused } from '#platform/web/call/use-paused.ts';
import { Button, QuietButton } from '#ui/action/buttons.tsx';
import type { Suggestion } from '../../contract/finders.ts';
import { clearAll, searchFor, tickOn } from '../state/finder-moves.ts';
import { emptyState, type FinderState } from '../state/finder-shape.ts';
import { filtersInUse } from '../state/in-use.ts';
import { keepView } from '../state/kept-view.ts';
import { filterNamed } from '../state/understood.ts';
import type { Finder } from '../state/use-finder.ts';
import { takeOut } from '../state/words.ts';
import classes from './search-box.module.css';
import { SuggestField } from './suggest-field.tsx';

type SearchBoxProps = {
  finder: Finder;
  label: string;
  suggest: AskPaused<Suggestion>;
  /** What one can search by, while there is nothing to reset. */
  hint: string;
};

/** The words to search for, with Submit and a Reset that says what it resets. */
export function SearchBox({
  finder: { shape, state, move, noteTyped },
  label,
  suggest,
  hint,
}: SearchBoxProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(state.text);
  const [known, setKnown] = useState(state.text);
  // Walking back through searches brings their words back, but what was typed since is not overwritten by its own echo.
  if (known !== state.text) {
    setKnown(state.text);
    setTyped(state.text);
  }

  useEffect(() => noteTyped(typed.trim() === state.text ? null : typed), [noteTyped, typed, state.text]);

  function submit(text: string): void {
    setKnown(text.trim());
    move((latest) => searchFor(latest, text));
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    submit(typed);
  }

  function onType(text: string): void {
    setTyped(text);
    if (text === '' && state.text !== '') submit('');
  }

  /** A value that stands in the text is ticked, and leaves the text; anything else is searched for. */
  function choose({ text, group, label: value = '' }: Suggestion): void {
    const filter = filterNamed(shape, group);
    const rest = takeOut(text, value);
    if (filter?.kind === 'list' && rest !== text) {
      setTyped(rest);
      setKnown(rest);
      move((latest) => searchFor(tickOn(latest, filter, value), rest));
    } else {
      setTyped(text);
      submit(text);
    }
  }

  function reset(): void {
    setTyped('');
    keepView(shape, { sort: undefined });
    move(clearAll);
    input.current?.focus();
  }

  return (
    <search className={classes.search} data-dense={state.view === 'table' || undefined}>
      <form className={classes.form} onSubmit={onSubmit}>
        <label className="visually-hidden" htmlFor={id}>
          {label}
        </label>
        <SuggestField
          id={id}
          input={input}
          label={label}
          shape={shape}
          value={typed}
          suggest={suggest}
          onType={onType}
          onChoose={choose}
        />
        <Button type="submit">Submit</Button>
        <QuietButton aria-describedby={`${id}-hint`} onClick={reset}>
          Reset
        </QuietButton>
      </form>
      <p id={`${id}-hint`} className={`muted ${classes.hint}`}>
        {whatResetDoes(state, filtersInUse(shape, state).length) ?? hint}
      </p>
    </search>
  );
}

function whatResetDoes({ text, sort }: FinderState, filters: number): string | null {
  const parts = [
    text && `the words “${text}”`,
    filters > 0 && `${filters} ${filters === 1 ? 'filter' : 'filters'}`,
    sort !== emptyState.sort && 'the sorting',
  ];
  const things = parts.filter(Boolean).join(' and ');
  return things === '' ? null : `Reset clears ${things} and shows everything from page 1.`;
}
