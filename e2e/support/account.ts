import { type Browser, expect, type Page } from '@playwright/test';
import { demoPassword } from '#demo/people/people-access.ts';
import { takeContext } from './spare-contexts.ts';
import type { World } from './test.ts';

/** A browser of its own, signed in to nothing. */
export async function openOtherDevice(browser: Browser, world: World): Promise<Page> {
  return (await takeContext(browser, world.origin)).newPage();
}

/** One's own account, with everything in it. */
export async function openAccount(page: Page): Promise<void> {
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'Signed-in devices' })).toBeVisible();
}

/** Shows in the dialog that is open that it is the account's owner who asks. */
export async function confirmOwner(page: Page, action = 'Continue'): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password', { exact: true }).fill(demoPassword);
  await dialog.getByRole('button', { name: action }).click();
  await expect(dialog).toBeHidden();
}

/**
 * Ends a page's session at the moment in which it sends what an address takes. Ended before, any call of a page that still
 * loads may be the one that is told, and lead to the login before what is to be sent is pressed.
 */
export async function endSessionAtSending(page: Page, address: RegExp): Promise<void> {
  await page.route(
    address,
    async (route) => {
      const { authorization = '' } = route.request().headers();
      const logout = new URL('/logout', route.request().url());
      expect((await fetch(logout, { method: 'POST', headers: { authorization } })).status).toBe(200);
      await route.continue();
    },
    { times: 1 },
  );
}
