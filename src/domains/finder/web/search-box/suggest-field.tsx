import { type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { type AskPaused, usePaused } from '#platform/web/call/use-paused.ts';
import type { Suggestion } from '../../contract/finders.ts';
import type { FinderShape } from '../state/finder-shape.ts';
import classes from './search-box.module.css';
import { optionId, SuggestionList, suggestionKey } from './suggestion-list.tsx';

type SuggestFieldProps = {
  id: string;
  input: RefObject<HTMLInputElement | null>;
  label: string;
  shape: FinderShape;
  value: string;
  suggest: AskPaused<Suggestion>;
  onType: (text: string) => void;
  onChoose: (suggestion: Suggestion) => void;
};

/**
 * A search field with suggestions under it, operated as the ARIA practices say of an editable combobox: arrows, Home
 * and End go through them, Enter takes the highlighted one, Escape closes them. Where none is highlighted every key
 * is the field's own, and Enter submits.
 */
export function SuggestField({
  id,
  input,
  label,
  shape,
  value,
  suggest,
  onType,
  onChoose,
}: SuggestFieldProps) {
  const list = useId();
  const [wanted, setWanted] = useState(false);
  const [highlighted, setHighlighted] = useState<string>();
  const suggestions = usePaused(suggest, value, wanted && value.trim() !== '');
  const isOpen = wanted && suggestions.length > 0;
  const active = suggestions.findIndex((each) => suggestionKey(each) === highlighted);

  function close(): void {
    setWanted(false);
    setHighlighted(undefined);
  }

  function type(text: string): void {
    setWanted(true);
    setHighlighted(undefined);
    onType(text);
  }

  function choose(suggestion: Suggestion): void {
    close();
    onChoose(suggestion);
  }

  function highlight(place: number): void {
    const suggestion = suggestions[place];
    setHighlighted(suggestion && suggestionKey(suggestion));
  }

  function onKeyDown(event: KeyboardEvent): void {
    // While a character is being composed, the keys choose among its spellings.
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    if (act(event.key)) event.preventDefault();
  }

  /** Whether the key meant the suggestions. */
  function act(key: string): boolean {
    const chosen = suggestions[active];
    const last = suggestions.length - 1;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      setWanted(true);
      // Beyond either end the field's own text comes, and nothing is highlighted.
      if (key === 'ArrowDown') highlight(active === last ? -1 : active + 1);
      else highlight(active === -1 ? last : active - 1);
      return true;
    }
    if (key === 'Escape') {
      const hadSomething = isOpen || value !== '';
      if (isOpen) close();
      else if (value !== '') type('');
      return hadSomething;
    }
    if (key === 'Enter') {
      if (chosen) choose(chosen);
      else close();
      return chosen !== undefined;
    }
    if (chosen && (key === 'Home' || key === 'End')) {
      highlight(key === 'Home' ? 0 : last);
      return true;
    }
    if (key === 'ArrowLeft' || key === 'ArrowRight') highlight(-1);
    return false;
  }

  return (
    <div className={classes.field}>
      <input
        ref={input}
        id={id}
        type="text"
        role="combobox"
        inputMode="search"
        enterKeyHint="search"
        className={`control ${classes.input}`}
        placeholder={label}
        maxLength={500}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? list : undefined}
        aria-activedescendant={active >= 0 ? optionId(list, active) : undefined}
        value={value}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      <span role="status" className="visually-hidden">
        {isOpen && (suggestions.length === 1 ? '1 suggestion' : `${suggestions.length} suggestions`)}
      </span>
      {isOpen && (
        <SuggestionList
          id={list}
          label={`Suggestions for ${label.toLowerCase()}`}
          shape={shape}
          suggestions={suggestions}
          active={active}
          onChoose={choose}
        />
      )}
    </div>
  );
}
