import type { Locator, Page } from '@playwright/test';
import { pdf } from '#testing/sample-files.ts';
import { tabTo } from '../support/keyboard.ts';
import { checkScenes, goto } from '../support/scenes.ts';
import { expect, signInAsMember, test, type World } from '../support/test.ts';

/** Signed in as a member whom no other test knows, with a page of the finder or of the comparison open. */
async function openAsNewMember(page: Page, world: World, path: string): Promise<void> {
  await signInAsMember(page, world);
  await page.goto(path);
}

/** Asks for proposals for these dossiers by one form, and waits until at least one request is made. */
async function requestProposals(page: Page, ids: string): Promise<void> {
  await page.goto(`/compare/proposals?ids=${ids}`);
  await page.getByLabel('Indicative volumes').fill(`for ${ids}`);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText(/^Sent as DB-/).first()).toBeVisible();
}

function compareBox(page: Page, place: number): Locator {
  return page
    .getByRole('article')
    .nth(place)
    .getByRole('checkbox', { name: /^Compare/ });
}

const bar = (page: Page) => page.getByRole('region', { name: 'Chosen to compare' });

/** The titles of the first cards, chosen to be compared. */
async function chooseFirst(page: Page, count: number): Promise<string[]> {
  const titles: string[] = [];
  for (let place = 0; place < count; place += 1) {
    const card = page.getByRole('article').nth(place);
    titles.push((await card.getByRole('heading', { level: 3 }).textContent()) ?? '');
    await compareBox(page, place).check();
  }
  return titles;
}

test('a member compares dossiers, sees what differs, and requests proposals for them by one form', async ({
  page,
  world,
}) => {
  await openAsNewMember(page, world, '/dossier-search?size=12');
  const titles = await chooseFirst(page, 3);
  await expect(page).toHaveURL(/\/dossier-search/);
  await page.reload();
  await expect(bar(page).getByRole('listitem')).toHaveText(titles);

  await bar(page).getByRole('link', { name: 'Compare 3' }).click();
  await page.waitForURL('/compare?ids=*');
  await expect(page.getByRole('columnheader')).toContainText(titles);
  const rows = page.getByRole('row');
  const all = await rows.count();
  await page.getByLabel('Differences only').check();
  await expect(page).toHaveURL(/differences=only/);
  await expect.poll(() => rows.count()).toBeLessThan(all);

  await page.getByRole('button', { name: `Remove ${titles[1]} from the comparison` }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  await expect(page).toHaveURL(/differences=only/);
  await page.getByRole('link', { name: 'Add another' }).click();
  await page.waitForURL('/dossier-search?size=12');
  await expect(bar(page).getByRole('listitem')).toHaveText([titles[0], titles[2]] as string[]);
  await compareBox(page, 3).check();
  await bar(page).getByRole('link', { name: 'Compare 3' }).click();

  await page.getByRole('link', { name: 'Request 3 proposals' }).click();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Please enter at least one field');
  await page.getByLabel('Indicative volumes').fill('2 M tablets');
  const cda = { name: 'CDA.pdf', mimeType: 'application/pdf', buffer: pdf('Signed') };
  await page.getByLabel('CDA/NDA files').first().setInputFiles(cda);
  await page.getByRole('button', { name: 'Submit' }).click();
  const references = page.getByRole('complementary', { name: 'The dossiers' }).getByText(/^Sent as DB-/);
  await expect(references).toHaveCount(3);
  await page.getByRole('link', { name: 'My requests' }).last().click();
  await expect(page.getByRole('rowheader', { name: /DB-/ })).toHaveCount(3);
});

test('four are the most; one asked for before is told apart; signing out forgets the choice', async ({
  page,
  world,
}) => {
  await openAsNewMember(page, world, '/dossier-search?size=12');
  await chooseFirst(page, 4);
  await expect(compareBox(page, 4)).toBeDisabled();
  await bar(page)
    .getByRole('button', { name: /^Do not compare/ })
    .first()
    .click();
  await expect(compareBox(page, 4)).toBeEnabled();

  for (const ids of ['1', '1,2']) await requestProposals(page, ids);
  await expect(page.getByText(/^You asked for this on/)).toBeVisible();
  await page.getByRole('button', { name: 'Send another request' }).click();
  await expect(page.getByText(/^Sent as DB-/)).toHaveCount(2);

  await page.getByRole('button', { name: /Ana/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL('/');
  expect(await page.evaluate(() => localStorage.getItem('compare'))).toBeNull();
});

test('by keyboard: choose two, compare them, drop one', async ({ page, world }) => {
  await openAsNewMember(page, world, '/dossier-search');
  await expect(page.getByRole('article')).toHaveCount(3);
  for (let place = 0; place < 2; place += 1) {
    await tabTo(page, /^Compare /, 'checkbox');
    await page.keyboard.press('Space');
  }
  await tabTo(page, /^Compare 2$/, 'a');
  await page.keyboard.press('Enter');
  await page.waitForURL('/compare?ids=*');
  await tabTo(page, /^Differences only$/);
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/differences=only/);
  await tabTo(page, /^Remove .* from the comparison$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('columnheader')).toHaveCount(1);
});

test('on a phone one moves sideways, and which column is whose stays in sight', async ({ page, world }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openAsNewMember(page, world, '/compare?ids=1,2,3,999999');
  await expect(page.getByText('One dossier of this comparison is not listed any more')).toBeVisible();
  const third = page.getByRole('columnheader').nth(2);
  const code = /DB-\d+/.exec((await third.textContent()) ?? '')?.[0] ?? '';
  await expect(third).not.toBeInViewport();
  await third.getByRole('link').first().focus();
  await expect(third).toBeInViewport();
  await page.getByRole('rowheader', { name: 'MOQ' }).scrollIntoViewIfNeeded();
  await expect(third).not.toBeInViewport();
  await expect(page.getByText(code).and(page.locator('[aria-hidden="true"] *'))).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('launch windows come apart from the comparison, and what failed is tried again', async ({
  page,
  world,
}) => {
  let answer = () => undefined as unknown;
  const held = new Promise((resolve) => {
    answer = () => resolve(undefined);
  });
  const windows = '**/api/dossiers/*/launch-windows';
  const json = { message: 'The server is busy.', code: 'unavailable', requestId: 'r' };
  await page.route(windows, async (route) => {
    await held;
    await route.fulfill({ status: 503, json });
  });
  await openAsNewMember(page, world, '/compare?ids=1,2&differences=only');
  const launch = page.getByRole('row', { name: /^Earliest launch, US/ });
  await expect(launch).toContainText('Loading');
  answer();
  await expect(launch).toContainText('Could not be loaded');
  await page.unroute(windows);
  await launch.getByRole('button', { name: 'Try again' }).first().press('Enter');
  await page.getByLabel('Differences only').uncheck();
  await expect(launch).not.toContainText(/Loading|loaded/);
});

checkScenes([
  {
    name: 'the finder with dossiers chosen to compare',
    as: 'member',
    async open(page) {
      await goto(page, '/dossier-search');
      await chooseFirst(page, 2);
      await expect(bar(page)).toBeVisible();
    },
  },
  {
    name: 'three dossiers compared',
    as: 'member',
    open: (page) => goto(page, '/compare?ids=1,2,3'),
  },
  { name: 'nothing chosen to compare', as: 'member', open: (page) => goto(page, '/compare') },
  {
    name: 'proposals for several, one asked for before',
    as: 'newcomer',
    async open(page) {
      for (const ids of ['1', '1,2']) await requestProposals(page, ids);
    },
  },
]);
