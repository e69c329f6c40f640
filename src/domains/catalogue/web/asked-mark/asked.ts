import { useEffect } from 'react';
import { call } from '#platform/web/call/call.ts';
import { createPersonStore } from '#platform/web/session/person-store.ts';
import { readSession } from '#platform/web/session/session.ts';
import type { ListingKind } from '../../contract/listing-kinds.ts';
import { type Answered, withAnswer } from './answered.ts';

/** The latest request that one made for a listing. */
export type Asked = Awaited<ReturnType<typeof call<'GET /api/asked'>>>['data'][number];

const answered = createPersonStore<Answered<Asked>>(new Map());
/** Listings shown since the last call went out: those of a page are asked for together. */
const shown: Record<ListingKind, Set<string>> = { dossier: new Set(), supplier: new Set() };
/** As many as one call takes. */
const mostAtOnce = 100;
let questions = 0;

/** What one asked for of a listing that is shown. It is asked anew with every page, for what was sent since. */
export function useAsked(kind: ListingKind, id: string): Asked | null {
  useEffect(() => {
    if (shown.dossier.size + shown.supplier.size === 0) queueMicrotask(askTogether);
    shown[kind].add(id);
  }, [kind, id]);
  return answered.use((known) => known.get(`${kind}:${id}`)?.one ?? null);
}

/** The same for a page that is not drawn before it is known. Without an answer nothing is marked. */
export async function loadAsked(kind: ListingKind, id: string): Promise<Asked | null> {
  await ask(kind, [id]);
  return answered.read().get(`${kind}:${id}`)?.one ?? null;
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
  const holder = answered.hold();
  questions += 1;
  const question = questions;
  if (readSession() === null) return;
  try {
    const { data } = await call('GET /api/asked', { query: { kind, ids: ids.join() } });
    const byKey = new Map(data.map((one) => [`${kind}:${one.listing}`, one]));
    const keys = ids.map((id) => `${kind}:${id}`);
    holder.change((known) => withAnswer(known, question, keys, byKey));
  } catch {
    // Whoever asks twice is told so by the form (§10.2).
  }
}
