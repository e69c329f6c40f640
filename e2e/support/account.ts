import { type Browser, expect, type Page } from '@playwright/test';
import { demoPassword } from '#demo/people/people-access.ts';
import { queryDatabaseOf } from '#testing/running/product.ts';
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
 * Ends somebody's sessions at the moment in which their page sends what an address takes. Ended before, any call of a page
 * that still loads may be the one that is told, and lead to the login before what is to be sent is pressed.
 */
export async function endSessionsAtSending(
  page: Page,
  world: World,
  email: string,
  address: RegExp,
): Promise<void> {
  await page.route(
    address,
    async (route) => {
      await queryDatabaseOf(
        world.dataDir,
        'delete from sessions using people where people.id = person_id and people.email = $1',
        [email],
      );
      await route.continue();
    },
    { times: 1 },
  );
}
