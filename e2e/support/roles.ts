import type { Browser, BrowserContext, Page } from '@playwright/test';
import { type Session, signInByCall } from '#testing/running/members.ts';
import type { Visitor } from './navigation-table.ts';
import { listenForComplaints, storageOf, type World } from './test.ts';

/** One tab for each role, signed in before its first page. */
export type Tabs = Record<Visitor, Page> & {
  /** What any of them had to complain about since it was last asked. */
  complaints(): string[];
  close(): Promise<void>;
};

export async function openTabs(browser: Browser, world: World): Promise<Tabs> {
  const heard: string[][] = [];
  const contexts: BrowserContext[] = [];
  async function open(role: Visitor): Promise<Page> {
    const context = await openAs(browser, world, role);
    contexts.push(context);
    heard.push(listenForComplaints(context));
    return context.newPage();
  }
  return {
    visitor: await open('visitor'),
    seller: await open('seller'),
    investor: await open('investor'),
    admin: await open('admin'),
    complaints: () => heard.flatMap((complaints) => complaints.splice(0)),
    close: async () => {
      for (const context of contexts) await context.close();
    },
  };
}

/** A browser of its own for the demo person of a role. Signing out in it ends no other one's session. */
export async function openAs(browser: Browser, world: World, role: Visitor): Promise<BrowserContext> {
  const session: Partial<Session> = role === 'visitor' ? {} : await signInByCall(world, role);
  const context = await browser.newContext({
    baseURL: world.origin,
    storageState: storageOf(world, session),
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(10_000);
  return context;
}
