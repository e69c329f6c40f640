import { expect, openAlive, signInAsMember, test } from '../support/test.ts';

/** The launch windows of a dossier (§20.4), where they stand on its page. */

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
  await expect(molecule).not.toBeInViewport();
  await page.locator('#molecule').evaluate((section) => section.scrollIntoView());
  await expect(molecule, 'the index follows who reads').toBeInViewport({ ratio: 1 });
});
