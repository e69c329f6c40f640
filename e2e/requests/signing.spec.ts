import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { demoPassword } from '#demo/people/people-access.ts';
import { pdfsig } from '#testing/signing/poppler.ts';
import {
  ask,
  findSellersDossier,
  issueTwice,
  openBuyer,
  openDemoPerson,
  openMove,
  openRequest,
  whatNext,
} from '../support/deal.ts';
import { expect, test } from '../support/test.ts';

async function sign(page: Page, title: string): Promise<void> {
  const card = whatNext(page);
  await card.getByLabel('Title or position').fill(title);
  await card.getByLabel('Password', { exact: true }).fill(demoPassword);
  await card.locator('form').getByRole('button', { name: 'Sign term sheet 2' }).click();
  await expect(card.locator('form')).toBeHidden();
}

test('both sides sign the same document in the page, and get it sealed; its fee is paid in two parts and one is paid back', async ({
  browser,
  world,
}) => {
  test.setTimeout(120_000);
  const buyer = await openBuyer(browser, world);
  const seller = await openDemoPerson(browser, world, 'seller');
  const admin = await openDemoPerson(browser, world, 'admin');
  const reference = await ask(buyer.page, (await findSellersDossier(world)).id);
  await issueTwice(world, reference);

  await openRequest(buyer.page, reference);
  await whatNext(buyer.page).getByRole('button', { name: 'Sign term sheet 2' }).click();
  const heading = whatNext(buyer.page).getByRole('heading', { name: 'Sign term sheet 2' });
  await expect(heading).toBeFocused();
  const card = whatNext(buyer.page);
  await expect(card).toContainText('250,000 EUR');
  const saved = buyer.page.waitForEvent('download', { timeout: 60_000 });
  await card.getByRole('button', { name: 'Open the document (PDF)' }).click();
  expect((await saved).suggestedFilename()).toBe(`${reference}-term-sheet-2.pdf`);
  await card.locator('form').getByRole('button', { name: 'Sign term sheet 2' }).click();
  await expect(card.getByText('Give your title or position').first()).toBeVisible();
  await card.getByLabel('Title or position').fill('Head of Licensing');
  await card.getByLabel('Password', { exact: true }).fill('not this one at all');
  await card.locator('form').getByRole('button', { name: 'Sign term sheet 2' }).click();
  await expect(card.getByText('This is not your password').first()).toBeVisible();
  await expect(card.getByLabel('Title or position')).toHaveValue('Head of Licensing');
  await sign(buyer.page, 'Head of Licensing');
  await expect(buyer.page.getByRole('main').getByText('Half signed', { exact: true })).toBeVisible();

  await seller.page.goto('/home');
  await seller.page.getByRole('link', { name: `Sign the term sheet for ${reference}` }).click();
  await expect(whatNext(seller.page)).toContainText('The buyer has signed.');
  await sign(seller.page, 'Chief Executive');
  const signatures = seller.page.getByRole('region', { name: 'Signatures' });
  await expect(signatures).toContainText('Head of Licensing');
  await expect(signatures).toContainText('Chief Executive');
  // The page asks again by itself twice a minute; who cannot wait loads it.
  const name = `${reference}-term-sheet-2-signed.pdf`;
  await expect(async () => {
    await seller.page.reload();
    await expect(signatures.getByRole('button', { name })).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await expect(signatures).toContainText('Sealed by a self-made certificate of this demo');
  const download = seller.page.waitForEvent('download');
  await signatures.getByRole('button', { name }).click();
  const sealed = await readFile(await (await download).path());
  expect(await pdfsig(sealed)).toContain('Signature is Valid.');

  await openRequest(admin.page, reference);
  for (const part of ['200', '300']) {
    const fee = await openMove(admin.page, 'Record the fee');
    await expect(fee.getByLabel(/^Fee asked for/)).toHaveValue('500');
    await fee.getByLabel(/^Amount that arrived/).fill(part);
    await fee.getByRole('button', { name: 'Record the fee' }).click();
    await expect(fee).toBeHidden();
    if (part === '200')
      await expect(admin.page.getByRole('region', { name: 'Fees' })).toContainText('300 EUR of 500 EUR');
  }
  const fees = admin.page.getByRole('region', { name: 'Fees' });
  await fees.getByRole('button', { name: 'Record a refund' }).click();
  const dialog = admin.page.getByRole('dialog');
  await dialog.getByLabel('Amount paid back').fill('300');
  await dialog.getByLabel('Reason').fill('The tender was lost');
  await dialog.getByRole('button', { name: 'Record it' }).click();
  await expect(dialog).toBeHidden();
  await expect(fees).toContainText('The tender was lost');
  await expect(fees).toContainText('300 EUR of 500 EUR');
});
