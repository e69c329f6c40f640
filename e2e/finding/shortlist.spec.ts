import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readZipped } from '#testing/read-documents.ts';
import { queryDatabaseOf } from '#testing/running/product.ts';
import { tabTo } from '../support/keyboard.ts';
import { checkScenes, goto } from '../support/scenes.ts';
import { expect, signInAsMember, test, type World } from '../support/test.ts';

/** Waits until the server has one more: a button shows what was pressed before that. */
function untilTaken(page: Page): Promise<unknown> {
  return page.waitForResponse(
    (answer) => answer.url().includes('/api/shortlist/') && answer.request().method() === 'POST',
  );
}

/** Puts the first dossiers of the finder aside and answers their titles, the latest first. */
async function putAside(page: Page, count: number): Promise<string[]> {
  await goto(page, '/dossier-search?size=12');
  const titles: string[] = [];
  for (let place = 0; place < count; place += 1) {
    const card = page.getByRole('article').nth(place);
    titles.unshift((await card.getByRole('heading', { level: 3 }).textContent()) ?? '');
    const taken = untilTaken(page);
    await card.getByRole('button', { name: /^Shortlist/ }).click();
    await taken;
  }
  return titles;
}

/** Retires a dossier by hand, as the desk would. */
async function retire(world: World, title: string): Promise<void> {
  await queryDatabaseOf(world.dataDir, "update dossiers set state = 'retired' where title = $1", [title]);
}

test('a member puts dossiers aside, writes notes, exports, compares, and takes one off and back', async ({
  page,
  world,
}) => {
  await signInAsMember(page, world);
  const titles = await putAside(page, 3);
  await page.reload();
  const pressed = page.getByRole('button', { name: /^Shortlist/, pressed: true });
  await expect(pressed).toHaveCount(3);
  await page.getByRole('button', { name: /Ana/ }).click();
  await page.getByRole('menuitem', { name: 'Shortlist' }).click();
  await page.waitForURL('/shortlist');
  await expect(page.getByRole('rowheader').getByRole('link')).toHaveText(titles);

  const note = page.getByLabel(`Note on ${titles[0]}`);
  await note.fill('=ask about the CEP');
  await note.blur();
  await expect(page.getByText('Stored when you leave the field')).toBeHidden();
  await page.getByLabel(`Note on ${titles[1]}`).fill('typed, and the page is gone');
  await page.reload();
  await expect(note).toHaveValue('=ask about the CEP');
  await expect(page.getByLabel(`Note on ${titles[1]}`)).toHaveValue('typed, and the page is gone');

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Excel' }).click();
  const workbook = await readFile(await (await saved).path());
  expect(readZipped(workbook, 'xl/worksheets/sheet1.xml')).toContain('=ask about the CEP');

  await page.getByRole('button', { name: `Remove ${titles[0]}` }).click();
  await expect(page.getByText(`${titles[0]} is off your shortlist.`)).toBeVisible();
  const lists = page.getByRole('navigation', { name: 'Lists' });
  await expect(lists.getByRole('link', { name: 'Shortlist' })).toHaveText('Shortlist 2');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(note).toHaveValue('=ask about the CEP');
  for (const title of titles.slice(0, 2)) await page.getByLabel(`Tick ${title}`).check();
  await page
    .getByRole('group', { name: 'With the ticked rows' })
    .getByRole('button', { name: 'Compare' })
    .click();
  await page.waitForURL('/compare?ids=*');
});

test('by keyboard: a row goes to a new list with its note, and the list is found again', async ({
  page,
  world,
}) => {
  await signInAsMember(page, world);
  const [title = ''] = await putAside(page, 2);
  await goto(page, '/shortlist');
  const note = page.getByLabel(`Note on ${title}`);
  await page.getByRole('link', { name: title, exact: true }).focus();
  await page.keyboard.press('n');
  await expect(note).toBeFocused();
  await page.keyboard.type('for Iberia');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: title, exact: true })).toBeFocused();
  await page.keyboard.press('m');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: title, exact: true })).toBeFocused();
  await page.keyboard.press('m');
  await page.getByLabel('Its name').fill('Iberia');
  await page.keyboard.press('Enter');
  await expect(page.getByText('One dossier is moved.')).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await page.getByRole('navigation', { name: 'Lists' }).getByRole('link', { name: 'Iberia 1' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Iberia');
  await expect(note).toHaveValue('for Iberia');
  await queryDatabaseOf(world.dataDir, 'update shortlist_items set note = $1', ['for Lisbon']);
  await note.fill('for Porto');
  await note.blur();
  await expect(page.getByText('“for Lisbon”')).toBeVisible();
  await page.getByRole('button', { name: 'Drop mine' }).click();
  await expect(note).toHaveValue('for Lisbon');

  await page.getByRole('button', { name: 'Rename or share' }).press('Enter');
  await page.getByRole('button', { name: 'Delete the list Iberia' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Delete the list Iberia?' });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Delete the list Iberia' })).toBeFocused();
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Delete' }).press('Enter');
  await page.waitForURL('/shortlist');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a press that the server does not take is undone, and said', async ({ page, world }) => {
  await signInAsMember(page, world);
  await page.goto('/product-details/1');
  await page.route('**/api/shortlist/1', (route) => route.abort());
  const button = page.getByRole('button', { name: /^Shortlist/ });
  await button.click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await page.unroute('**/api/shortlist/1');
  const taken = untilTaken(page);
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await taken;
  await page.goto('/shortlist');
  await page.route('**/note', (route) => route.abort());
  await page.getByRole('textbox').fill('not lost');
  await page.getByRole('textbox').blur();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.unroute('**/note');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
  await page.reload();
  await expect(page.getByRole('textbox')).toHaveValue('not lost');
});

test('a retired dossier stays, marked, and is taken off for good only after a question', async ({
  page,
  world,
}) => {
  await signInAsMember(page, world);
  const [title = ''] = await putAside(page, 1);
  await retire(world, title);
  await page.goto('/shortlist');
  await expect(page.getByRole('rowheader')).toContainText('Retired');
  await expect(page.getByRole('link', { name: title, exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: `Remove ${title}` }).click();
  await page.getByRole('button', { name: 'Keep' }).click();
  await page.getByRole('button', { name: `Remove ${title}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take off' }).click();
  await expect(page.getByRole('rowheader')).toHaveCount(0);
});

test('by keyboard: put one aside, write a note, take it off and back', async ({ page, world }) => {
  await signInAsMember(page, world);
  await page.goto('/dossier-search');
  await expect(page.getByRole('article')).toHaveCount(3);
  await tabTo(page, /^Shortlist /, 'button');
  const taken = untilTaken(page);
  await page.keyboard.press('Space');
  await expect(page.locator(':focus')).toHaveAttribute('aria-pressed', 'true');
  await taken;
  await page.goto('/shortlist');
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await tabTo(page, /^Note on/);
  await page.keyboard.type('by keyboard');
  await tabTo(page, /^Remove/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox')).toHaveValue('by keyboard');
});

checkScenes([
  { name: 'an empty shortlist', as: 'member', open: (page) => goto(page, '/shortlist') },
  {
    name: 'a list with a row open, one ticked and one taken off',
    as: 'newcomer',
    async open(page) {
      const [, second = '', third = ''] = await putAside(page, 3);
      await goto(page, '/shortlist');
      await page
        .getByRole('button', { name: /^Remove/ })
        .first()
        .click();
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
      await page.getByLabel(`Tick ${second}`).check();
      await page.getByRole('link', { name: third, exact: true }).click();
      await expect(page.getByRole('heading', { level: 2, name: third })).toBeVisible();
    },
  },
  {
    name: 'where dossiers are to go',
    as: 'newcomer',
    async open(page) {
      await putAside(page, 1);
      await goto(page, '/shortlist');
      await page.getByLabel(/^Tick all/).check();
      await page.getByRole('button', { name: 'Move or copy' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'the lists of a dossier, one just begun with it',
    as: 'newcomer',
    async open(page) {
      await goto(page, '/product-details/1');
      await page.getByRole('button', { name: /^Lists with/ }).click();
      await page.getByLabel('New list').fill('Iberia');
      await page.getByLabel('New list').press('Enter');
      await expect(page.getByLabel(/^Iberia/)).toBeChecked();
    },
  },
  {
    name: 'a shortlist that could not be loaded',
    as: 'member',
    anew: true,
    async open(page) {
      await page.route('**/api/shortlist', (route) => route.abort());
      await goto(page, '/shortlist');
      await expect(page.getByText('Your shortlist could not be loaded')).toBeVisible();
    },
  },
]);
