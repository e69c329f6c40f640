import { useEffect, useState } from 'react';
import { CallError, call } from '#platform/web/call/call.ts';
import type { LaunchWindow } from '../contract/launch-windows.ts';

/** Null until they are there; or why they are not. */
export type Launch = { windows: readonly LaunchWindow[]; of?: Presentation } | { failed: string } | null;

/** Which one a dossier is of, and how many are of it. */
type Presentation = { id: string; dossiers: number };

/** The launch windows of a dossier, apart from the page that shows them: it does not wait for them. */
export function useLaunchWindows(dossier: string): { launch: Launch; retry: () => void } {
  const [answer, setAnswer] = useState<{ dossier: string; launch: Launch }>({ dossier, launch: null });
  const [times, setTimes] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another time asks again
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    void (async () => {
      try {
        const { data, presentation, dossiers } = await call('GET /api/dossiers/:id/launch-windows', {
          params: { id: dossier },
          signal,
        });
        if (!signal.aborted)
          setAnswer({ dossier, launch: { windows: data, of: { id: presentation, dossiers } } });
      } catch (error) {
        if (signal.aborted) return;
        if (!(error instanceof CallError)) throw error;
        setAnswer({ dossier, launch: { failed: error.message } });
      }
    })();
    return () => controller.abort();
  }, [dossier, times]);

  function retry(): void {
    setAnswer({ dossier, launch: null });
    setTimes(times + 1);
  }

  return { launch: answer.dossier === dossier ? answer.launch : null, retry };
}
