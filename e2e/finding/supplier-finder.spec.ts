import type { Page } from '@playwright/test';
import { supplierShortcuts } from '#domains/suppliers/contract/supplier-shortcuts.ts';
import { queryDatabaseOf } from '#testing/running/product.ts';
import { checkEach } from '../support/check-each.ts';
import { chips, countLine, filterGroup, option } from '../support/finder-parts.ts';
import { expect, openAsMember, test, type World } from '../support/test.ts';

let page: Page;
test.beforeEach(async ({ browser, world }) => {
  page = await openAsMember(browser, world);
});

const columns: Record<string, string> = {
  Sulisting_Filter_cGMP_accreditation: 'accreditations',
  SuListing_Filter_Detailed_Dosageform: 'dosage_forms',
  SuListing_Filter_Special_capabilities: 'special_capabilities',
};

async function ask<T>(world: World, sql: string, values: unknown[] = []): Promise<T> {
  const rows = await queryDatabaseOf(world.dataDir, sql, values);
  return rows[0];
}

test('each shortcut sets one filter after clearing the others', async ({ world }) => {
  await page.goto('/supplier-search?plant=china&years=under-5&page=2');
  await checkEach(
    supplierShortcuts,
    ({ label }) => label,
    async ({ label, group, value }) => {
      const { count } = await ask<{ count: number }>(
        world,
        `select count(*)::int from plants where state = 'published' and $1 = any(${columns[group]})`,
        [value],
      );
      expect(count).toBeGreaterThan(0);
      await page.getByRole('button', { name: label, exact: true }).click();
      await expect(countLine(page)).toHaveText(`${count} suppliers found`);
      await expect(chips(page)).toHaveCount(1);
      await expect(chips(page)).toContainText([value]);
      await expect(page).not.toHaveURL(/page=|years=|plant=/);
      await page.getByRole('checkbox', { name: 'China', exact: true }).check();
    },
  );
});

test('stars are drawn in exact fractions', async ({ world }) => {
  for (const rating of [0, 3.1, 3.25, 3.5, 5]) {
    const { code } = await ask<{ code: string }>(
      world,
      "select code from plants where stars = $1 and state = 'published' order by id limit 1",
      [rating],
    );
    await page.goto(`/supplier-search?q=${code}`);
    const card = page.getByRole('article', { name: code });
    const stars = card.getByRole('img', { name: `Rated ${rating} out of 5` });
    await expect(stars).toHaveText(String(rating));
    const [strip, fill] = await stars.evaluate((element) => {
      const parts = [element.firstElementChild, element.firstElementChild?.firstElementChild];
      return parts.map((part) => part?.getBoundingClientRect().width ?? Number.NaN);
    });
    expect(strip).toBe(80);
    expect(fill).toBeCloseTo((rating / 5) * 80, 1);
  }
});

test('the promo column leads to the dossiers and to a customized search, and services lead nowhere yet', async () => {
  await page.goto('/supplier-search');
  const promos = page.getByRole('complementary', { name: 'More ways to what you need' });
  await expect(promos.getByText('Additional Services Required')).toBeVisible();
  await expect(promos.getByRole('link')).toHaveCount(2);
  await expect(promos.getByRole('link', { name: /^Customized Search/ })).toHaveAttribute(
    'href',
    '/contact-us',
  );
  await promos.getByRole('link', { name: /^Find Dossiers Instead/ }).click();
  await expect(page).toHaveURL('/dossier-search');
});

test('a search that failed offers to try again', async () => {
  await page.route('**/get-supplier', (route) =>
    route.fulfill({ status: 503, json: { message: 'busy', code: 'unavailable', requestId: 'x' } }),
  );
  await page.goto('/supplier-search');
  await expect(page.getByText(/could not be loaded, try again/i)).toBeVisible();
  await page.unroute('**/get-supplier');
  await page.getByRole('button', { name: /try again/i }).click();
  await expect(countLine(page)).toHaveText(/\d+ suppliers found/);
});

test('on a phone the filters are a drawer that says what it will show', async () => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/supplier-search');
  await page.getByRole('button', { name: /^Filters/ }).click();
  const drawer = page.getByRole('dialog');
  const show = drawer.getByRole('button', { name: /^Show [\d,]+ suppliers$/ });
  const all = (await show.textContent()) ?? '';
  await drawer.getByRole('checkbox', { name: 'Europe' }).check();
  await expect(show).not.toHaveText(all);
  const promised = /[\d,]+/.exec((await show.textContent()) ?? '')?.[0];
  await show.click();
  await expect(drawer).toHaveCount(0);
  await expect(countLine(page)).toHaveText(`${promised} suppliers found`);
});

test('from a plant to a related product, and on to a proposal', async ({ world }) => {
  const { id } = await ask<{ id: number }>(
    world,
    `select p.id from plants p where p.state = 'published'
        and exists (select from dossiers d where d.company_id = p.company_id and d.state = 'published')
      order by p.id limit 1`,
  );
  await page.goto('/supplier-search');
  await page.goto(`/supplier-details/${id}`);
  const related = page.getByRole('region', { name: 'Related products' });
  const title = (await related.getByRole('link').first().textContent()) ?? '';
  await related.getByRole('link').first().click();
  await page.waitForURL('/product-details/*');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Product Code-DB-/);
  await expect(page.getByText(title).first()).toBeVisible();
  await page.getByRole('link', { name: 'Request Term Sheet' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Request a Proposal');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(`/supplier-details/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^SU-/);
  await page.getByRole('link', { name: 'Back to Search Results' }).click();
  await expect(page).toHaveURL('/supplier-search');
});

test('the index of a plant of which all is told is whole from 1024 pixels on', async () => {
  await page.goto('/supplier-details/1');
  const links = page.getByRole('navigation', { name: 'Sections of this page' }).getByRole('link');
  await expect(links).toHaveCount(9);
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(links.last()).toBeInViewport({ ratio: 1 });
  }
});

test('more related products go on where the first ones end', async ({ world }) => {
  const { id } = await ask<{ id: number }>(
    world,
    `select p.id from plants p join dossiers d on d.company_id = p.company_id and d.state = 'published'
      where p.state = 'published' group by p.id having count(*) > 6 order by p.id limit 1`,
  );
  await page.goto(`/supplier-details/${id}`);
  const links = page.getByRole('region', { name: 'Related products' }).getByRole('link');
  const more = page.getByRole('button', { name: /^Show \d+ more$/ });
  await expect(links).toHaveCount(5);
  const promised = Number(/\d+/.exec((await more.textContent()) ?? '')?.[0]);
  await more.click();
  await expect(links).toHaveCount(5 + promised);
  await expect(links.nth(5)).toBeFocused();
});

test('a plant whose every optional field is empty shows no bare label and no null', async ({ world }) => {
  const rows = await queryDatabaseOf(
    world.dataDir,
    `update plants set country = '', city = '', stars = 0, years_of_operation = 1, company_type = '',
            dosage_forms = '{}', accreditations = '{}', other_gmp = '', compliances = '{}', inspection_year = null,
            special_capabilities = '{}', capability_texts = '{}', manufacturer_types = '{}', other_offerings = '{}',
            annual_capacity = '', unit_price = 'null', rd_capabilities = '', api_manufacturing = '',
            front_end_markets = '', production = '[]'
      where id = (select max(id) from plants where state = 'published') returning id, code`,
  );
  const { id, code } = rows[0];
  await page.goto(`/supplier-details/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(code);
  const main = page.getByRole('main');
  await expect(main.getByText('1 year of operation', { exact: true })).toBeVisible();
  await expect(main).not.toContainText(/null|undefined|N\/A|cc per unit/);
  await expect(main.getByRole('heading', { level: 2 }).filter({ hasNotText: 'Related products' })).toHaveText(
    ['Plant', 'Evidence'],
  );
  await page.goto(`/supplier-search?q=${code}`);
  await expect(page.getByRole('article', { name: code })).toContainText('1 year of operation');
});

test('a service is told of once chosen, also on return', async () => {
  await page.goto('/service');
  const analytical = page.getByRole('listitem').filter({ hasText: 'Analytical' });
  const tell = analytical.getByRole('button', { name: 'Tell me when it opens' });
  await tell.click();
  await expect(tell).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(tell).toHaveAttribute('aria-pressed', 'true');
  await expect(analytical.getByText(/^Chosen on /)).toBeVisible();
  await expect(page.getByRole('button', { pressed: false, name: 'Tell me when it opens' })).toHaveCount(3);
});

test('years are an exclusive choice, ticks add up however fast, and nothing found says what to drop', async () => {
  await page.goto('/supplier-search');
  await test.step('years of operation are an exclusive choice', async () => {
    const years = filterGroup(page, 'Years of operation');
    await years.getByRole('checkbox', { name: '<5' }).check();
    await years.getByRole('checkbox', { name: '20+' }).check();
    await expect(years.getByRole('checkbox', { name: '<5' })).not.toBeChecked();
    await expect(years.getByRole('checkbox', { name: '20+' })).toBeChecked();
  });
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page).toHaveURL('/supplier-search');
  await test.step('ticked filters add up to the same search however fast one clicks', async () => {
    await expect(countLine(page)).toHaveText(/found/);
    const names = ['Tablets', 'Capsules', 'EU GMP', 'Asia', '20+'];
    await page.evaluate((wanted) => {
      for (const label of document.querySelectorAll<HTMLLabelElement>('label')) {
        if (wanted.includes(label.textContent?.trim() ?? '')) label.click();
      }
    }, names);
    for (const name of names) await expect(option(page, name)).toBeChecked();
    await expect(chips(page)).toHaveCount(5);
  });
  await test.step('nothing found says so, and what to drop', async () => {
    await page.goto('/supplier-search?gmp=eu-gmp&q=qqqqqqqqqq');
    await expect(page.getByRole('heading', { name: 'No Supplier Found' })).toBeVisible();
    await page.getByRole('button', { name: /^Without “qqqqqqqqqq” \([1-9]\d* suppliers\)$/ }).click();
    await expect(countLine(page)).toHaveText(/^[1-9]\d* suppliers found/);
    await expect(chips(page)).toHaveText(['cGMP: EU GMP']);
  });
  await test.step('an unknown supplier says that it does not exist', async () => {
    await page.goto('/supplier-details/999999');
    await expect(page.getByText('Searched Supplier does not exist...')).toBeVisible();
    await page.getByRole('link', { name: 'Back to Search Results' }).click();
    await expect(page).toHaveURL('/supplier-search?gmp=eu-gmp');
  });
});
