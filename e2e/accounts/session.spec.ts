import type { Page } from '@playwright/test';
import { queryDatabaseOf } from '#testing/running/product.ts';
import { endSessionAtSending } from '../support/account.ts';
import { expect, fillLogin, registerMember, signIn, signInAsMember, test } from '../support/test.ts';

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
  const { email } = await signInAsMember(page, world);
  await page.goto('/dossier-search?q=metformin');
  await page
    .getByRole('checkbox', { name: /^Compare / })
    .first()
    .check();
  await endSessionAtSending(page, /\/search-dossier$/);
  await page.getByRole('checkbox', { name: 'EU', exact: true }).click();
  await page.waitForURL('/login');
  await fillLogin(page, email);
  await expect(page).toHaveURL(/\/dossier-search\?q=metformin&market=eu$/);
  await expect(page.getByRole('checkbox', { name: 'EU', exact: true })).toBeChecked();
  await expect(page.getByRole('region', { name: 'Chosen to compare' })).toContainText(/Metformin/);
});

test('a session that ended leads to the login and back, with what was typed', async ({ page, world }) => {
  const { email } = await signInAsMember(page, world);
  await queryDatabaseOf(
    world.dataDir,
    'insert into company_people (company_id, person_id) select (select max(id) from companies), id from people where email = $1',
    [email],
  );

  /** What was typed into the field stands in it after the session has ended and another has begun. */
  async function expectKept(field: string, typed: string, send: string, address: RegExp): Promise<void> {
    const there = page.url();
    await page.getByRole('textbox', { name: field }).fill(typed);
    await endSessionAtSending(page, address);
    await page.getByRole('button', { name: send }).click();
    await page.waitForURL('/login');
    await expect(page.getByText(/session has ended/i).first()).toBeVisible();
    expect(await stored(page)).toEqual({});
    await fillLogin(page, email);
    await page.waitForURL(there);
    await expect(page.getByRole('textbox', { name: field })).toHaveValue(typed);
  }

  await page.goto('/dossier-search');
  await page
    .getByRole('link', { name: /^Enquire/ })
    .first()
    .click();
  await page.waitForURL(/\/product-term-sheet\//);
  await expectKept('Markets of interest', 'Germany, GCC', 'Submit', /\/create-dossertermsheet$/);

  // A form that asks before it is left does not stand in the way.
  await page.goto('/listings/dossier/new');
  await expectKept('Title', 'Kept Tablets', 'Save the draft', /\/api\/listings\/dossier$/);
  await expect(page.getByText('What you had written and not saved is back.')).toBeVisible();
});

test('logging out ends the session on the server and in every tab', async ({ page, context, world }) => {
  const { token } = await signInAsMember(page, world);
  const other = await context.newPage();
  await other.goto('/home');
  await page.goto('/home');
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
  await signInAsMember(page, world);
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
