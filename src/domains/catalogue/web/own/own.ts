import { useEffect } from 'react';
import { call } from '#platform/web/call/call.ts';
import { createPersonStore } from '#platform/web/session/person-store.ts';
import type { ListingKind } from '../../contract/listing-kinds.ts';

/** The listings of one's own companies, as 'dossier:17'. */
const own = createPersonStore<ReadonlySet<string>>(new Set(), async () => {
  const { data } = await call('GET /api/listings');
  const keys = new Set(data.map(({ kind, id }) => `${kind}:${id}`));
  return () => keys;
});

/** The desk and colleagues list too, and nobody tells: who goes on from page to page asks again after ten minutes. */
const fresh = 600_000;

/** Whether a listing is one's own company's: nobody asks themselves for a proposal. */
export function useIsOwn(): (kind: ListingKind, id: string) => boolean {
  // Without an answer the server refuses such a request in any case.
  useEffect(() => void own.load(fresh), []);
  const keys = own.use((known) => known);
  return (kind, id) => keys.has(`${kind}:${id}`);
}

/** The same for a page that is not drawn before it is known. */
export async function loadIsOwn(kind: ListingKind, id: string): Promise<boolean> {
  await own.load(fresh);
  return own.read().has(`${kind}:${id}`);
}

/** One has listed another: which are one's own is asked anew. */
export function rereadOwn(): void {
  void own.load();
}
