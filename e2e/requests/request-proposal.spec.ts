import { readFile } from 'node:fs/promises';
import { queryDatabaseOf } from '#testing/running/product.ts';
import { csv, pdf } from '#testing/sample-files.ts';
import { chips, countLine } from '../support/finder-parts.ts';
import { attachByKeyboard, tabTo } from '../support/keyboard.ts';
import { expect, registerMember, signIn, test, type World } from '../support/test.ts';
import { expectWholeRequest, referenceIn, type SentRequest } from '../support/whole-request.ts';

/** From search to request things move as they do for who has not asked them to stand still. */
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const cda = { name: 'CDA signed by us.pdf', mimeType: 'application/pdf', buffer: pdf('Signed') };
const rfq = { name: 'volumes.csv', mimeType: 'text/csv', buffer: csv() };

/** How many demo dossiers the three criteria leave, counted by hand in the tables. */
async function countByHand(world: World): Promise<{ amlodipine: number; inEu: number; curated: number }> {
  const rows = await queryDatabaseOf(
    world.dataDir,
    `
      select count(*)::int as amlodipine,
             (count(*) filter (where 'EU' = any(markets)))::int as "inEu",
             (count(*) filter (where 'EU' = any(markets) and curated))::int as curated
      from dossiers d join molecules m on m.id = d.molecule_id
      where m.inn ~ 'amlodipine' and state = 'published'`,
  );
  return rows[0];
}

/** What both journeys send. */
function sentBy(email: string): SentRequest {
  return {
    email,
    kind: 'dossier',
    answers: { marketsOfInterest: 'Germany, GCC', supplyRequired: 'With Supply' },
    cda,
    rfq,
  };
}

test('a member finds a dossier by words and filters, and requests a proposal with two files', async ({
  page,
  world,
}) => {
  const { email } = await registerMember(world);
  const expected = await countByHand(world);
  expect(expected.curated).toBeGreaterThan(0);
  await signIn(page, email);
  await page.waitForURL('/home');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Dossier Finder/ })
    .click();

  const count = countLine(page);
  await page.getByRole('combobox', { name: 'Search dossiers' }).fill('amlodipne');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(count).toHaveText(new RegExp(`^${expected.amlodipine} dossiers? found`));

  await page.getByRole('checkbox', { name: 'EU', exact: true }).check();
  await expect(count).toHaveText(new RegExp(`^${expected.inEu} dossiers? found`));
  await page.getByRole('checkbox', { name: 'Curated dossiers' }).check();
  await expect(count).toHaveText(new RegExp(`^${expected.curated} dossiers? found`));
  await expect(chips(page)).toHaveText(['Market: EU', 'Curated dossiers']);

  const title = page.getByRole('article').first().getByRole('heading').first();
  const dossier = (await title.textContent()) ?? '';
  expect(dossier).toMatch(/amlodipine/i);
  await title.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, 180));
  const scrolled = await page.evaluate(() => window.scrollY);
  const search = page.url();
  await page.getByRole('article').first().getByRole('link', { name: dossier, exact: true }).click();
  await page.waitForURL('/product-details/*');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Product Code-DB-\d+$/);

  await page.goBack();
  await expect(page).toHaveURL(search);
  await expect(title).toHaveText(dossier);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
  await page.goForward();

  await page.getByRole('link', { name: 'Request Term Sheet' }).first().click();
  const markets = page.getByRole('textbox', { name: 'Markets of interest' });
  await expect(markets).toHaveValue('EU');
  await expect(page.getByText('Taken over from your search: EU')).toBeVisible();
  await markets.fill('Germany, GCC');
  await expect(page.getByText('Your search: EU')).toBeVisible();
  const withSupply = page.getByLabel('With Supply', { exact: true });
  await withSupply.check();
  await withSupply.click();
  await expect(withSupply, 'chosen once more, it is taken back').not.toBeChecked();
  await withSupply.check();
  await page.getByLabel('CDA/NDA files').first().setInputFiles(cda);
  await page.getByLabel('RFQ files').first().setInputFiles(rfq);
  await page.getByLabel('I agree to the product suggesting other dossiers that meet my criteria').check();
  await page.getByRole('button', { name: 'Submit' }).click();

  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(
    'Your request has been Submitted. Our team will get in touch shortly. Please Check your email for further details.',
  );
  const reference = referenceIn(await dialog.textContent());
  await expectWholeRequest(world, reference, sentBy(email));

  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page).toHaveURL(search);

  await page.goto(`/requests/${reference}`);
  const saved = page.waitForEvent('download');
  await page
    .getByRole('button', { name: new RegExp(cda.name) })
    .or(page.getByRole('link', { name: new RegExp(cda.name) }))
    .first()
    .click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe(cda.name);
  expect((await readFile(await download.path())).equals(cda.buffer)).toBe(true);
});

test('the same journey works by keyboard alone', async ({ page, world }) => {
  const { email } = await registerMember(world);
  const { curated } = await countByHand(world);
  const press = (key: string) => page.keyboard.press(key);

  await page.goto('/login');
  await tabTo(page, /^Email/);
  await page.keyboard.type(email);
  await tabTo(page, /^Password/, 'password');
  await page.keyboard.type('connect-and-grow');
  await press('Enter');
  await page.waitForURL('/home');
  // The login page has a link of that name, too, and the home a box of the next.
  await expect(page.getByRole('heading', { level: 1, name: /today/ })).toBeFocused();
  await tabTo(page, /^Dossier Finder/);
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Dossier Search' })).toBeFocused();
  await tabTo(page, /^Search dossiers$/);
  await page.keyboard.type('amlodipne');
  await press('Enter');
  await tabTo(page, /^EU$/);
  await press('Space');
  await expect(chips(page)).toHaveText(['Market: EU']);
  await tabTo(page, /^Curated dossiers$/);
  await press('Space');
  await expect(countLine(page)).toHaveText(new RegExp(`^${curated} dossiers? found`));
  await tabTo(page, /amlodipine/i, 'a');
  await press('Enter');
  await page.waitForURL('/product-details/*');
  await tabTo(page, /^Request Term Sheet$/);
  await press('Enter');
  await tabTo(page, /^Markets of interest/);
  await page.keyboard.type('Germany, GCC');
  await tabTo(page, /^With Supply$/, 'radio');
  await press('Space');
  await attachByKeyboard(page, [
    [/^Upload filled CDA$/, cda],
    [/^Upload filled excel$/, rfq],
  ]);
  await tabTo(page, /^I agree to the product suggesting/);
  await press('Space');
  await tabTo(page, /^Submit$/);
  await press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Your request has been Submitted.');
  const reference = referenceIn(await dialog.textContent());
  await expectWholeRequest(world, reference, sentBy(email));
  await press('Escape');
  await expect(page).toHaveURL(/\/dossier-search\?/);
});
