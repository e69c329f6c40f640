import { useEffect, useRef } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import type { Answer } from '#platform/contract/calls.ts';
import { call } from '#platform/web/call/call.ts';
import { onMove } from '#platform/web/keys/doors.ts';
import { createPersonStore } from '#platform/web/session/person-store.ts';

export type Waiting = Answer<'GET /api/requests/waiting'>['data'];

/** Null until it is known. */
const waiting = createPersonStore<Waiting | null>(null, async () => {
  const { data } = await call('GET /api/requests/waiting', { background: true });
  return () => data;
});

/** Who only goes from page to page asks no more often. */
const fresh = 60_000;

/** How many requests wait for the viewer; null until it is known. */
export function useWaiting(): Waiting | null {
  return waiting.use((known) => known);
}

/** Keeps that number true; once, in the frame. */
export function useAskWaiting(): void {
  const { key } = useLocation();
  const { state } = useRevalidator();
  const before = useRef(state);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that is opened is a time to ask
  useEffect(() => void waiting.load(fresh), [key]);
  useEffect(() => {
    // A thread asks anew every half minute for what it shows, and so does whoever has changed something.
    if (before.current === 'loading' && state === 'idle') void waiting.load();
    before.current = state;
  }, [state]);
  useEffect(() => onMove(() => void waiting.load()), []);
}
