import { openBuyer } from '../support/deal.ts';
import { twoOffers, typeTwoOffers } from '../support/offers.ts';
import { checkScenes, goto } from '../support/scenes.ts';
import { expect, test } from '../support/test.ts';

test('offers are compared at one’s volumes, flip where the chart says, and are kept as a scenario', async ({
  browser,
  world,
}) => {
  const { page } = await openBuyer(browser, world);
  await page.goto('/requests');
  await page.getByRole('link', { name: 'Compare offers' }).click();
  await page.getByLabel('Strength, line 1').fill('5 mg');
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page.getByText('Units a pack: Give a whole number from 1 to 100000')).toBeVisible();
  await expect(page.getByLabel('Units a pack, line 1')).toHaveAccessibleDescription(/^Units a pack: Give/);
  await expect(page.getByLabel('Units a pack, line 1')).toBeFocused();
  await expect(page.getByLabel('Strength, line 1')).toHaveValue('5 mg');

  await page.goto(`/offers?${twoOffers.search}`);
  await typeTwoOffers(page);
  // What is typed outlives its page.
  await page.reload();
  await expect(page.getByText('What you had written and not saved is back')).toBeVisible();
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  const ranking = page.getByRole('table', { name: 'Offers by net present value, the cheapest first' });
  const heading = page.getByRole('heading', { name: 'Ranking' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(ranking).toBeInViewport();
  // 20,000 and 40,000 discounted by 8 %, and 50,000 with half of each.
  await expect(ranking.getByRole('row').nth(1)).toContainText('Cheap to begin with');
  await expect(ranking.getByRole('row').nth(1)).toContainText('52,812.07 EUR');
  await expect(ranking.getByRole('row').nth(2)).toContainText('76,406.04 EUR');
  const flips = page.getByRole('table', { name: 'Where the ranking flips' });
  await expect(flips.getByRole('row').nth(1)).toContainText(/56,805.*1\.8935.*Dear to begin with/s);
  const stale = page.getByText('You have changed plan or offers since');
  await expect(stale).toBeHidden();
  await page.getByLabel('Packs, year 1, line 1').fill('30000');
  await expect(stale).toBeVisible();
  await page.getByLabel('Packs, year 2, line 1').fill('60000');
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(ranking.getByRole('row').nth(1)).toContainText('Dear to begin with');
  await expect(stale).toBeHidden();

  // Who takes a row away by keyboard goes on where it stood.
  await page.getByRole('button', { name: 'Add a strength or pack' }).click();
  await page.getByRole('button', { name: 'Remove line 2' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Add a strength or pack' })).toBeVisible();
  await expect(page.locator('body')).not.toBeFocused();

  await page.getByRole('button', { name: 'Keep it', exact: true }).click();
  await expect(page.getByText('Give the scenario a name')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name', exact: true }).last().fill('Iberia');
  await page.getByRole('button', { name: 'Keep it', exact: true }).click();
  await page.waitForURL(/\/offers\?scenario=\d+$/);
  // Where one is now says its name, and that it is kept.
  await expect(page.getByRole('heading', { level: 1, name: 'Iberia' })).toBeFocused();
  await expect(page.getByText('Kept as ‘Iberia’')).toBeVisible();
  await expect(page.getByText('Your scenario, kept on')).toBeVisible();
  await expect(ranking.getByRole('row').nth(1)).toContainText('Dear to begin with');
  for (const format of ['XLSX', 'PDF']) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: `Download ${format}` }).click();
    expect((await download).suggestedFilename()).toMatch(
      new RegExp(`^offers-\\d+\\.${format.toLowerCase()}$`),
    );
  }
  await page.getByRole('button', { name: 'Delete Iberia' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.goto('/offers');
  await expect(page.getByRole('heading', { name: 'Kept scenarios' })).toBeHidden();
});

checkScenes([
  { name: 'nothing to compare yet', as: 'member', open: (page) => goto(page, '/offers') },
  {
    name: 'two offers ranked, one of them with ranges',
    as: 'newcomer',
    async open(page) {
      await goto(page, `/offers?${twoOffers.search}`);
      await typeTwoOffers(page);
      await page.getByLabel('Royalty, % of net sales').first().fill('3');
      await page.getByRole('button', { name: 'Compare', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Along the volume' })).toBeVisible();
      await page.getByText('The chart as a table').click();
    },
  },
  {
    name: 'what is wrong with a comparison',
    as: 'newcomer',
    async open(page) {
      await goto(page, '/offers');
      await page.getByRole('button', { name: 'Type in another offer' }).click();
      await page.getByRole('button', { name: 'Compare', exact: true }).click();
      await expect(page.getByText('Give the offer a name')).toBeVisible();
    },
  },
]);
