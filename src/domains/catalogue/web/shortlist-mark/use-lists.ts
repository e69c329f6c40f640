import { useEffect, useState } from 'react';
import { CallError, call } from '#platform/web/call/call.ts';

export type List = Awaited<ReturnType<typeof call<'GET /api/shortlists'>>>['data'][number];

/** The lists that one sees, each with whether the dossier is on it, where one is named; null until they are there. */
export function useLists(dossier?: string) {
  const [lists, setLists] = useState<readonly List[] | null>(null);
  const [failed, setFailed] = useState('');
  const [times, setTimes] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another time asks again
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    async function ask(): Promise<void> {
      try {
        const { data } = await call('GET /api/shortlists', { query: { dossier }, signal });
        if (!signal.aborted) setLists(data);
      } catch (error) {
        if (signal.aborted) return;
        if (!(error instanceof CallError)) throw error;
        setFailed(error.message);
      }
    }
    void ask();
    return () => controller.abort();
  }, [dossier, times]);

  return {
    lists,
    failed,
    load(): void {
      setFailed('');
      setTimes(times + 1);
    },
    /** A list as it has become; a new one stands last. */
    keep(list: List): void {
      setLists((before) => {
        const all = before ?? [];
        return all.some((each) => each.id === list.id)
          ? all.map((each) => (each.id === list.id ? list : each))
          : [...all, list];
      });
    },
  };
}
