import { useEffect, useState } from 'react';
import type { Dossier } from '#domains/dossiers/contract/dossiers.ts';
import { call } from '#platform/web/call/call.ts';
import type { Request } from '../../contract/request-view.ts';
import { type KnownTerms, knownTerms } from './known-terms.ts';

/**
 * What is known of a first term sheet; null until the listing has been read. A listing that cannot be read leaves what
 * the request says; a later version goes on from the one before.
 */
export function useKnownTerms(
  { kind, listing, answers, termSheets }: Request,
  wanted: boolean,
): KnownTerms | null {
  const isFirst = wanted && kind === 'dossier' && termSheets.length === 0;
  const [read, setRead] = useState<{ id: string; dossier: Dossier | null } | null>(null);
  const { id } = listing;
  useEffect(() => {
    if (!isFirst) return;
    const asked = new AbortController();
    call('POST /get-dossierbyid', { body: { id }, signal: asked.signal }).then(
      ({ data }) => setRead({ id, dossier: data }),
      () => !asked.signal.aborted && setRead({ id, dossier: null }),
    );
    return () => asked.abort();
  }, [isFirst, id]);
  if (!isFirst) return {};
  return read?.id === id ? knownTerms(answers, read.dossier) : null;
}
