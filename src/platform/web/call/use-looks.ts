import { useEffect, useState } from 'react';

/** One look fails as it may; after these there is hardly a connection. */
const failedOften = 3;
/** How often one looks while it moves, in milliseconds. */
const pause = 1_000;

/**
 * Looks again at what a job moves on, as long as it moves: what is found goes to `take`, and a look that failed is
 * followed by the next one. `id` names what is looked at. True once so many looks failed that its reader should know.
 */
export function useLooks<T>(
  { id, moves }: { id: string; moves: boolean },
  look: (signal: AbortSignal) => Promise<{ data: T }>,
  take: (found: T) => void,
): boolean {
  const [looks, setLooks] = useState(0);
  const [failed, setFailed] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each look, also one that failed, asks for the next
  useEffect(() => {
    if (!moves) return;
    const asked = new AbortController();
    const timer = window.setTimeout(async () => {
      const answer = await look(asked.signal).catch(() => null);
      if (asked.signal.aborted) return;
      if (answer) take(answer.data);
      setFailed((before) => (answer ? 0 : before + 1));
      setLooks((before) => before + 1);
    }, pause);
    return () => {
      window.clearTimeout(timer);
      asked.abort();
    };
  }, [id, moves, looks]);
  return moves && failed >= failedOften;
}
