import { useEffect, useState } from 'react';
import { toLoadResult } from '#platform/web/call/load-result.ts';

/** What was asked of each dossier, by its id, once it has come; null where it could not be loaded. */
export type EachOf<T> = Readonly<Record<string, T | null>>;

/** What a call says of dossiers, each as it comes: the comparison is worth reading without, and waits for none. */
export function useEachOf<T>(
  ids: readonly string[],
  ask: (id: string, signal: AbortSignal) => Promise<{ data: T }>,
): { each: EachOf<T>; retry: () => void } {
  const [each, setEach] = useState<EachOf<T>>({});
  const [times, setTimes] = useState(0);
  const asked = ids.join();

  async function load(id: string, signal: AbortSignal): Promise<void> {
    try {
      const { found } = await toLoadResult(ask(id, signal));
      if (!signal.aborted) setEach((before) => ({ ...before, [id]: found?.data ?? null }));
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another time asks again; one that has come is not asked for anew
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    for (const id of asked.split(',').filter((id) => id !== '' && !each[id])) {
      void load(id, signal);
    }
    return () => controller.abort();
  }, [asked, times]);

  function retry(): void {
    setEach(Object.fromEntries(Object.entries(each).filter(([, one]) => one !== null)));
    setTimes(times + 1);
  }

  return { each, retry };
}
