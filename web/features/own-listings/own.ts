import { useSyncExternalStore } from 'react';
import type { ListingKind } from '#contract/listing-kinds.ts';
import { call } from '#web/call.ts';
import { readSession } from '#web/session.ts';

/** The listings of one's own company, as 'dossier:17', and for whom they were asked. */
type Own = { token: string; keys: ReadonlySet<string> };
const nobodys: Own = { token: '', keys: new Set() };
let known = nobodys;
const listeners = new Set<() => void>();

/** Whether a listing is one's own company's: nobody asks themselves for a proposal. */
export function useIsOwn(): (kind: ListingKind, id: string) => boolean {
  const now = useSyncExternalStore(
    subscribe,
    () => known,
    () => nobodys,
  );
  return (kind, id) => now.keys.has(`${kind}:${id}`) && now.token === readSession()?.token;
}

/** Asked of the server once for each session, by the first listing shown. */
async function load(): Promise<void> {
  const token = readSession()?.token;
  if (token === undefined || token === known.token) return;
  const nothing: Own = { token, keys: new Set() };
  known = nothing;
  try {
    const { data } = await call('GET /api/listings');
    if (known !== nothing) return;
    known = { token, keys: new Set(data.map(({ kind, id }) => `${kind}:${id}`)) };
    for (const listener of listeners) listener();
  } catch {
    // The server refuses such a request in any case; the next page asks again.
    if (known === nothing) known = nobodys;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  void load();
  return () => listeners.delete(listener);
}
