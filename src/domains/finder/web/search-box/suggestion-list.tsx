import { useEffect, useRef } from 'react';
import type { Suggestion } from '../../contract/finders.ts';
import type { FinderShape } from '../state/finder-shape.ts';
import { filterNamed } from '../state/understood.ts';
import classes from './suggestion-list.module.css';

type SuggestionListProps = {
  id: string;
  label: string;
  shape: FinderShape;
  suggestions: readonly Suggestion[];
  /** The one that Enter would choose; -1 for none. */
  active: number;
  onChoose: (suggestion: Suggestion) => void;
};

export function optionId(list: string, place: number): string {
  return `${list}-${place}`;
}

/** The popup of the search field. It lies over the page, and the focus stays in the field. */
export function SuggestionList({ id, label, shape, suggestions, active, onChoose }: SuggestionListProps) {
  const highlighted = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active >= 0) highlighted.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return (
    <div id={id} role="listbox" aria-label={label} className={`popup ${classes.list}`}>
      {suggestions.map((suggestion, place) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, where the focus stays
        <div
          key={suggestionKey(suggestion)}
          id={optionId(id, place)}
          ref={place === active ? highlighted : undefined}
          role="option"
          tabIndex={-1}
          aria-selected={place === active}
          className={`small ${classes.option}`}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(suggestion)}
        >
          <span className={classes.text}>
            {suggestion.label ?? suggestion.text}
            {suggestion.of && (
              <span className={classes.of}>
                <span aria-hidden="true"> → </span>
                <span className="visually-hidden"> stands for </span>
                {suggestion.of}
              </span>
            )}
          </span>{' '}
          <span className={`muted ${classes.kind}`}>{kindOf(shape, suggestion)}</span>{' '}
          <span className={`muted ${classes.count}`}>
            {suggestion.count.toLocaleString('en')}
            <span className="visually-hidden"> {shape.noun}</span>
          </span>
        </div>
      ))}
    </div>
  );
}

export function suggestionKey({ kind, text, group, label }: Suggestion): string {
  return [kind, group, label ?? text].join(' ');
}

function kindOf(shape: FinderShape, { kind, group }: Suggestion): string {
  if (kind === 'filter') return filterNamed(shape, group)?.label ?? '';
  return kind === 'brand' ? 'Brand' : 'Molecule';
}
