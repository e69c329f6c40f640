import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import type { Answer } from '#platform/contract/calls.ts';
import { call } from '#platform/web/call/call.ts';
import { onMove } from '#platform/web/keys/doors.ts';
import { readSession } from '#platform/web/session/session.ts';

export type Waiting = Answer<'GET /api/requests/waiting'>['data'];

/** For whom it was asked, and when; at first, and for the next person, nothing is known. */
type Known = { token: string; at: number; waiting: Waiting | null };
const nothing: Known = { token: '', at: Number.NEGATIVE_INFINITY, waiting: null };

/** Who only goes from page to page asks no more often. */
const fresh = 60_000;

let known = nothing;
const listeners = new Set<() => void>();

/** How many requests wait for the viewer; null until it is known. */
export function useWaiting(): Waiting | null {
  return useSyncExternalStore(
    subscribe,
    () => (known.token === readSession()?.token ? known.waiting : null),
    () => null,
  );
}

/** Keeps that number true; once, in the frame. */
export function useAskWaiting(): void {
  const { key } = useLocation();
  const { state } = useRevalidator();
  const before = useRef(state);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that is opened is a time to ask
  useEffect(() => void ask(fresh), [key]);
  useEffect(() => {
    // A thread asks anew every half minute for what it shows, and so does whoever has changed something.
    if (before.current === 'loading' && state === 'idle') void ask();
    before.current = state;
  }, [state]);
  useEffect(() => onMove(() => void ask()), []);
}

/** Asks, unless what is known is no older than so many milliseconds. */
async function ask(milliseconds = 0): Promise<void> {
  const token = readSession()?.token;
  if (token === undefined) return;
  const now = performance.now();
  if (token === known.token && now - known.at < milliseconds) return;
  const asked: Known = { token, at: now, waiting: token === known.token ? known.waiting : null };
  known = asked;
  try {
    const { data } = await call('GET /api/requests/waiting', { background: true });
    // A later question has a later answer.
    if (known !== asked) return;
    known = { ...asked, waiting: data };
  } catch {
    // What was known stays; the next page asks again.
    if (known === asked) known = { ...asked, at: nothing.at };
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
