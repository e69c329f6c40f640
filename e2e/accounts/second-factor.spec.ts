import type { Page } from '@playwright/test';
import { demoPassword } from '#demo/people/people-access.ts';
import { openOtherDevice } from '../support/account.ts';
import { switchOnSecondFactor } from '../support/second-factor.ts';
import { expect, registerMember, signIn, signInAsMember, test } from '../support/test.ts';

/** The first step of a login that asks for a code as well. */
async function logInUpToCode(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByLabel('Code from your authenticator')).toBeFocused();
}

test('a second factor is switched on, asked for, recovered from, and switched off', async ({
  page,
  browser,
  world,
}) => {
  const { email } = await signInAsMember(page, world);
  const section = page.getByRole('region', { name: 'Two-step sign-in' });
  const { authenticator, recoveryCodes } = await switchOnSecondFactor(page);
  expect(recoveryCodes).toHaveLength(10);
  const saved = page.waitForEvent('download');
  await section.getByRole('button', { name: 'Download' }).click();
  expect((await saved).suggestedFilename()).toBe('dosebridge-recovery-codes.txt');
  await section.getByRole('button', { name: 'I have kept them' }).click();
  await expect(section.getByText('10 recovery codes left')).toBeVisible();

  const other = await openOtherDevice(browser, world);
  await logInUpToCode(other, email);
  // The code that switched it on is spent; the authenticator's next one is good already.
  const nextCode = authenticator.generate({ timestamp: Date.now() + 30_000 });
  await other.getByLabel('Code from your authenticator').fill(nextCode);
  await other.getByRole('button', { name: 'Login' }).click();
  await other.waitForURL('/home');

  const third = await openOtherDevice(browser, world);
  await logInUpToCode(third, email);
  await third.getByRole('button', { name: /Use a recovery code/ }).click();
  await third.getByLabel('Recovery code', { exact: true }).fill(recoveryCodes[0] ?? '');
  await third.getByRole('button', { name: 'Login' }).click();
  await third.waitForURL('/home');

  await page.reload();
  await expect(section.getByText('9 recovery codes left')).toBeVisible();
  await section.getByRole('button', { name: 'Switch off…' }).click();
  await section.getByLabel('Password', { exact: true }).fill(demoPassword);
  await section.getByLabel('Code', { exact: true }).fill(recoveryCodes[1] ?? '');
  await section.getByRole('button', { name: 'Switch off', exact: true }).click();
  await expect(section.getByRole('button', { name: 'Set up authenticator' })).toBeVisible();
});

test('who adds a second step is told of the devices that go on without it, and may sign them out', async ({
  page,
  browser,
  world,
}) => {
  const { email } = await registerMember(world);
  const other = await openOtherDevice(browser, world);
  await signIn(other, email);
  await signIn(page, email);
  const { authenticator } = await switchOnSecondFactor(page);
  const section = page.getByRole('region', { name: 'Two-step sign-in' });
  // The registration made a session, too.
  await expect(section.getByText('2 other devices are still signed in')).toBeVisible();
  await section.getByRole('button', { name: 'Sign them out' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password', { exact: true }).fill(demoPassword);
  await dialog
    .getByLabel('Code', { exact: true })
    .fill(authenticator.generate({ timestamp: Date.now() + 30_000 }));
  await dialog.getByRole('button', { name: 'Sign out' }).click();
  await expect(section.getByText('still signed in')).toBeHidden();
  await other.goto('/account');
  await other.waitForURL('/login');
});

test('the second step of a login keeps what the first was told', async ({ page, world }) => {
  const { email } = await registerMember(world);
  await page.route('**/login', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 401,
          json: { message: 'Enter your code', code: 'second-factor-required', requestId: 'r' },
        })
      : route.continue(),
  );
  await logInUpToCode(page, email);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Enter the code')).toBeVisible();
  await page.getByRole('button', { name: 'Use another account' }).click();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(demoPassword);
});

test('a sign-in code that is not known leads to the login, and says so', async ({ page }) => {
  await page.goto('/login?signin=invented');
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByLabel('Email', { exact: true })).toBeEditable();
});
