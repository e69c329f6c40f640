import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Session } from '#testing/running/members.ts';
import { listenForComplaints } from './complaints.ts';

/** A browser context that one test after another uses. */
export type KeptContext = {
  context: BrowserContext;
  /** What its pages gave the browser to complain about. */
  complaints: string[];
  /** Leaves nothing of what the context was used for but who is signed in: no page, no storage, nothing in the way of its requests. */
  clear(session?: Partial<Session>): Promise<void>;
};

/**
 * A context whose pages share one process (`--process-per-site`), which a page that does nothing keeps from ending: what
 * was loaded of the product, and what axe is, need be neither fetched nor compiled for the next page.
 */
export async function openKeptContext(browser: Browser, origin: string): Promise<KeptContext> {
  // Whatever the test sets that happens to open it: others come after it.
  const context = await browser.newContext({
    baseURL: origin,
    javaScriptEnabled: true,
    reducedMotion: 'reduce',
  });
  const complaints = listenForComplaints(context);
  const keeper = await context.newPage();
  await keeper.goto('/favicon.svg');
  let opening: Promise<unknown> = Promise.resolve();
  context.newPage = () => {
    const page = opening.then(() => openFrom(keeper));
    opening = page.catch(() => undefined);
    return page;
  };
  return {
    context,
    complaints,
    async clear(session = {}) {
      await Promise.all(context.pages().map((page) => page !== keeper && page.close()));
      await context.unrouteAll();
      await context.clearPermissions();
      await context.clearCookies();
      await storeIn(keeper, session);
    },
  };
}

/** A page that another one opens begins in its process; one that nobody opens begins in one that is started for it. One at a time: which of two it was, nobody would say. */
async function openFrom(keeper: Page): Promise<Page> {
  const opened = keeper.waitForEvent('popup');
  await keeper.evaluate(() => void window.open());
  return opened;
}

async function storeIn(keeper: Page, session: Partial<Session>): Promise<void> {
  await keeper.evaluate((entries) => {
    localStorage.clear();
    for (const [name, value] of entries) localStorage.setItem(name, value);
  }, Object.entries(session));
}
