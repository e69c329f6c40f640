import { useState } from 'react';
import { call } from '#platform/web/call/call.ts';
import { useLooks } from '#platform/web/call/use-looks.ts';
import type { WholeListingImport } from '../../contract/listing-imports.ts';

/** An import as it moves on: looked at again as long as it is being checked or written. */
export function useImport(
  loaded: WholeListingImport,
): [WholeListingImport, (now: WholeListingImport) => void] {
  const [found, setFound] = useState(loaded);
  const { id, state } = found;
  useLooks(
    { id, moves: state === 'checking' || state === 'writing' },
    (signal) => call('GET /api/admin/imports/:id', { params: { id }, signal }),
    setFound,
  );
  return [found, setFound];
}
