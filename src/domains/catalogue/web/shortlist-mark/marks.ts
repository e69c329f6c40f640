import { useSyncExternalStore } from 'react';
import { CallError, call } from '#platform/web/call/call.ts';
import { readSession } from '#platform/web/session/session.ts';
import { toastError } from '#ui/mark/toast.ts';

/** Which dossiers are on the member's shortlist, as the server said and as it is being told. */
let known: { token: string; ids: Set<string> } = { token: '', ids: new Set() };
/** What was pressed and has not been answered yet. */
const asked = new Map<string, boolean>();
const listeners = new Set<() => void>();
/** One after the other, so that the last press is also the last to arrive. */
let queue: Promise<unknown> = Promise.resolve();

export function useIsShortlisted(id: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isShortlisted(id),
    () => false,
  );
}

/** Shows at once what is wanted, and goes back to what was where the server does not take it. */
export function shortlist(id: string, wanted: boolean, note = ''): Promise<boolean> {
  asked.set(id, wanted);
  announce();
  const told = queue.then(() => tell(id, wanted, note));
  queue = told;
  return told;
}

async function tell(id: string, wanted: boolean, note: string): Promise<boolean> {
  try {
    if (wanted) await call('POST /api/shortlist/:id', { params: { id }, body: { note } });
    else await call('DELETE /api/shortlist/:id', { params: { id } });
    if (wanted) known.ids.add(id);
    else known.ids.delete(id);
    return true;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    // A lost session is told, and led away from, by the shell.
    if (error.status !== 401) toastError(error.message);
    return false;
  } finally {
    // Another press of the same button is on its way.
    if (asked.get(id) === wanted) asked.delete(id);
    announce();
  }
}

/** As it stands now, for who asks once. */
export function isShortlisted(id: string): boolean {
  return asked.get(id) ?? (known.token === readSession()?.token && known.ids.has(id));
}

/** Asked of the server once for each session, by the first button shown. */
async function load(): Promise<void> {
  const token = readSession()?.token;
  if (token === undefined || token === known.token) return;
  const mine = { token, ids: new Set<string>() };
  known = mine;
  try {
    for (const id of (await call('GET /api/shortlist/ids')).data) mine.ids.add(id);
    announce();
  } catch {
    // Nothing is marked then; the next page tries again.
    if (known === mine) known = { token: '', ids: new Set() };
  }
}

/** Some were put on the shortlist, or taken off it, by another call: which are on it is asked anew. */
export function rereadMarks(): Promise<void> {
  known = { token: '', ids: new Set() };
  return load();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  void load();
  return () => listeners.delete(listener);
}

function announce(): void {
  for (const listener of listeners) listener();
}
