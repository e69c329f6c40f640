import type { Page } from '@playwright/test';
import { queryDatabaseOf } from '#testing/running/product.ts';
import {
  expect,
  fillLogin,
  openAsMember,
  registerMember,
  signIn,
  test,
  type World,
} from '../support/test.ts';

async function endSessions(world: World, email: string): Promise<void> {
  await queryDatabaseOf(
    world.dataDir,
    'delete from sessions using people where people.id = person_id and people.email = $1',
    [email],
  );
}

function stored(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => ({ ...localStorage }));
}

test('a visitor who opened a shared search is told why it stays closed, and shown it after login; Back never traps', async ({
  page,
  world,
}) => {
  const { email } = await registerMember(world);
  await page.goto('/faq');
  await page.goto('/dossier-search?q=metformin&market=eu');
  await expect(page).toHaveURL(`${world.origin}/`);
  const why = page.getByRole('status').filter({ hasText: 'The page you opened is for members' });
  await expect(why).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/faq');
  await page.goForward();
  await why.getByRole('link', { name: 'Login' }).click();
  // The page before has a box for an address, too.
  await expect(page).toHaveURL('/login');
  await fillLogin(page, email);
  await expect(page).toHaveURL(/\/dossier-search\?q=metformin&market=eu$/);
  await expect(page.getByRole('checkbox', { name: 'EU', exact: true })).toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(why).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/faq');
});

test('a tick that met a dead token is there after the login', async ({ page, world }) => {
  const { email } = await registerMember(world);
  await signIn(page, email);
  await page.goto('/dossier-search?q=metformin');
  await page
    .getByRole('checkbox', { name: /^Compare / })
    .first()
    .check();
  await endSessions(world, email);
  await page.getByRole('checkbox', { name: 'EU', exact: true }).check();
  await page.waitForURL('/login');
  await fillLogin(page, email);
  await expect(page).toHaveURL(/\/dossier-search\?q=metformin&market=eu$/);
  await expect(page.getByRole('checkbox', { name: 'EU', exact: true })).toBeChecked();
  await expect(page.getByRole('region', { name: 'Chosen to compare' })).toContainText(/Metformin/);
});

test('the rules of the login are told beside their fields, and nothing typed is lost', async ({
  page,
  world,
}) => {
  const { email } = await registerMember(world);
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill('ana at lusitan');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Email format is invalid').first()).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Please enter a valid password').first()).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('a wrong password');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('The email or the password is not right').first()).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
});

test('a session that ended leads to the login and back, with what was typed', async ({ page, world }) => {
  const { email } = await registerMember(world);
  await signIn(page, email);
  await page.goto('/dossier-search');
  await page
    .getByRole('link', { name: /^Enquire/ })
    .first()
    .click();
  await page.getByRole('textbox', { name: 'Markets of interest' }).fill('Germany, GCC');
  await endSessions(world, email);
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.waitForURL('/login');
  await expect(page.getByText(/session has ended/i).first()).toBeVisible();
  expect(await stored(page)).toEqual({});
  await fillLogin(page, email);
  await expect(page).toHaveURL(/\/product-term-sheet\/[^/]+$/);
  await expect(page.getByRole('textbox', { name: 'Markets of interest' })).toHaveValue('Germany, GCC');
});

test('logging out ends the session on the server and in every tab', async ({ page, context, world }) => {
  const { email } = await registerMember(world);
  await signIn(page, email);
  const other = await context.newPage();
  await other.goto('/home');
  const { token } = await stored(page);
  await page.getByRole('banner').getByRole('button', { name: /Ana/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL('/');
  expect(await stored(page)).toEqual({});
  await expect(other.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  const answer = await fetch(`${world.origin}/get-dossier`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: '{}',
  });
  expect(answer.status).toBe(401);
});

test('a sign-out elsewhere while a page comes to life leaves the visitor’s header, not an empty one', async ({
  page,
  world,
}) => {
  const { email } = await registerMember(world);
  await signIn(page, email);
  await page.addInitScript(() => addEventListener('DOMContentLoaded', () => localStorage.clear()));
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
});

test('signing up with an address makes a profile and welcomes', async ({ page }) => {
  const email = `${crypto.randomUUID()}@lusitan.example`;
  await page.goto(`/sign-up?email=${encodeURIComponent(email)}`);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  await expect(page.getByLabel('Email', { exact: true })).not.toBeEditable();
  await page.getByRole('button', { name: 'CREATE PROFILE' }).click();
  await expect(page.getByText('Name is required').first()).toBeVisible();
  await page.getByLabel('Full name').fill('Rui Alves');
  await page.getByLabel('Organisation').fill('Lusitan Generics');
  await page.getByLabel(/mobile/i).fill('91234abc');
  await expect(page.getByLabel(/mobile/i)).toHaveValue('91234');
  await expect(page.getByText('Only digits are taken here.')).toBeVisible();
  await page.getByLabel(/mobile/i).fill('+91 98765-43210');
  await expect(page.getByText('Give the 10 digits of the number without the country code.')).toBeVisible();
  await expect(page.getByLabel(/mobile/i)).toHaveValue('+91 98765-43210');
  await page.getByLabel(/mobile/i).fill('98765 43210');
  await expect(page.getByLabel(/mobile/i)).toHaveValue('9876543210');
  await page.getByLabel(/mobile/i).fill('91234');
  await page.getByLabel('Password', { exact: true }).fill('a long password');
  await page.getByRole('button', { name: 'CREATE PROFILE' }).click();
  await expect(page.getByText('Enter correct Phone Number').first()).toBeVisible();
  await page.getByLabel(/mobile/i).fill('9123456789');
  await page.getByRole('button', { name: 'CREATE PROFILE' }).click();
  await page.waitForURL('/welcome');
  await expect(page.getByText('Thank you for joining us!')).toBeVisible();
  expect(await stored(page)).toMatchObject({ name: 'Rui Alves', role: 'seller' });
  await page.getByRole('link', { name: 'Get started' }).click();
  await page.waitForURL('/home');
});

test('an investor has Active Deals instead of the finders', async ({ page }) => {
  await signIn(page, 'investor@demo.example');
  await expect(page).toHaveURL(/\/investment\/activedeals$/);
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Active Deals' })).toBeVisible();
  await expect(header.getByRole('link', { name: /Finder$/ })).toHaveCount(0);
});

test('one member’s request is no page of another’s', async ({ browser, world }) => {
  const owner = await openAsMember(browser, world);
  await owner.goto('/dossier-search');
  await owner
    .getByRole('link', { name: /^Enquire/ })
    .first()
    .click();
  await owner.getByLabel('Indicative volumes').fill('1 M');
  await owner.getByRole('button', { name: 'Submit' }).click();
  const reference = /DB-\d{4}-\d{6}/.exec((await owner.getByRole('dialog').textContent()) ?? '')?.[0] ?? '';
  await owner.goto(`/requests/${reference}`);
  await expect(owner.getByText('1 M', { exact: true })).toBeVisible();
  const stranger = await openAsMember(browser, world);
  await stranger.goto(`/requests/${reference}`);
  await expect(stranger.getByText('1 M', { exact: true })).toHaveCount(0);
  await expect(stranger.getByRole('heading', { level: 1 })).not.toContainText(reference);
  for (const page of [owner, stranger]) await page.context().close();
});

test('an address that leads nowhere leads back', async ({ page }) => {
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});
