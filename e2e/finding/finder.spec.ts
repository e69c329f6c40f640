import type { Page } from '@playwright/test';
import { expect, openAsMember, test } from '../support/test.ts';

let page: Page;
test.beforeEach(async ({ browser, world }) => {
  page = await openAsMember(browser, world);
});

const count = () => page.getByRole('status').filter({ hasText: /found/ });
const option = (name: string) => page.getByRole('checkbox', { name, exact: true });
const searchBox = () => page.getByRole('combobox', { name: 'Search dossiers' });
const titles = () => page.getByRole('article').getByRole('heading', { level: 3 });

test('filters, words and pages stand in the address, and Back and Forward walk through them', async () => {
  await page.goto('/dossier-search');
  await expect(count()).toHaveText(/\d+ dossiers found/);
  const addresses = [page.url()];
  for (const name of ['UK', 'Ready : EU']) {
    await option(name).check();
    await expect(page).not.toHaveURL(addresses.at(-1) ?? '');
    addresses.push(page.url());
  }
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const before = await count().textContent();
  await page
    .getByRole('button', { name: /next/i })
    .or(page.getByRole('link', { name: /next/i }))
    .click();
  await expect(page).not.toHaveURL(addresses.at(-1) ?? '');
  await expect(count()).toHaveText(before ?? '');
  for (const address of addresses.toReversed()) {
    await page.goBack();
    await expect(page).toHaveURL(address);
  }
  await expect(option('UK')).not.toBeChecked();
  await page.goForward();
  await expect(option('UK')).toBeChecked();
  await page.goForward();
  await expect(option('Ready : EU')).toBeChecked();
  await page.reload();
  await expect(option('Ready : EU')).toBeChecked();
  await expect(count()).toHaveText(before ?? '');
});

test('words that were typed go along with a filter, and one dossier is counted as one', async () => {
  await page.goto('/dossier-search?market=eu');
  const code = /DB-\d+/.exec((await page.getByRole('article').first().textContent()) ?? '')?.[0] ?? '';
  await searchBox().fill(code);
  await option('US').check();
  await expect(page).toHaveURL(new RegExp(`[?&]q=${code}&`));
  await expect(searchBox()).toHaveValue(code);
  await expect(count()).toHaveText(/^1 dossier found/);
});

test('an answer that comes late never replaces a newer one', async () => {
  await page.goto('/dossier-search');
  await expect(count()).toHaveText(/found/);
  let releaseFirst = () => {};
  const held = new Promise<void>((resolve) => {
    releaseFirst = resolve;
  });
  await page.route('**/search-dossier', async (route) => {
    const first = route.request().postDataJSON().searchChar === 'metformin';
    const answer = await route.fetch();
    if (first) await held;
    await route.fulfill({ response: answer }).catch(() => undefined);
  });
  await searchBox().fill('metformin');
  await searchBox().press('Enter');
  await searchBox().fill('ibuprofen');
  await searchBox().press('Enter');
  await expect(titles().first()).toContainText(/ibuprofen/i);
  releaseFirst();
  await page.unrouteAll({ behavior: 'wait' });
  await expect(titles().first()).toContainText(/ibuprofen/i);
  await expect(searchBox()).toHaveValue('ibuprofen');
});

test('each group of filters works as it should, and the page is as long as one chooses', async () => {
  await page.goto('/dossier-search');
  await expect(count()).toHaveText(/found/);
  await test.step('the page size is 3, and 12 and 24 can be chosen', async () => {
    await expect(page.getByRole('article')).toHaveCount(3);
    for (const size of ['12', '24']) {
      await page.getByLabel('Per page').selectOption(size);
      await expect(page.getByRole('article')).toHaveCount(Number(size));
    }
  });
  await test.step('a list finds its values by any part of their names', async () => {
    await page.getByRole('searchbox', { name: 'Search in ATC class' }).fill('NEOPLAS');
    await expect(option('Antineoplastics')).toBeVisible();
    await expect(option('Laxatives')).toHaveCount(0);
  });
  await test.step('a range says what is wrong once its field is left, not while one types', async () => {
    const least = page.getByRole('textbox', { name: /^Fee from/ });
    const fault = page.getByText(/^Give a number from 0 to/);
    await least.pressSequentially('4x');
    await expect(least).toHaveValue('4x');
    await expect(fault).toHaveCount(0);
    await least.press('Tab');
    await expect(fault).toBeVisible();
    await expect(least).toHaveAttribute('aria-invalid', 'true');
    await least.fill('');
    await expect(fault).toHaveCount(0);
  });
  await test.step('supply is one of two', async () => {
    await option('With supply').check();
    await option('Tech transfer').check();
    await expect(option('With supply')).not.toBeChecked();
    await expect(option('Tech transfer')).toBeChecked();
  });
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page).toHaveURL(/\/dossier-search\?size=24$/);
  await test.step('clicks faster than the answers are all kept', async () => {
    const names = ['US', 'EU', 'Canada', 'Ready : US', 'Ready : EU'];
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    const isBusy = await page.evaluate(async (wanted) => {
      for (const label of document.querySelectorAll<HTMLLabelElement>('label')) {
        if (wanted.includes(label.textContent?.trim() ?? '')) label.click();
      }
      await null;
      return document.querySelector('main [aria-busy="true"]') !== null;
    }, names);
    expect(isBusy, 'what is shown is not what is asked for, before the address says so').toBe(true);
    for (const name of names) await expect(option(name)).toBeChecked();
    await expect(
      page.getByRole('list', { name: 'Filters in use' }).getByRole('button', { name: /^Remove/ }),
    ).toHaveCount(5);
  });
});

test('clearing the box searches again, Reset brings back page 1, and nothing found says what to drop', async () => {
  await page.goto('/dossier-search');
  await test.step('clearing, and Reset', async () => {
    const all = await count().textContent();
    await searchBox().fill('tablets');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(count()).not.toHaveText(all ?? '');
    await searchBox().fill('');
    await expect(count()).toHaveText(all ?? '');
    await option('EU').check();
    await option('Curated dossiers').check();
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(count()).toHaveText(all ?? '');
    await expect(option('EU')).not.toBeChecked();
    await expect(page).toHaveURL(/\/dossier-search$/);
  });
  await test.step('nothing found says so, and what to drop and what that would bring', async () => {
    await searchBox().fill('metformin');
    await searchBox().press('Enter');
    await expect(titles().first()).toContainText(/metformin/i);
    await searchBox().fill('qqqqqqqqqq');
    await searchBox().press('Enter');
    await expect(page.getByText('No Dossier Found')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
    await page.getByRole('button', { name: /^Without “qqqqqqqqqq” \([1-9]\d* dossiers\)$/ }).click();
    await expect(count()).toHaveText(/^[1-9]\d* dossiers found/);
  });
  await test.step('an unknown dossier says that it does not exist', async () => {
    await page.goto('/product-details/999999');
    await expect(page.getByText('Searched Dossier does not exist...')).toBeVisible();
    await page.getByRole('link', { name: 'Back to Search Results' }).click();
    await expect(page).toHaveURL(/\/dossier-search$/);
  });
});

test('a search that failed offers to try again, and never says that nothing was found', async () => {
  await page.route('**/get-dossier', (route) =>
    route.fulfill({ status: 503, json: { message: 'busy', code: 'unavailable', requestId: 'x' } }),
  );
  await page.goto('/dossier-search');
  await expect(page.getByText(/could not be loaded, try again/i)).toBeVisible();
  await expect(page.getByText(/^0 dossiers found/)).toHaveCount(0);
  await page.unroute('**/get-dossier');
  await page.getByRole('button', { name: /try again/i }).click();
  await expect(count()).toHaveText(/\d+ dossiers found/);
});

test('on a phone the filters are a drawer that says what it will show', async () => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/dossier-search');
  await page
    .getByRole('button', { name: /filter/i })
    .first()
    .click();
  const drawer = page.getByRole('dialog');
  const all = (await drawer.getByRole('button', { name: /^Show [\d,]+ dossiers?$/ }).textContent()) ?? '';
  const label = await drawer.getByText('Film Coated Tablets', { exact: true }).boundingBox();
  expect(label?.width, 'the room of a label').toBeGreaterThan(40);
  await drawer.getByRole('checkbox', { name: 'EU', exact: true }).check();
  const show = drawer.getByRole('button', { name: /^Show [\d,]+ dossiers?$/ });
  await expect(show).not.toHaveText(all);
  const promised = /[\d,]+/.exec((await show.textContent()) ?? '')?.[0];
  await show.click();
  await expect(drawer).toHaveCount(0);
  await expect(count()).toHaveText(new RegExp(`^${promised} dossiers? found`));
});

test('each finder keeps its own text and filters while one goes back and forth between them', async () => {
  await page.goto('/dossier-search?q=metformin&market=eu');
  const tabs = page.getByRole('navigation', { name: 'Finder' });
  await tabs.getByRole('link', { name: 'Supplier Finder' }).click();
  await expect(page).toHaveURL('/supplier-search');
  await option('EU GMP').check();
  await expect(page).toHaveURL('/supplier-search?gmp=eu-gmp');
  await tabs.getByRole('link', { name: 'Dossier Finder' }).click();
  await expect(searchBox()).toHaveValue('metformin');
  await expect(option('EU')).toBeChecked();
  await page.getByRole('banner').getByRole('link', { name: 'Supplier Finder' }).click();
  await expect(option('EU GMP')).toBeChecked();
});
