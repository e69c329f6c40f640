import type { Page } from '@playwright/test';
import { queryDatabaseOf } from '#testing/running/product.ts';
import { expect, openAlive, signInAsMember, test } from '../support/test.ts';

/** The launch windows of a dossier (§20.4), where they stand on its page. */

const windowsCall = '**/api/dossiers/*/launch-windows';

/** The next answers are those of a server that is busy. */
async function refuse(page: Page, address: string): Promise<void> {
  const json = { message: 'The server is busy.', code: 'unavailable', requestId: 'r' };
  await page.route(address, (route) => route.fulfill({ status: 503, json }));
}

/** Of which nobody says when it is ready for either market. */
const notReady = '/product-details/53';

test('the index of a dossier is whole or moves, and a pattern without a row is named on a phone', async ({
  page,
  world,
}) => {
  await signInAsMember(page, world);
  await openAlive(page, notReady);
  const index = page.getByRole('navigation', { name: 'Sections of this page' });
  const molecule = index.getByRole('link', { name: 'Molecule' });
  const last = index.getByRole('link', { name: 'Alternatives' });
  const key = page.getByRole('region', { name: 'Launch windows' }).locator('[data-told]').first();
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(last).toBeInViewport({ ratio: 1 });
  }
  await expect(key, 'its word stands in the bar').toBeHidden();

  await page.setViewportSize({ width: 360, height: 900 });
  await expect(key).toBeVisible();
  await expect(key).toHaveText('Not ready');
  const cutYears = await page.evaluate(
    () =>
      [...document.querySelectorAll('[class*="_years_"] > span')].filter((year) => {
        const [words, strip] = [document.createRange(), year.parentElement?.getBoundingClientRect()];
        words.selectNodeContents(year);
        const last = [...words.getClientRects()].at(-1);
        return last && strip && last.top < strip.bottom && last.right > strip.right;
      }).length,
  );
  expect(cutYears, 'years that stand there in part').toBe(0);
  await expect(molecule).not.toBeInViewport();
  await page.locator('#molecule').evaluate((section) => section.scrollIntoView());
  await expect(molecule, 'the index follows who reads').toBeInViewport({ ratio: 1 });
});

test('another try and a press for more lead the keyboard to what they brought', async ({ page, world }) => {
  await signInAsMember(page, world);
  const [many] = await queryDatabaseOf<{ id: number }>(
    world.dataDir,
    `select dossier_id as id from dossier_windows join launch_windows using (facts_id) join dossiers d on d.id = dossier_id
     where market = 'US' and d.state = 'published' and
       (select count(*) from jsonb_array_elements(reasons) r where (r->>'hard')::boolean) > 6 order by dossier_id limit 1`,
  );
  await refuse(page, windowsCall);
  await openAlive(page, `/product-details/${many?.id}`);
  const windows = page.getByRole('region', { name: 'Launch windows' });
  await expect(windows.getByRole('alert')).toContainText('could not be loaded');
  await page.unroute(windowsCall);
  await windows.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(windows.getByText('United States', { exact: true })).toBeVisible();
  await expect(windows).toBeFocused();

  const matched = windows.getByRole('button', { name: /, Read from, United States$/ });
  const hard = windows.getByRole('button', { name: /reasons\s*, Hard, United States$/ });
  await hard.press('Enter');
  await matched.focus();
  const place = await matched.boundingBox();
  await matched.press('Enter');
  await expect(hard, 'one that opens closes none above it').toHaveAttribute('aria-expanded', 'true');
  expect((await matched.boundingBox())?.y).toBe(place?.y);
  await matched.press('Enter');
  await expect(matched).toHaveAttribute('aria-expanded', 'false');
  const reasons = windows.getByRole('list', { name: 'Hard, United States' }).getByRole('listitem');
  await expect(reasons).toHaveCount(5);
  await windows.getByRole('button', { name: /^Show \d+ more$/ }).press('Enter');
  await expect(reasons.nth(5), 'the first that came').toBeFocused();

  await refuse(page, '**/api/home');
  await openAlive(page, '/home');
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await page.unroute('**/api/home');
  await again.press('Enter');
  await expect(page.getByRole('heading', { name: 'The first three things to do' })).toBeFocused();
});

test('beside a row of the finder’s table what could not be loaded is tried again', async ({
  page,
  world,
}) => {
  await signInAsMember(page, world);
  await refuse(page, windowsCall);
  await openAlive(page, '/dossier-search?q=pregabalin&view=table');
  await page
    .getByRole('table', { name: 'Dossiers' })
    .getByRole('row')
    .nth(1)
    .getByRole('cell')
    .first()
    .click();
  const decides = page.getByRole('region', { name: 'What decides' });
  await expect(decides).toContainText('could not be loaded');
  await page.unroute(windowsCall);
  await decides.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(decides).toContainText(/Earliest launch\s*US/);
  await expect(decides).toBeFocused();
});

test('a field of a filter that is passed asks for nothing, and a wrong day neither moves the list nor stays when it is reset', async ({
  page,
  world,
}) => {
  await signInAsMember(page, world);
  await openAlive(page, '/dossier-search?launch=us:12m');
  const panel = page.getByRole('complementary', { name: 'Filters' });
  const [from, to] = [panel.getByPlaceholder('From 2027'), panel.getByPlaceholder('To 2028 Q3')];
  const chip = page.getByRole('button', { name: /^Remove filter .*US within 12 months/ });
  await expect(chip).toBeVisible();
  await from.focus();
  for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Enter']) await page.keyboard.press(key);
  await expect(chip).toBeVisible();
  await expect(page).toHaveURL(/launch=us:12m/);

  await to.fill('2027 Q9');
  const next = panel.getByRole('checkbox').first();
  const gap = async () => ((await next.boundingBox())?.y ?? 0) - ((await to.boundingBox())?.y ?? 0);
  const before = await gap();
  await next.click();
  await expect(next).toBeChecked();
  await expect(panel.getByRole('alert')).toContainText('Give a year');
  expect(await gap()).toBe(before);

  await panel.getByRole('radio', { name: /^Within 24 months/ }).check();
  await expect(to).toHaveValue('');
  await expect(panel.getByRole('alert')).toHaveCount(0);
  await to.fill('2027 Q9');
  await to.press('Enter');
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(to).toHaveValue('');
  await expect(panel.getByRole('alert')).toHaveCount(0);
});

test('on a phone the filters stay in reach, however long the name of the order is', async ({
  page,
  world,
}) => {
  await signInAsMember(page, world);
  await page.setViewportSize({ width: 320, height: 800 });
  for (const sort of ['launchUS', '-lastInspection']) {
    await openAlive(page, `/dossier-search?launch=us:12m&sort=${sort}`);
    const filters = page.getByRole('button', { name: /^Filters/ });
    await expect(page.getByLabel('Sort by')).toContainText(/(as|des)cending/);
    expect(await filters.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
});
