import { useEffect, useState } from 'react';
import { CallError, call } from '#platform/web/call/call.ts';
import type { Dossier } from '../../contract/dossiers.ts';

type Details = { dossier: Dossier } | { failed: string } | null;

/** Who walks past a row does not ask for its details. */
const pause = 120;

/** A dossier whole, once one rests on it; null until it is there. */
export function useDetails(id: string): { details: Details; retry: () => void } {
  const [details, setDetails] = useState<Details>(null);
  const [times, setTimes] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another time asks again
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(async () => {
      try {
        const { data } = await call('POST /get-dossierbyid', { body: { id }, signal });
        if (!signal.aborted) setDetails({ dossier: data });
      } catch (error) {
        if (signal.aborted) return;
        if (!(error instanceof CallError)) throw error;
        setDetails({ failed: error.message });
      }
    }, pause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [id, times]);

  function retry(): void {
    setDetails(null);
    setTimes(times + 1);
  }

  return { details, retry };
}
