import type { Page } from '@playwright/test';
import { demoPassword } from '#demo/people/people-access.ts';
import { type IdentityProvider, startIdentityProvider } from '#testing/sign-in/identity-provider.ts';
import { openOtherDevice } from '../support/account.ts';
import { askForConsent } from '../support/consent-page.ts';
import { linkFromMail } from '../support/mail-links.ts';
import { switchOnSecondFactor } from '../support/second-factor.ts';
import { test as base, expect, registerMember, signIn, useProduct, type World } from '../support/test.ts';

const unproven = 'unproven@rao.example';

/** The product with a provider beside it, which tells every address but one as proven. */
const test = base.extend<object, { provider: IdentityProvider }>({
  provider: [
    async ({}, use) => {
      const provider = await startIdentityProvider();
      await use(provider);
      await provider.stop();
    },
    { scope: 'worker' },
  ],
  world: [({ provider }, use) => useProduct(provider.settings, use), { scope: 'worker', timeout: 120_000 }],
});
// In this order: the first test finds the provider still away.
test.describe.configure({ mode: 'default' });

async function goToGoogle(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Continue with Google' }).click();
}

async function consentAs(page: Page, email: string): Promise<void> {
  await goToGoogle(page);
  await page.getByLabel('Account').fill(email);
  await page.getByRole('button', { name: 'Allow' }).click();
}

/** Back on the login page, with the reason in words and both ways in still open. */
async function expectRefusal(page: Page, sentence: RegExp): Promise<void> {
  await expect(page).toHaveURL(/\/login(\?google=\w+)?$/);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(sentence);
  await expect(page.getByLabel('Email', { exact: true })).toBeEditable();
  await expect(page.getByRole('link', { name: 'Continue with Google' })).toBeVisible();
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
}

async function confirmAddress(page: Page, world: World, email: string): Promise<void> {
  await page.goto(await linkFromMail(world, email, '/verify-email'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your email is confirmed');
}

test('while the provider is away the login says so, and once it is back the same click works', async ({
  page,
  world,
  provider,
}) => {
  await goToGoogle(page);
  await expectRefusal(page, /^Google cannot be reached at the moment/);
  provider.serve(
    world.origin,
    (email) => ({ email, email_verified: email !== unproven, name: 'Gita Rao' }),
    askForConsent,
  );
  await goToGoogle(page);
  await expect(page.getByRole('heading', { name: 'Dosebridge asks who you are' })).toBeVisible();
});

test('who allows it comes home signed in, to an account with a confirmed address and no password', async ({
  page,
}) => {
  await consentAs(page, 'gita@rao.example');
  await page.waitForURL('/home');
  await expect(page.getByRole('banner').getByRole('button', { name: /Gita/ })).toBeVisible();
  await page.goto('/account');
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Current password')).toHaveCount(0);
});

test('who came to a shared search is led there by Google too', async ({ page }) => {
  await page.goto('/dossier-search?q=metformin');
  // The guard has remembered the search once it has led away from it.
  await expect(page).toHaveURL('/');
  await consentAs(page, 'search@rao.example');
  await expect(page).toHaveURL(/\/dossier-search\?q=metformin$/);
});

test('who turns back at Google reads that nobody has been signed in', async ({ page }) => {
  await goToGoogle(page);
  await page.getByRole('button', { name: 'Deny' }).click();
  await expectRefusal(page, /^You turned back at Google/);
});

test('an address that Google has not confirmed opens nothing, and the page says what to do', async ({
  page,
}) => {
  await consentAs(page, unproven);
  await expectRefusal(page, /^Google has not confirmed this email address yet/);
});

test('an answer that was tampered with, or belongs to another attempt, opens nothing', async ({
  page,
  context,
  world,
}) => {
  await goToGoogle(page);
  await page.goto(`${world.origin}/auth/google/callback?code=stolen&state=guessed`);
  await expectRefusal(page, /^Signing in with Google did not work this time/);
  await goToGoogle(page);
  const later = await context.newPage();
  await goToGoogle(later);
  await page.getByLabel('Account').fill('gita@rao.example');
  await page.getByRole('button', { name: 'Allow' }).click();
  await expectRefusal(page, /^Signing in with Google did not work this time/);
});

test('a member who confirmed the address comes in by Google to the same account, and by password still', async ({
  page,
  browser,
  world,
}) => {
  const { email } = await registerMember(world);
  await confirmAddress(page, world, email);
  await consentAs(page, email);
  await page.waitForURL('/home');
  await expect(page.getByRole('banner').getByRole('button', { name: /Ana/ })).toBeVisible();
  const other = await openOtherDevice(browser, world);
  await signIn(other, email);
  await expect(other).toHaveURL(/\/home$/);
});

test('a password that was set before the address was proven ends with Google’s proof, and a mail says so', async ({
  page,
  browser,
  world,
}) => {
  const { email } = await registerMember({ origin: world.origin });
  await consentAs(page, email);
  await page.waitForURL('/home');
  const other = await openOtherDevice(browser, world);
  await other.goto('/login');
  await other.getByLabel('Email', { exact: true }).fill(email);
  await other.getByLabel('Password', { exact: true }).fill(demoPassword);
  await other.getByRole('button', { name: 'Login' }).click();
  await expect(other.getByText('The email or the password is not right').first()).toBeVisible();
  expect(await linkFromMail(world, email, '/forgot')).toBe(`${world.origin}/forgot`);
});

test('a second factor that is on is asked for after Google, and there is a way back', async ({
  page,
  browser,
  world,
}) => {
  const { email } = await registerMember(world);
  await confirmAddress(page, world, email);
  await signIn(page, email);
  const { authenticator } = await switchOnSecondFactor(page);
  const other = await openOtherDevice(browser, world);
  await consentAs(other, email);
  const code = other.getByLabel('Code from your authenticator');
  await expect(code).toBeFocused();
  expect(await other.evaluate(() => ({ ...localStorage }))).toEqual({});
  await code.fill('000000');
  await other.getByRole('button', { name: 'Login' }).click();
  await expect(other.getByText('This code is not right').first()).toBeVisible();
  await code.fill(authenticator.generate({ timestamp: Date.now() + 30_000 }));
  await other.getByRole('button', { name: 'Login' }).click();
  await other.waitForURL('/home');

  const third = await openOtherDevice(browser, world);
  await consentAs(third, email);
  await third.getByRole('button', { name: 'Use another way to log in' }).click();
  await expect(third).toHaveURL(/\/login$/);
  await expect(third.getByLabel('Email', { exact: true })).toBeEditable();
});
