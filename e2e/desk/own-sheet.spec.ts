import type { Page } from '@playwright/test';
import { openAs } from '../support/roles.ts';
import { expectSound } from '../support/sound-page.ts';
import { expect, openAlive, test } from '../support/test.ts';

/** An owner's own list of dossiers, from the file to the drafts, by keyboard. */

test.describe.configure({ timeout: 120_000 });

const list = [
  'Muster Pharma GmbH',
  'Liste;Stand 2026',
  '',
  'Wirkstoff;Darreichungsform;Stärke;Status;EK-Preis',
  'Amlodipin;Tabl.;5/10 mg;verfügbar;0,02',
  'Ramipril;Hartkapseln;2,5/5 mg;verfügbar;0,03',
  'Xyzumabol;Tabl.;1 mg;verfügbar;0,03',
].join('\r\n');

test('an owner brings a list as they keep it, answers by keyboard, and finds drafts', async ({
  browser,
  world,
}) => {
  const page = await (await openAs(browser, world, 'seller')).newPage();
  await openAlive(page, '/listings');
  await page.getByRole('link', { name: 'Bring a sheet' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Bring a sheet' })).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Read the sheet' }).press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Choose a sheet first: an XLSX or a CSV file.');
  const file = { name: 'Liste.csv', mimeType: 'text/csv', buffer: Buffer.from(list, 'latin1') };
  await page.getByLabel('Your sheet').setInputFiles(file);
  await page.getByRole('button', { name: 'Read the sheet' }).press('Enter');

  const status = page.getByRole('main').getByRole('status').filter({ hasText: 'Step' });
  await expect(status).toContainText('Has questions', { timeout: 30_000 });
  await expect(page.getByLabel("'EK-Preis' is")).toHaveValue('none');
  await expectSound(page);
  await page.getByLabel("No column says 'Offer in business days'. What holds for all rows?").fill('10');
  await choose(page, "What is a comma in 'Stärke'?", 'It stands before decimals');
  await choose(page, "What does 'verfügbar' mean in 'Status'?", 'Ready : EU');
  // What is left open is asked again, and the focus goes on there.
  await page.getByRole('button', { name: 'Read it so' }).press('Enter');
  const left = "What does 'Xyzumabol' mean in 'Wirkstoff'?";
  await expect(page.getByLabel(left)).toBeFocused({ timeout: 30_000 });
  await expect(status).toContainText('Step 2 of 4: Questions');
  await choose(page, left, 'Give its rows back to me');
  await page.getByRole('button', { name: 'Read it so' }).press('Enter');

  await expect(page.getByRole('button', { name: 'Write 2 listings' })).toBeVisible({ timeout: 30_000 });
  const listings = page.getByRole('heading', { name: 'What becomes of its listings' });
  await expect(listings).toBeFocused();
  await expect(status).toContainText('Step 3 of 4: Confirming');
  await page.locator('summary', { hasText: 'Come back: 1' }).press('Enter');
  await page.getByRole('button', { name: 'Show why' }).press('Enter');
  await expect(page.getByText("'Xyzumabol' is no molecule that is known here")).toBeVisible();
  await expect(page.getByRole('row', { name: /Xyzumabol/ })).toBeFocused();
  await expectSound(page);
  await page.getByRole('button', { name: 'Write 2 listings' }).press('Enter');
  await expect(page.getByText('2 listings written')).toBeVisible();
  await expect(listings).toBeFocused();
  await expect(status).toContainText('Step 4 of 4: Writing');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save what comes back as a sheet' }).press('Enter');
  expect((await saved).suggestedFilename()).toBe('returned-Liste.xlsx');
  await page.getByRole('link', { name: 'My listings' }).first().press('Enter');
  await expect(page.getByRole('row', { name: /Ramipril Capsules/ })).toContainText('Draft');

  await openAlive(page, '/listings/import');
  await page.getByLabel('Your sheet').setInputFiles({ ...file, name: 'Liste 2.csv' });
  await page.getByRole('button', { name: 'Read the sheet' }).press('Enter');
  await expect(page.getByText('You sent a sheet like this before')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('0 new, 0 changed, 2 the same, 1 comes back')).toBeVisible();
});

/** By the letters with which the answer begins, as one does at a keyboard. */
async function choose(page: Page, question: string, answer: string): Promise<void> {
  const field = page.getByLabel(question);
  await field.focus();
  await page.keyboard.type(answer);
  await expect(field.locator('option:checked')).toHaveText(new RegExp(`^${answer}`));
}
