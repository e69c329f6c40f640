import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { queryDatabaseOf } from '#testing/running/product.ts';
import { tabTo } from '../support/keyboard.ts';
import { openAs } from '../support/roles.ts';
import { checkScenes, goto } from '../support/scenes.ts';
import { expect, test, type World } from '../support/test.ts';

async function openInvestor(browser: Browser, world: World): Promise<Page> {
  return (await openAs(browser, world, 'investor')).newPage();
}

/** Counted by hand in the table. */
async function countByHand(world: World, more = 'true'): Promise<number> {
  const rows = await queryDatabaseOf(
    world.dataDir,
    `
    select count(*)::int as deals from dossiers where state = 'published' and ${more} and ('Tech transfer' = any(supply)
      or readiness in ('Pilot BE Complete/ Late stage development', 'Early development'))`,
  );
  return rows[0].deals;
}

test('an investor filters and sorts deals, reads one, and registers interest in it', async ({
  browser,
  world,
}) => {
  const page = await openInvestor(browser, world);
  await page.goto('/investment/activedeals');
  const count = page.getByRole('status').filter({ hasText: /deals?$/ });
  await expect(count).toHaveText(`${await countByHand(world)} deals`);
  await page.goto('/investment/activedeals?readiness=Early%20development&sort=title');
  const early = await countByHand(world, "readiness = 'Early development'");
  await expect(count).toHaveText(`${early} deals`);
  const row = page.getByRole('rowheader').first();
  const firstByTitle = (await row.textContent()) ?? '';
  await page.getByRole('link', { name: 'Offer in days' }).click();
  await expect(page).toHaveURL(/sort=offerDays/);
  await expect(page).toHaveURL(/readiness=Early/);
  await expect(row).not.toHaveText(firstByTitle);

  const title = (await row.textContent()) ?? '';
  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.getByRole('link', { name: 'Register interest' }).click();
  await page.getByRole('button', { name: 'Register interest' }).click();
  await expect(page.getByText('Say what interests you')).toBeVisible();
  await page.getByLabel('What interests you').fill('Rights for the EU');
  await page.reload();
  await expect(page.getByLabel('What interests you')).toHaveValue('Rights for the EU');
  await page.getByLabel('What you would bring').fill('Registration and sales');
  await page.getByRole('button', { name: 'Register interest' }).click();
  await expect(page.getByText(/^Your interest is registered as DB-/)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: /^DB-/ }).click();
  await page.waitForURL('/requests/DB-*');
  await expect(page.getByText('Rights for the EU')).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/^You asked for this on/)).toBeVisible();
});

test('by keyboard: open the first deal and register interest', async ({ browser, world }) => {
  const page = await openInvestor(browser, world);
  await page.goto('/investment/activedeals?sort=title');
  const title = (await page.getByRole('rowheader').first().textContent()) ?? '';
  await tabTo(page, new RegExp(`^${title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`), 'a');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await tabTo(page, /^What interests you/);
  await page.keyboard.type('By keyboard');
  await tabTo(page, /^Register interest$/, 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Your interest is registered as DB-/)).toBeVisible();
});

test('the data sheet of a dossier is saved as a PDF', async ({ browser, world }) => {
  const page = await (await openAs(browser, world, 'seller')).newPage();
  await page.goto('/product-details/1');
  // On a busy machine the process that draws it takes its time to start.
  const saved = page.waitForEvent('download', { timeout: 60_000 });
  await page.getByRole('button', { name: /^Data sheet/ }).click();
  const content = await readFile(await (await saved).path());
  expect(content.subarray(0, 5).toString()).toBe('%PDF-');
});

checkScenes([
  {
    name: 'the active deals',
    as: 'investor',
    open: (page) => goto(page, '/investment/activedeals'),
  },
  {
    name: 'no active deal fits',
    as: 'investor',
    open: (page) => goto(page, '/investment/activedeals?q=qqqqqqqq'),
  },
  {
    name: 'an active deal with the errors of its form',
    as: 'investor',
    async open(page) {
      await goto(page, '/investment/activedeals?sort=title');
      await page.getByRole('rowheader').first().getByRole('link').click();
      await page.getByRole('button', { name: 'Register interest' }).click();
      await expect(page.getByText('Say what interests you')).toBeVisible();
    },
  },
]);
