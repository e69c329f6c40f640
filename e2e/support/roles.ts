import type { Browser, BrowserContext } from '@playwright/test';
import { signInByCall } from '#testing/running/members.ts';
import type { Visitor } from './navigation-table.ts';
import { takeContext } from './spare-contexts.ts';
import type { World } from './test.ts';

/** A browser of its own for the demo person of a role. Signing out in it ends no other one's session. */
export async function openAs(
  browser: Browser,
  world: Pick<World, 'origin'>,
  role: Visitor,
): Promise<BrowserContext> {
  return takeContext(browser, world.origin, role === 'visitor' ? {} : await signInByCall(world, role));
}
