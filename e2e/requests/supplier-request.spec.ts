import { readFile } from 'node:fs/promises';
import { queryDatabaseOf } from '#testing/running/product.ts';
import { csv, pdf } from '#testing/sample-files.ts';
import { chips, countLine, filterGroup } from '../support/finder-parts.ts';
import { attachByKeyboard, tabTo } from '../support/keyboard.ts';
import { expect, registerMember, signIn, signInAsMember, test, type World } from '../support/test.ts';
import { expectWholeRequest, referenceIn, type SentRequest } from '../support/whole-request.ts';

const cda = { name: 'CDA signed by us.pdf', mimeType: 'application/pdf', buffer: pdf('Signed') };
const rfq = { name: 'volumes.csv', mimeType: 'text/csv', buffer: csv() };
const answers = {
  gmpStatusRequired: 'eu gmp, USFDA',
  dosageFormsOfInterest: 'injectable',
  indicativeVolumes: '1,200,000 vials',
  specialCapabilitiesRequired: 'lyophilisation',
};

/** How many demo plants the three filters leave one after the other, counted by hand in the table. */
async function countByHand(world: World): Promise<{ injectable: number; eu: number; years: number }> {
  const rows = await queryDatabaseOf(
    world.dataDir,
    `
      select count(*)::int as injectable,
             (count(*) filter (where 'EU GMP' = any(accreditations)))::int as eu,
             (count(*) filter (where 'EU GMP' = any(accreditations)
                               and years_of_operation between 11 and 20))::int as years
        from plants where state = 'published' and 'Injectable' = any(dosage_forms)`,
  );
  return rows[0];
}

async function plantCalled(world: World, code: string): Promise<number> {
  const rows = await queryDatabaseOf(world.dataDir, 'select id from plants where code = $1', [code]);
  return rows[0].id;
}

function sentBy(email: string, listingId: number): SentRequest {
  return { email, kind: 'supplier', listingId, answers, cda, rfq };
}

test('a member finds a plant by a shortcut and filters, and requests a term sheet with two files', async ({
  page,
  world,
}) => {
  const { email } = await registerMember(world);
  const expected = await countByHand(world);
  expect(expected.years).toBeGreaterThan(0);
  await signIn(page, email);
  await page.waitForURL('/home');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Supplier Finder/ })
    .click();

  await page.getByRole('button', { name: 'INJECTABLE CDMO', exact: true }).click();
  await expect(countLine(page)).toHaveText(`${expected.injectable} suppliers found`);
  await expect(chips(page)).toHaveText(['Dosage form: Injectable']);
  await filterGroup(page, 'cGMP Accreditation').getByRole('checkbox', { name: 'EU GMP' }).check();
  await expect(countLine(page)).toHaveText(`${expected.eu} suppliers found`);
  await filterGroup(page, 'Years of operation').getByRole('checkbox', { name: '10-20' }).check();
  await expect(countLine(page)).toHaveText(`${expected.years} suppliers found`);
  await expect(chips(page)).toHaveText([
    'Dosage form: Injectable',
    'cGMP: EU GMP',
    'Years of operation: 10-20',
  ]);

  const card = page.getByRole('article').first();
  const code = (await card.getByRole('heading', { level: 3 }).textContent()) ?? '';
  await expect(card.getByRole('listitem').filter({ hasText: 'Injectable' })).toHaveText('Injectable: yes');
  await expect(card.getByRole('listitem').filter({ hasText: /^EU/ })).toHaveText('EU: yes');
  const search = page.url();
  await card.click({ position: { x: 300, y: 60 } });
  await page.waitForURL('/supplier-details/*');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(code);

  await page.getByRole('link', { name: 'Request Quote' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Request a Term Sheet');
  await expect(page.getByRole('complementary', { name: 'The supplier' })).toContainText(code);
  await page.getByLabel('GMP status required').fill(answers.gmpStatusRequired);
  await page.getByLabel('Dosage forms of interest').fill(answers.dosageFormsOfInterest);
  await page.getByLabel('Indicative volumes').fill(answers.indicativeVolumes);
  await page.getByLabel('Special capabilities required').fill(answers.specialCapabilitiesRequired);
  const understood = (things: string) =>
    page.getByRole('list', { name: `${things} as understood` }).getByRole('listitem');
  await expect(understood('Accreditations')).toHaveText(['EU GMP', 'USFDA']);
  await expect(understood('Volumes')).toHaveText(['Injectable: 1,200,000 vials']);
  await page.getByLabel('CDA/NDA files').first().setInputFiles(cda);
  await page.getByLabel('RFQ files').first().setInputFiles(rfq);
  await page.getByLabel('I agree to the product suggesting other suppliers that meet my criteria').check();
  await page.getByRole('button', { name: 'Submit' }).click();

  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(
    'Your request has been Submitted. Our team will get in touch shortly. Please Check your email for further details.',
  );
  const reference = referenceIn(await dialog.textContent());
  await expectWholeRequest(world, reference, sentBy(email, await plantCalled(world, code)));
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page).toHaveURL(search);

  await page.goto('/requests');
  const row = page.getByRole('row').filter({ hasText: reference });
  await expect(row).toContainText(`Supplier ${code}`);
  await row.getByRole('link', { name: reference }).click();
  await page.waitForURL(`/requests/${reference}`);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: cda.name }).click();
  expect((await readFile(await (await saved).path())).equals(cda.buffer)).toBe(true);
  await page.getByRole('main').getByRole('link', { name: code, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(code);
});

test('the same journey works by keyboard alone', async ({ page, world }) => {
  const { email } = await registerMember(world);
  const { years } = await countByHand(world);
  const press = (key: string) => page.keyboard.press(key);

  await signIn(page, email);
  await page.waitForURL('/home');
  // The login page has a link of that name, too.
  await expect(page.getByRole('heading', { level: 1, name: /today/ })).toBeFocused();
  await tabTo(page, /^Supplier Finder/);
  await press('Enter');
  await page.waitForURL('/supplier-search');
  await tabTo(page, /^INJECTABLE CDMO$/, 'button');
  await press('Enter');
  await expect(chips(page)).toHaveText(['Dosage form: Injectable']);
  await tabTo(page, /^EU GMP$/, 'checkbox');
  await press('Space');
  await tabTo(page, /^10-20$/, 'checkbox');
  await press('Space');
  await expect(countLine(page)).toHaveText(`${years} suppliers found`);
  await tabTo(page, /^SU-\d+$/, 'a');
  const code = (await page.locator(':focus').textContent()) ?? '';
  await press('Enter');
  await page.waitForURL('/supplier-details/*');
  await tabTo(page, /^Request Quote$/);
  await press('Enter');
  for (const [label, text] of [
    [/^GMP status required/, answers.gmpStatusRequired],
    [/^Dosage forms of interest/, answers.dosageFormsOfInterest],
    [/^Indicative volumes/, answers.indicativeVolumes],
    [/^Special capabilities required/, answers.specialCapabilitiesRequired],
  ] as const) {
    await tabTo(page, label);
    await page.keyboard.type(text);
  }
  await attachByKeyboard(page, [
    [/^Upload filled CDA$/, cda],
    [/^Upload filled excel$/, rfq],
  ]);
  await tabTo(page, /^I agree to the product suggesting other suppliers/);
  await press('Space');
  await tabTo(page, /^Submit$/);
  await press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Your request has been Submitted.');
  const reference = referenceIn(await dialog.textContent());
  await expectWholeRequest(world, reference, sentBy(email, await plantCalled(world, code)));
  await press('Escape');
  await expect(page).toHaveURL(/\/supplier-search\?/);
});

test('nothing entered is not sent, consent does not count, and Cancel leads back to the search and keeps nothing', async ({
  page,
  world,
}) => {
  await signInAsMember(page, world);
  await page.goto('/supplier-search?gmp=eu-gmp');
  await page
    .getByRole('link', { name: /^Request Quote/ })
    .first()
    .click();
  await expect(page.getByText('GMP status required')).toContainText('*');
  await page.getByLabel('I agree to the product suggesting other suppliers that meet my criteria').check();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Please enter at least one field to submit',
  );
  await page
    .getByLabel('CDA/NDA files')
    .first()
    .setInputFiles({ name: 'cda.xlsx', mimeType: 'x/y', buffer: Buffer.from('PK') });
  await expect(page.getByText('cda.xlsx: only .docx or .pdf files are taken')).toBeVisible();
  await page.getByLabel('Indicative volumes').fill('2 M');
  const form = page.url();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/supplier-search\?gmp=eu-gmp$/);
  await page.goto(form);
  await expect(page.getByLabel('Indicative volumes')).toHaveValue('');
});

test('nobody asks a plant that could not be loaded; asking the same plant again says so first', async ({
  page,
  world,
}) => {
  await signInAsMember(page, world);
  await page.route('**/get-supplierbyid', (route) => route.abort());
  await page.goto('/supplier-term-sheet/1');
  await expect(page.getByRole('heading', { name: 'The supplier could not be loaded' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit' })).toHaveCount(0);
  await page.unroute('**/get-supplierbyid');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  for (const volumes of ['1 M', '2 M']) {
    await page.goto('/supplier-term-sheet/1');
    await page.getByLabel('Indicative volumes').fill(volumes);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  }
  await expect(page.getByRole('dialog')).toContainText(/You asked for this on .* \(DB-\d{4}-\d{6}\)/);
  await page.getByRole('button', { name: 'Send another request' }).click();
  await expect(page.getByRole('dialog')).toContainText('Your request has been Submitted.');
});
