import type { Page } from '@playwright/test';
import { demoPassword } from '#demo/people/people-access.ts';
import { queryDatabaseOf } from '#testing/running/product.ts';
import { confirmOwner, openAccount, openOtherDevice } from '../support/account.ts';
import { linkFromMail } from '../support/mail-links.ts';
import { expect, registerMember, signIn, signInAsMember, test, type World } from '../support/test.ts';

const newPassword = 'another long password';

async function statusOfSession(world: World, token: string): Promise<number> {
  const answer = await fetch(`${world.origin}/api/account`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return answer.status;
}

test('an invitation leads by mail to a profile, the welcome and the finders', async ({ page, world }) => {
  const email = `${crypto.randomUUID()}@lusitan.example`;
  await page.goto('/sign-up');
  await page.getByLabel('Name', { exact: true }).fill('Rui Alves');
  await page.getByLabel('Business email').fill(email);
  await page.getByLabel('Organisation').fill('Lusitan Generics');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('main').getByText('We have sent you an email')).toBeVisible();
  for (const label of ['Name', 'Business email', 'Organisation']) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue('');
  }
  await page.goto(await linkFromMail(world, email, '/sign-up'));
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  await page.getByLabel('Full name').fill('Rui Alves');
  await page.getByLabel('Organisation').fill('Lusitan Generics');
  await page.getByLabel('Password', { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: 'CREATE PROFILE' }).click();
  await page.waitForURL('/welcome');
  await page.getByRole('link', { name: 'Get started' }).click();
  await page.waitForURL('/home');
  await openAccount(page);
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
});

test('an invitation that could not be asked for says so, and clears the fields', async ({ page }) => {
  await page.route('**/sign-up', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await page.goto('/sign-up');
  await page.getByLabel('Name', { exact: true }).fill('Rui Alves');
  await page.getByLabel('Business email').fill('rui@lusitan.example');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('main').getByText('Could not reach the server')).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
});

test('a forgotten password is set anew by mail, and every old session is over', async ({
  page,
  browser,
  world,
}) => {
  const { email, token } = await registerMember(world);
  const old = await openOtherDevice(browser, world);
  await signIn(old, email);
  await old.goto('/dossier-search');
  await page.goto('/forgot');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Email format is invalid')).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Submit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Link send to respective Mail ID' });
  await expect(dialog).toBeVisible();
  await dialog.getByText('is on its way').click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(8, 200);
  await expect(dialog).toBeHidden();

  const link = await linkFromMail(world, email, '/reset-password');
  await page.goto(link);
  await expect(page.getByText(`Enter your new password for ${email}`)).toBeVisible();
  await page.getByLabel('New password').fill('short');
  await page.getByLabel('Confirm password').fill(newPassword);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Password Length should be greater then 8')).toBeVisible();
  await expect(page.getByText('Password and Conform Password should be same')).toBeVisible();
  await page.getByLabel('New password').fill(newPassword);
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.waitForURL('/login');
  expect(await statusOfSession(world, token)).toBe(401);
  await old.reload();
  await old.waitForURL('/login');
  await expect(old.getByRole('main').getByText(/session has ended/i)).toBeVisible();
  expect(await old.evaluate(() => ({ ...localStorage }))).toEqual({});
  await signIn(page, email, newPassword);
  await expect(page).toHaveURL(/\/home$/);
});

test('a password that is reset in a browser that is signed in signs it out, and ends at the login', async ({
  page,
  world,
}) => {
  const { email } = await signInAsMember(page, world);
  await page.goto(await askForLink(world, email));
  await page.getByLabel('New password').fill(newPassword);
  await page.getByLabel('Confirm password').fill(newPassword);
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.waitForURL('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await signIn(page, email, newPassword);
  await expect(page).toHaveURL(/\/home$/);
});

/** Sends a new password by a link that opens nothing, and is offered another one. */
async function expectDeadLink(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('New password').fill(newPassword);
  await page.getByLabel('Confirm password').fill(newPassword);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works');
  await expect(page.getByText('Your password is as it was, and a new link takes a minute.')).toBeVisible();
  await page.getByRole('link', { name: 'Send a new link' }).click();
  await page.waitForURL('/forgot');
}

async function askForLink(world: World, email: string): Promise<string> {
  await fetch(`${world.origin}/forgot-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ Email: email }),
  });
  return linkFromMail(world, email, '/reset-password');
}

test('a reset link that is invented, of another address, used or old says so and offers a new one', async ({
  page,
  world,
}) => {
  const [owner, other] = [await registerMember(world), await registerMember(world)];
  await expectDeadLink(page, '/reset-password/an-invented-key/ana%40lusitan.example');
  const link = await askForLink(world, owner.email);
  await expectDeadLink(page, link.replace(encodeURIComponent(owner.email), encodeURIComponent(other.email)));
  await page.goto(link);
  await page.getByLabel('New password').fill(newPassword);
  await page.getByLabel('Confirm password').fill(newPassword);
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.waitForURL('/login');
  await expectDeadLink(page, link);
  const old = await askForLink(world, other.email);
  await queryDatabaseOf(
    world.dataDir,
    "update account_keys set expires_at = now() - interval '1 second' where email = $1",
    [other.email],
  );
  await expectDeadLink(page, old);
});

test('the link of the verification mail confirms the address, once', async ({ page, world }) => {
  const { email } = await signInAsMember(page, { origin: world.origin });
  await openAccount(page);
  await expect(page.getByText('Not confirmed yet')).toBeVisible();
  await page.getByRole('button', { name: 'Send it again' }).click();
  await expect(page.getByRole('main').getByText(`We have sent a link to ${email}`)).toBeVisible();
  const link = await linkFromMail(world, email, '/verify-email');
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your email is confirmed');
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works');
  await page.getByRole('link', { name: 'Open my account' }).click();
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send it again' })).toHaveCount(0);
});

test('a new password signs out the other devices and keeps this one', async ({ page, world }) => {
  const { email, token } = await registerMember(world);
  await signIn(page, email);
  await openAccount(page);
  await page.getByLabel('Current password').fill('not the password');
  await page.getByLabel('New password', { exact: true }).fill(newPassword);
  await page.getByLabel('Confirm new password').fill(newPassword);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('This is not your password').first()).toBeVisible();
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue(newPassword);
  await page.getByLabel('Current password').fill(demoPassword);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByLabel('Current password')).toHaveValue('');
  expect(await statusOfSession(world, token)).toBe(401);
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign out all other devices' })).toHaveCount(0);
});

test('a device is signed out from another', async ({ page, browser, world }) => {
  const { email, token } = await registerMember(world);
  const other = await openOtherDevice(browser, world);
  await signIn(other, email);
  await signIn(page, email);
  await openAccount(page);
  const devices = page.getByRole('region', { name: 'Signed-in devices' }).getByRole('listitem');
  await expect(devices).toHaveCount(3);
  await devices
    .filter({ hasNotText: 'This device' })
    .filter({ hasNotText: 'Unknown device' })
    .getByRole('button')
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password', { exact: true }).fill('not the password');
  await dialog.getByRole('button', { name: 'Sign out' }).click();
  await expect(dialog.getByText('This is not your password', { exact: true })).toBeVisible();
  await confirmOwner(page, 'Sign out');
  await expect(devices).toHaveCount(2);
  await expect(devices.getByRole('button', { name: /^Sign out/ }).and(page.locator(':focus'))).toBeVisible();
  await other.goto('/account');
  await other.waitForURL('/login');
  await expect(other.getByText(/session has ended/i).first()).toBeVisible();
  await page.getByRole('button', { name: 'Sign out all other devices' }).click();
  await confirmOwner(page, 'Sign out');
  await expect(devices).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Signed-in devices' })).toBeFocused();
  expect(await statusOfSession(world, token)).toBe(401);
});

test('a profile is changed, one’s data leaves as a file, and an account is deleted for good', async ({
  page,
  world,
}) => {
  const { email } = await signInAsMember(page, world);
  await openAccount(page);
  await page.getByLabel('Full name').fill(' ');
  await page.getByLabel('Mobile').fill('123');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await expect(page.getByText('Enter correct Phone Number')).toBeVisible();
  await page.getByLabel('Full name').fill('Beatriz Costa');
  await page.getByLabel('Mobile').fill('9123456789');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: /Beatriz/ })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Mobile')).toHaveValue('9123456789');

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export my data' }).click();
  expect((await saved).suggestedFilename()).toBe('dosebridge-account.json');
  await page.getByRole('button', { name: 'Delete account…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password', { exact: true }).fill('not the password');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dialog.getByText('This is not your password', { exact: true })).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(demoPassword);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await page.getByRole('button', { name: 'Back to Home' }).click();
  await page.waitForURL('/');
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('The email or the password is not right').first()).toBeVisible();
});
