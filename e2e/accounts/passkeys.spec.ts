import type { Page } from '@playwright/test';
import { demoPassword } from '#demo/people/people-access.ts';
import { confirmOwner, openAccount, openOtherDevice } from '../support/account.ts';
import { addPasskey, plugInAuthenticator } from '../support/passkeys.ts';
import { expect, signInAsMember, test } from '../support/test.ts';

/** The first step of a login, on a tab where nobody is signed in any more. */
async function logInUpToSecondStep(page: Page, email: string): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Login' }).click();
}

test('a passkey switches two-step sign-in on, opens the login, and its removal switches it off', async ({
  page,
  browser,
  world,
}) => {
  await plugInAuthenticator(page);
  const { email } = await signInAsMember(page, world);
  await openAccount(page);
  const section = page.getByRole('region', { name: 'Two-step sign-in' });
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  await confirmOwner(page);
  await section.getByRole('button', { name: 'Create passkey' }).click();
  await expect(section.getByText('Give the passkey a name')).toBeVisible();
  await section.getByRole('button', { name: 'Cancel' }).click();
  await addPasskey(page, 'Work laptop');
  await expect(section.getByText('Keep these recovery codes')).toBeVisible();
  const recoveryCodes = await section.getByRole('listitem').allInnerTexts();
  expect(recoveryCodes).toHaveLength(10);
  await section.getByRole('button', { name: 'I have kept them' }).click();
  await expect(section.getByRole('listitem')).toContainText(['Work laptop']);
  await expect(section.getByText('Not used yet')).toBeVisible();

  await logInUpToSecondStep(page, email);
  await expect(page.getByRole('button', { name: 'Use your passkey' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL('/home');

  const other = await openOtherDevice(browser, world);
  await other.goto('/login');
  await logInUpToSecondStep(other, email);
  await other.getByRole('button', { name: 'Passkey not at hand? Use a recovery code' }).click();
  await other.getByLabel('Recovery code', { exact: true }).fill(recoveryCodes[0] ?? '');
  await other.getByRole('button', { name: 'Login' }).click();
  await other.waitForURL('/home');

  await openAccount(page);
  await expect(section.getByText('Last used')).toBeVisible();
  await expect(section.getByText('9 recovery codes left')).toBeVisible();
  await section.getByRole('button', { name: 'Remove passkey Work laptop' }).click();
  await section.getByLabel('Password', { exact: true }).fill('not the password');
  await section.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(section.getByText('This is not your password', { exact: true })).toBeVisible();
  await section.getByLabel('Password', { exact: true }).fill(demoPassword);
  await section.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(section.getByText('It is off.')).toBeVisible();
  await logInUpToSecondStep(page, email);
  await page.waitForURL('/home');
});

test('a device that has a passkey of the account already makes no second one, and says so', async ({
  page,
  world,
}) => {
  await plugInAuthenticator(page);
  await signInAsMember(page, world);
  await openAccount(page);
  const readAnew = Promise.withResolvers<void>();
  await page.route('**/api/account', async (route) => {
    await readAnew.promise;
    await route.continue();
  });
  await addPasskey(page, 'Work laptop');
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('It is off.'), 'the account as it was before').toHaveCount(0);
  readAnew.resolve();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  // The password, and the passkey that there is.
  await confirmOwner(page);
  await page.getByLabel('Name', { exact: true }).fill('The same again');
  await page.getByRole('button', { name: 'Create passkey' }).click();
  await expect(
    page.getByRole('main').getByText('This device has a passkey for your account already.'),
  ).toBeVisible();
});

test('who needs no passkey at login loads nothing of them', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill('nobody@lusitan.example');
  await page.getByLabel('Password', { exact: true }).fill('a long password');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  expect(scripts.filter((url) => url.includes('/login.page-'))).not.toEqual([]);
  expect(scripts.filter((url) => url.includes('passkey'))).toEqual([]);
});
