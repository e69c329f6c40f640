import { useSyncExternalStore } from 'react';
import { onSessionChange, readSession } from './session.ts';

/** What a question changes in what is known, once it is answered. */
export type Change<T> = (known: T) => T;

/** Whoever was signed in when it was taken, for what comes later. */
type Holder<T> = {
  /** Whether they still are. */
  isStill: () => boolean;
  /** Changes what is known of them; nothing where somebody else is signed in by then. */
  change: (change: Change<T>) => void;
};

export type PersonStore<T> = {
  /** What is known of whoever is signed in now. */
  read: () => T;
  /** The same as React state: a part of it, which is the same as long as nothing changed. */
  use: <P>(select: (known: T) => P) => P;
  /** Puts the question, unless it was put no longer ago than so many milliseconds; done once it is answered. */
  load: (fresh?: number) => Promise<void>;
  hold: () => Holder<T>;
};

type Known<T> = {
  token: string;
  value: T;
  /** When the question was put last, and how often it was. */
  askedAt: number;
  questions: number;
  isAsking: boolean;
  there: Promise<void>;
};

/**
 * What the server said of whoever is signed in, kept while they are and shown by every page of the tab. Of the next
 * person, and of nobody, nothing is known. An answer counts only for whom it was asked, as long as no later question was
 * put, and nothing was changed here meanwhile: it may be of before. A question that fails leaves what was known, and is
 * put again by the next page.
 */
export function createPersonStore<T>(nothing: T, question?: () => Promise<Change<T>>): PersonStore<T> {
  let known = begin('');
  const listeners = new Set<() => void>();
  let stopWatching: () => void = () => undefined;

  function begin(token: string): Known<T> {
    const askedAt = Number.NEGATIVE_INFINITY;
    return { token, value: nothing, askedAt, questions: 0, isAsking: false, there: Promise.resolve() };
  }

  /** Of whoever is signed in at this moment: what was known of another is forgotten here. */
  function current(): Known<T> {
    const token = readSession()?.token ?? '';
    if (known.token !== token) known = begin(token);
    return known;
  }

  function announce(): void {
    for (const listener of listeners) listener();
  }

  function load(fresh = 0): Promise<void> {
    const mine = current();
    if (mine.token !== '' && performance.now() - mine.askedAt >= fresh) mine.there = put(mine);
    return mine.there;
  }

  async function put(mine: Known<T>): Promise<void> {
    mine.questions += 1;
    mine.askedAt = performance.now();
    mine.isAsking = true;
    const number = mine.questions;
    const change = await question?.().catch(() => null);
    // A later question has a later answer, which is waited for instead.
    if (mine.questions !== number) return mine.there;
    mine.isAsking = false;
    if (!change) mine.askedAt = Number.NEGATIVE_INFINITY;
    else mine.value = change(mine.value);
    announce();
  }

  function hold(): Holder<T> {
    const mine = current();
    return {
      isStill: () => current() === mine,
      change(change) {
        if (current() !== mine) return;
        mine.value = change(mine.value);
        if (mine.isAsking) mine.there = put(mine);
        announce();
      },
    };
  }

  function subscribe(listener: () => void): () => void {
    if (listeners.size === 0) stopWatching = onSessionChange(announce);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) stopWatching();
    };
  }

  const read = () => current().value;
  return {
    read,
    load,
    hold,
    use: (select) =>
      useSyncExternalStore(
        subscribe,
        () => select(read()),
        () => select(nothing),
      ),
  };
}
