import type { Locator, Page } from '@playwright/test';
import { demoPassword } from '#demo/people/people-access.ts';
import { tabTo } from '../support/keyboard.ts';
import { checkScenes } from '../support/scenes.ts';
import { expect, openAlive, registerMember, test } from '../support/test.ts';
import { referenceIn } from '../support/whole-request.ts';

const size = { width: 1280, height: 800 };
const rows = (page: Page) => page.getByRole('table', { name: 'Dossiers' }).getByRole('row');
const row = (page: Page) => page.getByRole('row', { name: /apixaban/i }).first();
const details = (page: Page) => page.getByRole('complementary', { name: /apixaban/i });
const highestFee = (page: Page) => page.getByRole('textbox', { name: /^Fee up to/ });

async function expectFound(page: Page): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: /found/ })).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

async function expectSent(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Your request has been Submitted.');
  expect(referenceIn(await dialog.textContent())).toMatch(/^DB-/);
}

/** Somebody with a pointer: every press counts, and so does every field that is typed into. Enter ends what is typed. */
function atThePointer(page: Page) {
  const done = { presses: 0, fields: 0 };
  async function press(target: Locator): Promise<void> {
    done.presses += 1;
    await target.click();
  }
  async function type(field: Locator, words: string): Promise<void> {
    await press(field);
    done.fields += 1;
    await page.keyboard.type(words);
    await page.keyboard.press('Enter');
  }
  return { done, press, type };
}

test('from a search of Home by the table to a request: six presses and two fields', async ({
  page,
  world,
}) => {
  const { email } = await registerMember(world);
  const { done, press, type } = atThePointer(page);
  await page.setViewportSize(size);
  await openAlive(page, '/login');
  // What a browser fills in by itself.
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL('/home');

  await type(page.getByRole('main').getByRole('searchbox', { name: 'Search dossiers' }), 'apixaban');
  await press(page.getByRole('button', { name: 'Table', exact: true }));
  await expect(page).toHaveURL(/view=table/);
  await type(highestFee(page), '1m');
  await expect(page).toHaveURL(/fee=/);
  await expectFound(page);
  await press(row(page).getByRole('cell').first());
  // The details take the room of the filters, and leave the columns theirs.
  await expect(page.getByRole('columnheader', { name: 'Royalty' })).toBeInViewport({ ratio: 1 });
  const name = row(page).getByRole('rowheader').getByRole('link');
  await expect.poll(() => name.evaluate((link) => link.scrollWidth <= link.clientWidth)).toBe(true);
  await press(details(page).getByRole('link', { name: /^Enquire/ }));
  await press(page.getByLabel('With Supply', { exact: true }));
  await page.keyboard.press('Enter');
  await expectSent(page);
  expect(done).toEqual({ presses: 6, fields: 2 });

  await test.step('who comes again has the table, at least twelve rows of it in sight', async () => {
    await page.goto('/dossier-search');
    await expect(page).toHaveURL('/dossier-search?size=24&view=table');
    await expect(rows(page)).toHaveCount(25);
    const whole = () =>
      rows(page).evaluateAll(
        (all) => all.filter((each) => each.getBoundingClientRect().bottom <= window.innerHeight).length,
      );
    await expect.poll(whole, 'its head among them').toBeGreaterThan(12);
  });

  await test.step('fees stand in the reader’s currency too, beside what their owners ask', async () => {
    const fees = page.getByText(/^(EUR|USD) [\d,]+.*≈ £ [\d,]+/);
    await page.getByLabel('Amounts', { exact: true }).selectOption('GBP');
    await expect(fees.first()).toBeVisible();
    await page.getByLabel('Amounts', { exact: true }).selectOption('');
    await expect(fees).toHaveCount(0);
  });

  await test.step('a key acts on the row that was ticked by pointer', async () => {
    const third = rows(page).nth(3);
    await third.getByRole('checkbox').check();
    await page.keyboard.press('s');
    await expect(third.getByText('On your shortlist')).toBeAttached();
  });
});

test('the same by keyboard alone', async ({ page, world }) => {
  const { email } = await registerMember(world);
  const press = (key: string) => page.keyboard.press(key);
  await page.setViewportSize(size);
  await openAlive(page, '/login');
  await tabTo(page, /^Email/);
  await page.keyboard.type(email);
  await tabTo(page, /^Password/);
  await page.keyboard.type(demoPassword);
  await press('Enter');
  await page.waitForURL('/home');

  // The new page takes the focus as it comes.
  await expect(page.getByRole('heading', { level: 1, name: /today/ })).toBeFocused();
  await expect(page.getByRole('combobox', { name: 'Search the marketplace' })).toBeVisible();
  await press('/');
  await page.keyboard.type('apixaban');
  await press('Enter');
  await page.waitForURL(/q=apixaban/);
  await expectFound(page);
  await tabTo(page, /^Skip to the results$/);
  await press('Enter');
  await tabTo(page, /^Table$/);
  await press('Enter');
  await expect(page).toHaveURL(/view=table/);
  await expect(row(page)).toBeVisible();
  await page.getByRole('heading', { level: 1 }).focus();
  await tabTo(page, /^Fee.* up to/);
  await page.keyboard.type('1m');
  await press('Enter');
  await expect(page).toHaveURL(/fee=/);
  await expectFound(page);
  await tabTo(page, /apixaban/i, 'a');
  await press('Space');
  await expect(details(page).getByRole('heading', { name: 'Product Profile' })).toBeVisible();
  await press('s');
  await expect(details(page).getByRole('button', { name: /^Shortlist/, pressed: true })).toBeVisible();
  await press('Escape');
  await expect(details(page)).toHaveCount(0);
  await press('e');
  await page.waitForURL('/product-term-sheet/*');
  await tabTo(page, /^With Supply$/, 'radio');
  await press('Space');
  await tabTo(page, /^Submit$/);
  await press('Enter');
  await expectSent(page);
});

checkScenes([
  {
    name: 'the table of dossiers with the details of a row and ticked ones',
    as: 'member',
    async open(page) {
      await page.goto('/dossier-search?size=12&view=table');
      const third = rows(page).nth(2);
      await third.getByRole('checkbox').check();
      await third.getByRole('cell').first().click();
      await expect(page.getByRole('heading', { name: 'Product Profile' })).toBeVisible();
    },
    async openNarrow(page) {
      await page.goto('/dossier-search?size=12&view=table');
      await expect(page.getByRole('list', { name: 'Dossiers' })).toBeVisible();
    },
  },
]);
