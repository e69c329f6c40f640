import { type Browser, type BrowserContext, expect } from '@playwright/test';
import type { Session } from '#testing/running/members.ts';
import { type KeptContext, openKeptContext } from './kept-context.ts';

/** Of this worker's browser and no test's, by the product that their pages come from. */
const spares = new Map<string, KeptContext[]>();

/** What the test that runs was given, and by which product. */
const taken = new Map<KeptContext, string>();

/**
 * A browser of somebody's own beside the test's, until the test is over: empty but for who is signed in. Whoever comes
 * next is given it emptied, and finds the product's scripts fetched and compiled. Who leaves something in it that cannot
 * be emptied, like a clock, closes it.
 */
export async function takeContext(
  browser: Browser,
  origin: string,
  session: Partial<Session> = {},
): Promise<BrowserContext> {
  const kept = spares.get(origin)?.pop() ?? (await openKeptContext(browser, origin));
  taken.set(kept, origin);
  await kept.clear(session);
  kept.complaints.length = 0;
  return kept.context;
}

/** What the pages of a context that was taken gave the browser to complain about: who expects some takes them out. */
export function complaintsOf(context: BrowserContext): string[] {
  const kept = [...taken.keys()].find((one) => one.context === context);
  if (kept === undefined) throw new Error('This context was not taken.');
  return kept.complaints;
}

/** Ends what all that were taken are used for; fails the test on what is left of the browser's complaints about them. */
export async function giveBackContexts(): Promise<void> {
  const complaints = [...taken.keys()].flatMap((kept) => kept.complaints);
  for (const [kept, origin] of taken) {
    taken.delete(kept);
    if (isClosed(kept.context)) continue;
    await kept.clear();
    spares.set(origin, [...(spares.get(origin) ?? []), kept]);
  }
  expect(complaints, 'the browser complained').toEqual([]);
}

/** One that is open has a page at least: the one that keeps it. */
function isClosed(context: BrowserContext): boolean {
  return context.pages().length === 0;
}
