import { useSyncExternalStore } from 'react';
import { call } from '#platform/web/call/call.ts';
import { readSession } from '#platform/web/session/session.ts';
import type { ListingKind } from '../../contract/listing-kinds.ts';

/** The listings of one's own company, as 'dossier:17', for whom they were asked, and when they are there. */
type Own = { token: string; keys: ReadonlySet<string>; there: Promise<void> };
const nobodys: Own = { token: '', keys: new Set(), there: Promise.resolve() };
let known = nobodys;
const listeners = new Set<() => void>();

/** Whether a listing is one's own company's: nobody asks themselves for a proposal. */
export function useIsOwn(): (kind: ListingKind, id: string) => boolean {
  const now = useSyncExternalStore(
    subscribe,
    () => known,
    () => nobodys,
  );
  return (kind, id) => isAmong(now, kind, id);
}

/** The same for a page that is not drawn before it is known. */
export async function loadIsOwn(kind: ListingKind, id: string): Promise<boolean> {
  await load();
  return isAmong(known, kind, id);
}

function isAmong({ keys, token }: Own, kind: ListingKind, id: string): boolean {
  return keys.has(`${kind}:${id}`) && token === readSession()?.token;
}

/** Asked of the server once for each session, by the first listing shown. */
function load(): Promise<void> {
  const token = readSession()?.token;
  if (token === undefined || token === known.token) return known.there;
  const nothing: Own = { token, keys: new Set(), there: Promise.resolve().then(ask) };
  known = nothing;
  return nothing.there;

  async function ask(): Promise<void> {
    try {
      const { data } = await call('GET /api/listings');
      if (known !== nothing) return;
      known = { ...nothing, keys: new Set(data.map((own) => `${own.kind}:${own.id}`)) };
      for (const listener of listeners) listener();
    } catch {
      // The server refuses such a request in any case; the next page asks again.
      if (known === nothing) known = nobodys;
    }
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  void load();
  return () => listeners.delete(listener);
}
