import type { Browser, Page } from '@playwright/test';
import { signInByCall } from '#testing/running/members.ts';
import { openAs } from '../support/roles.ts';
import { expectSound } from '../support/sound-page.ts';
import { expect, openAlive, registerMember, test, type World } from '../support/test.ts';

/** Listings through the pages of the desk and of their owners. */

test.describe.configure({ timeout: 120_000 });

async function open(browser: Browser, world: World, role: 'admin' | 'seller', path: string): Promise<Page> {
  const page = await (await openAs(browser, world, role)).newPage();
  await openAlive(page, path);
  return page;
}

async function countFound(world: World, token: string, words: string): Promise<number> {
  const answer = await fetch(`${world.origin}/search-dossier`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ searchChar: words, asTyped: true }),
  });
  return (await answer.json()).totalCount;
}

function button(page: Page, name: string | RegExp) {
  return page.getByRole('button', { name, exact: true });
}

test('a dossier typed in the back office is in the results at once; retired it is gone, and its request says so', async ({
  browser,
  world,
}) => {
  const buyer = await registerMember(world);
  const page = await open(browser, world, 'admin', '/admin/dossiers/new');

  await button(page, 'Save as a draft').click();
  await expect(page.getByText('Title is needed')).toBeVisible();
  await expect(page.getByLabel('Company', { exact: true }).first()).toBeFocused();
  await expectSound(page);

  const { token: sellers } = await signInByCall(world, 'seller');
  const own = await fetch(`${world.origin}/api/listings`, {
    headers: { authorization: `Bearer ${sellers}` },
  });
  const [first] = (await own.json()).data;
  const { token: desk } = await signInByCall(world, 'admin');
  const known = await fetch(`${world.origin}/api/listings/${first.kind}/${first.id}`, {
    headers: { authorization: `Bearer ${desk}` },
  });
  const company: string = (await known.json()).data.values.company;

  await page.getByLabel('Company', { exact: true }).first().fill(company);
  await page.getByLabel('Molecule (INN)').fill('zelquaforin');
  await page.getByLabel('Title', { exact: true }).fill('Zelquaforin Tablets');
  await page.getByLabel('Offer in business days').fill('12');
  await page.getByLabel('Dosage form', { exact: true }).selectOption('Tablets');
  await page.getByLabel('Dossier readiness').selectOption('Ready : EU');
  await button(page, 'Save as a draft').click();
  await page.waitForURL(/\/admin\/dossiers\/\d+$/);

  await button(page, 'Publish').click();
  await expect(page.getByText('Strengths is needed before it can be published').first()).toBeVisible();
  await page.getByLabel('Strengths').fill('5 mg');
  await page.getByLabel('Oral', { exact: true }).check();
  await page.getByLabel('Antineoplastics', { exact: true }).check();
  await page.getByLabel('EU', { exact: true }).check();
  await button(page, 'Publish').click();
  await expect(button(page, /^Retire/)).toBeVisible();
  expect(await countFound(world, buyer.token, 'zelquaforin')).toBe(1);

  const form = new FormData();
  form.append('id', page.url().split('/').at(-1) ?? '');
  form.append('indicativeVolumes', '2 million tablets');
  const asked = await fetch(`${world.origin}/create-dossertermsheet`, {
    method: 'POST',
    headers: { authorization: `Bearer ${buyer.token}` },
    body: form,
  });
  const { reference } = await asked.json();

  await button(page, /^Retire/).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Retire' }).click();
  await expect(button(page, 'Publish again')).toBeVisible();
  expect(await countFound(world, buyer.token, 'zelquaforin')).toBe(0);
  const request = await fetch(`${world.origin}/api/requests/${reference}`, {
    headers: { authorization: `Bearer ${buyer.token}` },
  });
  expect(JSON.stringify(await request.json())).toContain('The listing was retired');
});

test("an owner's change waits for the desk, is shown before and after, and once approved is found", async ({
  browser,
  world,
}) => {
  const page = await open(browser, world, 'seller', '/listings');
  await expectSound(page);
  // A test before may have retired one, which nobody changes any more.
  const published = page.getByRole('row').filter({ hasText: 'Published' });
  await published.getByRole('rowheader').getByRole('link', { name: /^DB-/ }).first().click();
  const title = page.getByLabel('Title', { exact: true });
  const before = await title.inputValue();
  await title.fill('Quorvitrel 7777 mg');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await page.getByRole('link', { name: 'My listings' }).first().click();
  await expect(page.getByRole('dialog')).toContainText('Leave without saving?');
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();
  await button(page, 'Send to the desk').click();
  await expect(page.getByLabel(/^Why is it so/)).toBeFocused();
  await page.getByLabel(/^Why is it so/).fill('A code name');
  await button(page, 'Send to the desk').click();
  await expect(page.getByRole('region', { name: 'A change waits' })).toContainText('Quorvitrel 7777 mg');
  await expectSound(page);
  const { token } = await signInByCall(world, 'seller');
  expect(await countFound(world, token, 'quorvitrel')).toBe(0);

  const desk = await open(
    browser,
    world,
    'admin',
    page.url().replace('/listings/dossier', '/admin/dossiers'),
  );
  await desk.getByRole('link', { name: 'Decide' }).click();
  const row = desk.getByRole('row', { name: /^Title/ });
  await expect(row.locator('del')).toHaveText(before);
  await expect(row.locator('ins')).toHaveText('Quorvitrel 7777 mg');
  await expect(desk.getByText('A code name')).toBeVisible();
  await expectSound(desk);
  await button(desk, 'Approve').click();
  await expect(desk.getByText('This change was approved.')).toBeVisible();
  expect(await countFound(world, token, 'quorvitrel')).toBe(1);
});

test('of two who edit a listing at once the second is told who changed what, and keeps what they typed', async ({
  browser,
  world,
}) => {
  const { token } = await signInByCall(world, 'admin');
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const found = await fetch(`${world.origin}/get-supplier`, { method: 'POST', headers, body: '{}' });
  const [{ _id: id }] = (await found.json()).data;
  const page = await open(browser, world, 'admin', `/admin/suppliers/${id}`);
  const path = `${world.origin}/api/listings/supplier/${id}`;
  const { data } = await (await fetch(path, { headers })).json();
  await page.getByLabel('Annual capacity').fill('mine');
  const values = { ...data.values, annualCapacity: 'theirs', companyType: 'Large' };
  const other = { method: 'POST', headers, body: JSON.stringify({ revision: data.revision, values }) };
  expect((await fetch(path, other)).status).toBe(200);

  await button(page, 'Save').click();
  await expect(
    page
      .getByRole('main')
      .getByRole('alert')
      .filter({ hasText: /changed .*Annual capacity/ }),
  ).toBeVisible();
  await expect(page.getByLabel('Annual capacity')).toHaveValue('mine');
  await expect(page.getByLabel('Type of company')).toHaveValue('Large');
  await expect(page.getByText('Changed meanwhile to:')).toContainText('theirs');
  await expectSound(page);
  await button(page, 'Save').click();
  await expect(page.getByText('Not saved yet')).toBeHidden();
  await page.reload();
  await expect(page.getByLabel('Annual capacity')).toHaveValue('mine');
});

test('a sheet with faults says each by row and column; put right, it is written when confirmed', async ({
  browser,
  world,
}) => {
  const page = await open(browser, world, 'admin', '/admin/imports');
  await expectSound(page);
  const waiting = page.waitForEvent('download');
  await button(page, 'Export CSV of suppliers').click();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe('dosebridge-suppliers-export.csv');
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  const sheet = Buffer.concat(chunks).toString();

  async function send(content: string): Promise<void> {
    await openAlive(page, '/admin/imports');
    await page.getByLabel('What it lists').selectOption('Suppliers');
    await page
      .getByLabel(/^Sheet/)
      .setInputFiles({ name: 'suppliers.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
    await button(page, 'Check the sheet').click();
    await page.waitForURL(/\/admin\/imports\/\d+$/);
  }

  await send(sheet.replace(',published,', ',live,'));
  const fault = page.getByRole('row', { name: /Write one of: draft, published, retired/ });
  await expect(fault).toContainText('State', { timeout: 30_000 });
  await expectSound(page);
  await send(sheet.replaceAll('Hyderabad', 'Secunderabad'));
  await page.getByRole('button', { name: /^Write \d/ }).click();
  await expect(page.getByText(/^Written\. 0 suppliers added/)).toBeVisible({ timeout: 30_000 });
});

test('an owner drafts a dossier by duplicating one, which the desk reads whole and publishes; they retire and restore it', async ({
  browser,
  world,
}) => {
  // From the finder, which has asked by then which listings are theirs.
  const page = await open(browser, world, 'seller', '/dossier-search');
  await expect(page.getByRole('link', { name: /^Enquire|^Edit/ }).first()).toBeVisible();
  const bar = page.getByRole('navigation', { name: 'Main' });
  await bar.getByRole('link', { name: 'Listings' }).click();
  const published = page.getByRole('row').filter({ hasText: 'Published' }).filter({ hasText: 'DB-' });
  await published
    .first()
    .getByRole('button', { name: /^Duplicate/ })
    .click();
  await page.waitForURL(/\/listings\/dossier\/\d+$/);
  await page.getByLabel('Title', { exact: true }).fill('Merquavalin');
  await button(page, 'Send for review').click();
  await expect(page.getByRole('region', { name: 'The draft waits' })).toBeVisible();
  await expectSound(page);
  const { token } = await signInByCall(world, 'seller');
  expect(await countFound(world, token, 'merquavalin')).toBe(0);

  const there = page.url().replace('/listings/dossier', '/admin/dossiers');
  const desk = await open(browser, world, 'admin', there);
  await desk.getByRole('link', { name: 'Decide' }).click();
  await expect(desk.getByRole('row', { name: /^Title/ })).toContainText('Merquavalin');
  await expectSound(desk);
  await button(desk, 'Publish').click();
  await expect(desk.getByText('This draft was published.')).toBeVisible();
  expect(await countFound(world, token, 'merquavalin')).toBe(1);

  // Another draft is thought better of.
  await button(page, 'Duplicate').click();
  // The address is there before the page: until it has come, what is deleted is the one before.
  await expect(page.getByRole('region', { name: 'The draft waits' })).toHaveCount(0);
  await button(page, /^Delete/).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.waitForURL('/listings');
  await expect(page.getByRole('row').filter({ hasText: 'Merquavalin' })).not.toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: 'Draft' })).toHaveCount(0);

  // The one that was published since is taken from the buyers, on its page and in the list, and put back in either.
  const row = page.getByRole('row').filter({ hasText: 'Merquavalin' });
  const tick = page.getByRole('checkbox', { name: /Merquavalin/ });
  const retire = async () => {
    await button(page, /^Retire/).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Retire' }).click();
  };
  await row.getByRole('link').first().click();
  await retire();
  await expect(page.getByText('Restore it before you change it')).toBeVisible();
  await button(page, 'Restore').click();
  await expect(button(page, /^Retire/)).toBeVisible();
  await page.goBack();
  await tick.check();
  await retire();
  await expect(row).toContainText('Retired');
  expect(await countFound(world, token, 'merquavalin')).toBe(0);
  await tick.check();
  await button(page, 'Restore').click();
  await expect(row).toContainText('Published');

  // It is theirs in the finder too.
  await bar.getByRole('link', { name: 'Dossier Finder' }).click();
  await page.getByRole('main').getByRole('combobox', { name: 'Search dossiers' }).fill('merquavalin');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Edit Merquavalin' })).toBeVisible();
});
