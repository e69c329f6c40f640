import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { button } from '#web/ui/button-link.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { FinderShape, FinderState } from './finder-shape.ts';
import { type WayOut, waysOut } from './in-use.ts';
import classes from './no-results.module.css';
import type { Finder } from './use-finder.ts';

/** Asks how many results a search has; never throws, because it only helps. */
export type CountResults = (state: FinderState, signal: AbortSignal) => Promise<number | null>;

/** A few questions, not a flood. */
const mostAsked = 6;

export type NoResultsProps = { finder: Finder; title: string; count: CountResults };

/** Nothing was found: which filter to drop, and what that would bring. */
export function NoResults({ finder, title, count }: NoResultsProps) {
  const { shape, state, addressOf } = finder;
  const ways = useCounted(waysOut(shape, state), count, addressOf(state));
  const useful = ways.filter((way) => way.brings !== 0);

  return (
    <EmptyState title={title}>
      {useful.length > 0 && (
        <>
          <p>No {oneOf(shape)} meets all of this. Leave out one thing:</p>
          <ul className={classes.ways}>
            {useful.map(({ label, without, brings }) => (
              <li key={label}>
                <Link to={addressOf(without)} preventScrollReset className={classes.way}>
                  <span className={classes.label}>Drop {label}</span>
                  <span className={classes.brings}>
                    {brings === undefined
                      ? '…'
                      : brings === null
                        ? ''
                        : `${brings.toLocaleString('en')} ${brings === 1 ? oneOf(shape) : shape.noun}`}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </EmptyState>
  );
}

function oneOf({ noun }: FinderShape): string {
  return noun.replace(/s$/, '');
}

/** A search that failed: nothing is claimed about what there is. */
export function NotLoaded({
  finder,
  title,
  onRetry,
}: {
  finder: Finder;
  title: string;
  onRetry: () => void;
}) {
  const { noun } = finder.shape;
  return (
    <EmptyState
      title={title}
      action={
        <button type="button" className={button} onClick={onRetry}>
          Try again
        </button>
      }
    >
      <p role="alert">The {noun} could not be loaded, try again.</p>
    </EmptyState>
  );
}

type Counted = WayOut & { brings: number | null | undefined };

function useCounted(ways: WayOut[], count: CountResults, search: string): Counted[] {
  const [brought, setBrought] = useState<{ search: string; numbers: (number | null)[] }>();
  const asked = ways.slice(0, mostAsked);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the ways follow from the search
  useEffect(() => {
    const controller = new AbortController();
    void Promise.all(asked.map((way) => count(way.without, controller.signal))).then((numbers) => {
      if (!controller.signal.aborted) setBrought({ search, numbers });
    });
    return () => controller.abort();
  }, [search]);

  return asked.map((way, index) => ({
    ...way,
    brings: brought?.search === search ? brought.numbers[index] : undefined,
  }));
}
