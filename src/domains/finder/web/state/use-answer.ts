import { useEffect, useState } from 'react';
import type { Search } from './answers.ts';

/** What a finder shows. */
export type Shown<A> = {
  /** The newest answer there is; while the next one loads, still the one before. Undefined at first. */
  answer: A | undefined;
  /** The answer does not yet belong to the search that is asked for. */
  busy: boolean;
  /** Why the search asked for has no fresh answer. */
  error: unknown;
};

type Settled<A> = { search: Search<A>; answer?: A; error?: unknown };

/** Follows a search to its end, and keeps showing the answer before until then. */
export function useAnswer<A>(search: Search<A>): Shown<A> {
  const [settled, setSettled] = useState<Settled<A>>();
  const [last, setLast] = useState<A | undefined>(search.kept);

  useEffect(() => {
    let overtaken = false;
    void search.outcome.then((outcome) => {
      if (!overtaken && outcome !== null) setSettled({ search, ...outcome });
    });
    return () => {
      overtaken = true;
    };
  }, [search]);

  const ended = settled?.search === search ? settled : undefined;
  const current = ended?.answer ?? search.kept;
  if (current !== undefined && current !== last) setLast(current);
  return {
    answer: current ?? (ended ? undefined : last),
    busy: current === undefined && ended === undefined,
    error: ended?.error,
  };
}
