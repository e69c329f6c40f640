import type { Browser, BrowserContext } from '@playwright/test';
import { type Session, signInByCall } from '#testing/running/members.ts';
import type { Visitor } from './navigation-table.ts';
import { storageOf, type World } from './test.ts';

/** A browser of its own for the demo person of a role. Signing out in it ends no other one's session. */
export async function openAs(browser: Browser, world: World, role: Visitor): Promise<BrowserContext> {
  const session: Partial<Session> = role === 'visitor' ? {} : await signInByCall(world, role);
  const context = await browser.newContext({
    baseURL: world.origin,
    storageState: storageOf(world, session),
  });
  context.setDefaultTimeout(10_000);
  return context;
}
