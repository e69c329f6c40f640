import { openAs } from '../support/roles.ts';
import { expect, openAlive, test } from '../support/test.ts';

test('a member finds their way by keys alone: search, palette, shortcuts, and none while typing', async ({
  browser,
  world,
}) => {
  const page = await (await openAs(browser, world, 'seller')).newPage();
  await page.goto('/home');
  const search = page.getByRole('combobox', { name: 'Search the marketplace' });
  await expect(search).toBeVisible();

  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  // In a field the keys are the field's.
  await page.keyboard.type('metformin g r ?');
  await expect(search).toHaveValue('metformin g r ?');
  await search.fill('metformin');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dossier-search?q=metformin');
  await expect(page.getByRole('article').first()).toBeVisible();

  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Find a record' });
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('save this');
  await expect(palette.getByRole('option', { name: /^Save this search/, selected: true })).toBeVisible();
  await page.keyboard.press('Enter');
  const saving = page.getByRole('dialog', { name: 'Save this search' });
  await expect(saving).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(saving).toBeHidden();

  await page.keyboard.press('g');
  await page.keyboard.press('r');
  await expect(page).toHaveURL('/requests');
  await expect(page.getByRole('heading', { level: 1, name: 'My requests' })).toBeFocused();

  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await help.getByRole('checkbox').uncheck();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await page.keyboard.press('g');
  await page.keyboard.press('s');
  await page.keyboard.press('Control+k');
  await expect(palette).toBeVisible();
  await expect(page).toHaveURL('/requests');
});

test('the focus stands on the heading of a new page as soon as the page is there', async ({
  browser,
  world,
}) => {
  const page = await (await openAs(browser, world, 'seller')).newPage();
  await openAlive(page, '/home');
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Shortlist' });
  const hasFocus = await link.evaluate((shortlist: HTMLElement) => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const before = document.querySelector('main h1');
    const watch = new MutationObserver(() => {
      const heading = document.querySelector('main h1');
      if (heading !== null && heading !== before) resolve(heading === document.activeElement);
    });
    watch.observe(document.body, { childList: true, subtree: true });
    shortlist.click();
    return promise;
  });
  expect(hasFocus).toBe(true);
});

test('a chosen colour scheme is kept, and the system is followed again once one asks for it', async ({
  page,
}) => {
  const html = page.locator('html');
  const choose = async (scheme: string) => {
    await page.getByRole('button', { name: 'Colour scheme' }).click();
    await page.getByRole('menuitemradio', { name: scheme }).click();
  };
  await page.emulateMedia({ colorScheme: 'light' });
  await openAlive(page, '/about-us');
  await expect(html).toHaveAttribute('data-color-scheme', 'light');
  await choose('Dark');
  await expect(html).toHaveAttribute('data-color-scheme', 'dark');
  // As signing out does.
  await page.evaluate(() => localStorage.clear());
  await openAlive(page, '/login');
  await expect(html).toHaveAttribute('data-color-scheme', 'dark');
  await choose('As the system');
  await expect(html).toHaveAttribute('data-color-scheme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html).toHaveAttribute('data-color-scheme', 'dark');
});
