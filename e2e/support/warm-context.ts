import type { Browser, BrowserContext, Page } from '@playwright/test';
import {
  memberSession,
  proverIn,
  registerMember,
  type Session,
  signInByCall,
} from '#testing/running/members.ts';
import { listenForComplaints } from './complaints.ts';
import type { Visitor } from './navigation-table.ts';

type World = { origin: string; dataDir: string };

/** Who looks: nobody who has signed in, a demo person, a member who only looks, or one whom no other test knows. */
export type Viewer = Visitor | 'member' | 'newcomer';

/** One browser context, used again and again. */
export type WarmContext = {
  context: BrowserContext;
  /** What its pages gave the browser to complain about. */
  complaints: string[];
  /** Leaves nothing of what the context was used for: no page, no storage, nothing in the way of its requests. */
  clear(): Promise<void>;
  /** The only page of the context, new, and signed in. It ends what the one before was used for. */
  open(who: Viewer): Promise<Page>;
  close(): Promise<void>;
};

/**
 * A context whose pages share one process (`--process-per-site`), which a page that does nothing keeps from ending: what
 * was loaded of the product, and what axe is, need be neither fetched nor compiled for the next page.
 */
export async function openWarmContext(browser: Browser, world: World): Promise<WarmContext> {
  const context = await browser.newContext({ baseURL: world.origin });
  const complaints = listenForComplaints(context);
  const keeper = await context.newPage();
  await keeper.goto('/favicon.svg');
  const sessions = new Map<Viewer, Partial<Session>>();

  async function sessionOf(who: Viewer): Promise<Partial<Session>> {
    const session = sessions.get(who) ?? (await startSession(world, who));
    if (who !== 'newcomer') sessions.set(who, session);
    return session;
  }

  async function clear(session: Partial<Session> = {}): Promise<void> {
    for (const page of context.pages()) if (page !== keeper) await page.close();
    await context.unrouteAll();
    await context.clearPermissions();
    await context.clearCookies();
    await keeper.evaluate((entries) => {
      localStorage.clear();
      for (const [name, value] of entries) localStorage.setItem(name, value);
    }, Object.entries(session));
  }

  return {
    context,
    complaints,
    clear,
    async open(who) {
      await clear(await sessionOf(who));
      return context.newPage();
    },
    close: () => context.close(),
  };
}

async function startSession(world: World, who: Viewer): Promise<Partial<Session>> {
  if (who === 'visitor') return {};
  if (who === 'member' || who === 'newcomer') {
    return memberSession(await registerMember(world.origin, proverIn(world.dataDir)));
  }
  return signInByCall(world, who);
}
