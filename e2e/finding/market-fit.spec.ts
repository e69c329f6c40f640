import { queryDatabaseOf } from '#testing/running/product.ts';
import { chips, countLine, filterGroup } from '../support/finder-parts.ts';
import { expect, openAlive, signInAsMember, test } from '../support/test.ts';

/** Where a dossier fits (§23.3 to §23.6): from the countries one sells in to the word in the form. */

test('countries are ticked and kept, a fit is read rule by rule from the map, and a gap is told before one asks', async ({
  page,
  world,
}) => {
  await signInAsMember(page, world);
  await openAlive(page, '/dossier-search');
  const fits = filterGroup(page, 'Fits my markets');
  await fits.getByRole('searchbox', { name: 'Search in Fits' }).fill('ger');
  await fits.getByRole('checkbox', { name: 'Germany' }).check();
  await expect(chips(page)).toHaveText([/Germany/]);
  await fits.getByRole('button', { name: 'Keep as my markets' }).click();
  await expect(page.getByText('Kept as your markets.')).toBeVisible();
  await expect(fits.getByText('These are your markets (1).')).toBeFocused();

  await openAlive(page, '/dossier-search');
  // What stood there before is not what was found for them.
  const searched = page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/search-dossier') &&
      Boolean(answer.request().postData()?.includes('"fits":["Germany"]')),
  );
  await fits.getByRole('button', { name: 'Tick my markets (1)' }).click();
  const { data } = await (await searched).json();
  await expect(fits.getByText('These are your markets (1).')).toBeFocused();
  await expect(countLine(page)).toHaveText(/^[1-9]\d* dossiers? found$/);

  await openAlive(page, `/product-details/${data[0]._id}`);
  const section = page.getByRole('region', { name: 'Market fit' });
  const map = section.getByRole('group', { name: /^Map of where it fits/ });
  const germany = map.getByRole('button', { name: 'Germany: fits, on offer' });
  await expect(germany).toBeVisible();
  // One stop of the keyboard, and the arrows from there.
  await map.getByRole('button', { name: /^United States: / }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(map.getByRole('button', { name: /^Canada: / })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(germany).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(section.getByRole('button', { name: 'Germany', exact: true })).toBeFocused();
  const rules = section.getByRole('list', { name: 'Rules of Germany' }).getByRole('listitem');
  await expect(rules).toHaveCount(6);
  await expect(rules.first()).toContainText('The owner says: “');
  await expect(rules.first().getByRole('link')).toHaveAttribute('href', /^https:\/\//);

  const [lacking] = await queryDatabaseOf<{ id: number }>(
    world.dataDir,
    `select id from dossiers where state = 'published' and gmp_statuses = '{WHO-GMP}' and stability_conditions like 'Zone IVb, % months'
     order by id limit 1`,
  );
  await openAlive(page, `/product-term-sheet/${lacking?.id}`);
  await page.getByLabel('Markets of interest').fill('Germany, United States');
  await expect(
    page.getByText(/ has gaps for Germany \(.*GMP.*\); United States \(.*GMP.*\)\./),
  ).toBeVisible();
});
