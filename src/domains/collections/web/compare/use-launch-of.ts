import { useEffect, useState } from 'react';
import { call } from '#platform/web/call/call.ts';
import { toLoadResult } from '#platform/web/call/load-result.ts';
import type { LaunchOf } from './compare-rows.ts';

/** The launch windows of dossiers, each as it comes: the comparison is worth reading without, and waits for none. */
export function useLaunchOf(ids: readonly string[]): { launchOf: LaunchOf; retry: () => void } {
  const [launchOf, setLaunchOf] = useState<LaunchOf>({});
  const [times, setTimes] = useState(0);
  const asked = ids.join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another time asks again; one that has come is not asked for anew
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    for (const id of asked.split(',').filter((id) => id !== '' && !launchOf[id])) {
      void toLoadResult(call('GET /api/dossiers/:id/launch-windows', { params: { id }, signal })).then(
        ({ found }) => {
          if (!signal.aborted) setLaunchOf((before) => ({ ...before, [id]: found?.data ?? null }));
        },
      );
    }
    return () => controller.abort();
  }, [asked, times]);

  function retry(): void {
    setLaunchOf(Object.fromEntries(Object.entries(launchOf).filter(([, windows]) => windows !== null)));
    setTimes(times + 1);
  }

  return { launchOf, retry };
}
