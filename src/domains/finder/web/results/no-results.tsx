import type { MouseEvent } from 'react';
import { Button } from '#ui/action/buttons.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { clearAll, searchFor } from '../state/finder-moves.ts';
import { counted, oneOf } from '../state/finder-shape.ts';
import { filtersInUse } from '../state/in-use.ts';
import type { Finder } from '../state/use-finder.ts';
import type { WayOut } from '../state/ways-out.ts';
import classes from './no-results.module.css';

type NoResultsProps = { finder: Finder; title: string; ways: readonly WayOut[] };

/** Nothing was found: what to leave out, and what that would bring. */
export function NoResults({ finder: { shape, state, move }, title, ways }: NoResultsProps) {
  /** A button that goes away must not take the reader's place along. */
  function take(event: MouseEvent<HTMLButtonElement>, way: WayOut['without']): void {
    event.currentTarget.closest<HTMLElement>('section')?.focus();
    move(way);
  }

  // Words from an earlier search, beside a filter or a shortcut that was ticked since.
  const dropsWords = state.text !== '' && filtersInUse(shape, state).length > 0;
  if (ways.length === 0) {
    return (
      <EmptyState
        title={title}
        action={
          dropsWords ? (
            <Button onClick={(event) => take(event, (latest) => searchFor(latest, ''))}>
              Drop the words
            </Button>
          ) : (
            <Button onClick={(event) => take(event, clearAll)}>Show all {shape.noun}</Button>
          )
        }
      >
        <p>
          {dropsWords
            ? `The words “${state.text}” are still searched for, beside the filters.`
            : 'Leaving out one thing is not enough: there is nothing near it.'}
        </p>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={title}>
      <p>No {oneOf(shape.noun)} meets all of this. What to leave out:</p>
      <ul className={`panel list ${classes.ways}`}>
        {ways.map(({ label, brings, without }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same words may stand for a tick and in the text
          <li key={`${place} ${label}`}>
            <button type="button" className={classes.way} onClick={(event) => take(event, without)}>
              <span className="fits">{label}</span>{' '}
              <span className={classes.brings}>({counted(shape, brings)})</span>
            </button>
          </li>
        ))}
      </ul>
    </EmptyState>
  );
}

type NotLoadedProps = { finder: Finder; nothingFound: string; onRetry: () => void };

/** A search that failed is headed as one: what is said where nothing is found claims nothing about what there is (§8.2). */
export function NotLoaded({ finder, nothingFound, onRetry }: NotLoadedProps) {
  return (
    <EmptyState
      title={`The ${finder.shape.noun} could not be loaded, try again.`}
      action={<Button onClick={onRetry}>Try again</Button>}
    >
      <p role="alert">{nothingFound}: the search failed, which says nothing of what there is.</p>
    </EmptyState>
  );
}
