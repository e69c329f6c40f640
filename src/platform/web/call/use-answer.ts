import { useEffect, useState } from 'react';
import { CallError } from './call.ts';

/** Null until it is there; or why it is not. */
export type Answer<T> = T | { failed: string } | null;

/**
 * What a call answers, apart from the page that shows it, which does not wait for it. `of` says what is asked: another one asks
 * anew, and so does `retry`.
 */
export function useAnswer<T>(
  of: string,
  ask: (signal: AbortSignal) => Promise<T>,
): { answer: Answer<T>; retry: () => void } {
  const [last, setLast] = useState<{ of: string; answer: Answer<T> }>({ of, answer: null });
  const [times, setTimes] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked is named; another time asks again
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    void (async () => {
      try {
        const answer = await ask(signal);
        if (!signal.aborted) setLast({ of, answer });
      } catch (error) {
        if (signal.aborted) return;
        if (!(error instanceof CallError)) throw error;
        setLast({ of, answer: { failed: error.message } });
      }
    })();
    return () => controller.abort();
  }, [of, times]);

  function retry(): void {
    setLast({ of, answer: null });
    setTimes(times + 1);
  }

  return { answer: last.of === of ? last.answer : null, retry };
}
