import { openAs } from '../support/roles.ts';
import { expect, test } from '../support/test.ts';

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
  await expect(page.getByRole('dialog', { name: 'Save this search' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.keyboard.press('g');
  await page.keyboard.press('r');
  await expect(page).toHaveURL('/requests');

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
