import { useEffect, useSyncExternalStore } from 'react';
import { call } from '#platform/web/call/call.ts';
import { readSession } from '#platform/web/session/session.ts';
import type { ListingKind } from '../../contract/listing-kinds.ts';

/** The latest request that one made for a listing. */
export type Asked = Awaited<ReturnType<typeof call<'GET /api/asked'>>>['data'][number];

/** What was answered, by 'dossier:17', and for whom. */
let known: { token: string; byKey: ReadonlyMap<string, Asked> } = { token: '', byKey: new Map() };
/** Listings shown since the last call went out: those of a page are asked for together. */
const shown: Record<ListingKind, Set<string>> = { dossier: new Set(), supplier: new Set() };
const listeners = new Set<() => void>();
/** As many as one call takes. */
const mostAtOnce = 100;

/** What one asked for of a listing that is shown. It is asked anew with every page, for what was sent since. */
export function useAsked(kind: ListingKind, id: string): Asked | null {
  useEffect(() => {
    if (shown.dossier.size + shown.supplier.size === 0) queueMicrotask(askTogether);
    shown[kind].add(id);
  }, [kind, id]);
  return useSyncExternalStore(
    subscribe,
    () => askedFor(kind, id),
    () => null,
  );
}

/** The same for a page that is not drawn before it is known. Without an answer nothing is marked. */
export async function loadAsked(kind: ListingKind, id: string): Promise<Asked | null> {
  await ask(kind, [id]);
  return askedFor(kind, id);
}

function askedFor(kind: ListingKind, id: string): Asked | null {
  return known.token === readSession()?.token ? (known.byKey.get(`${kind}:${id}`) ?? null) : null;
}

function askTogether(): void {
  for (const kind of ['dossier', 'supplier'] as const) {
    const ids = [...shown[kind]];
    shown[kind].clear();
    for (let from = 0; from < ids.length; from += mostAtOnce)
      void ask(kind, ids.slice(from, from + mostAtOnce));
  }
}

async function ask(kind: ListingKind, ids: readonly string[]): Promise<void> {
  const token = readSession()?.token;
  if (token === undefined) return;
  try {
    const { data } = await call('GET /api/asked', { query: { kind, ids: ids.join() } });
    const others = known.token === token ? [...known.byKey] : [];
    const asked = new Set(ids.map((id) => `${kind}:${id}`));
    known = {
      token,
      byKey: new Map([
        ...others.filter(([key]) => !asked.has(key)),
        ...data.map((one) => [`${kind}:${one.listing}`, one] as const),
      ]),
    };
    for (const listener of listeners) listener();
  } catch {
    // Whoever asks twice is told so by the form (§10.2).
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
