import { useEffect, useState } from 'react';
import { call } from '#platform/web/call/call.ts';
import type { WholeListingImport } from '../../contract/listing-imports.ts';

/** How often one looks while it moves. */
const pause = 1_000;

/** An import as it moves on: looked at again as long as it is being checked or written. */
export function useImport(
  loaded: WholeListingImport,
): [WholeListingImport, (now: WholeListingImport) => void] {
  const [found, setFound] = useState(loaded);
  const [looks, setLooks] = useState(0);
  const moves = found.state === 'checking' || found.state === 'writing';
  // biome-ignore lint/correctness/useExhaustiveDependencies: each look, also one that failed, asks for the next
  useEffect(() => {
    if (!moves) return;
    const asked = new AbortController();
    const timer = window.setTimeout(async () => {
      const params = { id: found.id };
      const answer = await call('GET /api/admin/imports/:id', { params, signal: asked.signal }).catch(
        () => null,
      );
      if (asked.signal.aborted) return;
      if (answer) setFound(answer.data);
      setLooks((before) => before + 1);
    }, pause);
    return () => {
      window.clearTimeout(timer);
      asked.abort();
    };
  }, [found.id, moves, looks]);
  return [found, setFound];
}
