import type { Locator, Page } from '@playwright/test';
import { demoPassword } from '#demo/people/people-access.ts';
import { terms } from '#testing/sample-terms.ts';
import { pdfsig } from '#testing/signing/poppler.ts';
import { board, findFour } from '../support/briefs.ts';
import {
  holdsUntil,
  make,
  moveByCall,
  openBuyer,
  openDemoPerson,
  openMove,
  openRequest,
  saveBy,
  whatNext,
} from '../support/deal.ts';
import { expect, test } from '../support/test.ts';
import { referenceIn } from '../support/whole-request.ts';

/** Without a fee and dear by the pack: the cheaper one as long as few are sold. */
const cheapToBegin = {
  ...{ ...terms, supplyPrice: '2', oneTimeFee: '0', royalty: '', volumes: [] },
  values: { incoterm: 'DDP' },
};

async function fillOffer(form: Locator): Promise<void> {
  await form.getByLabel('Currency').selectOption('EUR');
  await form.getByLabel(/^Valid until/).fill(holdsUntil);
  await form.getByLabel('Supply price').fill('1');
  await form.getByLabel('Price is per').fill('pack of 30 tablets');
  await form.getByLabel('One-time fee').fill('50000');
  await form.getByLabel('EU', { exact: true }).check();
  await form.getByText('Prices by strength and pack').click();
  // Who takes the last row away by keyboard goes on where it stood.
  await form.getByRole('button', { name: 'Add a line' }).click();
  await form.getByRole('button', { name: 'Remove line 1' }).press('Enter');
  await expect(form.getByRole('button', { name: 'Add a line' })).toBeFocused();
  await form.getByLabel('Incoterm 2020').selectOption('DDP');
}

async function sign(page: Page, title: string): Promise<void> {
  const form = whatNext(page).locator('form');
  await form.getByLabel('Title or position').fill(title);
  await form.getByLabel('Password', { exact: true }).fill(demoPassword);
  await form.getByRole('button', { name: 'Sign term sheet 2' }).click();
  await expect(form).toBeHidden();
}

test('three people take a brief to four owners to a sealed term sheet, a fee in parts and a contract', async ({
  browser,
  world,
}) => {
  test.setTimeout(240_000);
  const four = await findFour(world);
  const [own, second, third, last] = four;
  const buyer = await openBuyer(browser, world);
  const seller = await openDemoPerson(browser, world, 'seller');
  const desk = await openDemoPerson(browser, world, 'admin');
  const rowOf = ({ code }: { code: string }) => board(buyer.page).getByRole('row').filter({ hasText: code });
  const offers = buyer.page.getByRole('table', { name: 'Offers by net present value, the cheapest first' });
  const cheapest = offers.getByRole('row').nth(1);

  await buyer.page.goto(`/briefs/new?dossiers=${four.map(({ id }) => id).join()}`);
  const wanted = buyer.page.getByRole('group', { name: 'Line 1' });
  await expect(wanted).toBeVisible();
  for (const line of [4, 3, 2]) {
    const remove = buyer.page.getByRole('button', { name: `Remove line ${line}` });
    if (await remove.isVisible()) await remove.click();
  }
  await wanted.getByLabel('Product').fill('Whatever they make, as tablets');
  await wanted.getByLabel('Strength').fill('5 mg');
  await wanted.getByLabel('Units in a pack').fill('30');
  await wanted.getByLabel('Markets').fill('EU, UK');
  const years = wanted.getByRole('group', { name: /^Packs/ }).getByRole('textbox');
  await years.nth(0).fill('10000');
  await years.nth(1).fill('20000');
  await buyer.page.getByLabel('Name of the brief').fill('Tablets for Iberia');
  await buyer.page.getByRole('button', { name: 'Send to 4' }).click();
  await expect(buyer.page).toHaveURL(/\/briefs\/\d+$/);
  await expect(board(buyer.page).getByRole('rowheader')).toHaveCount(4);
  const address = buyer.page.url();
  const reference = referenceIn(await rowOf(own).textContent());
  const other = referenceIn(await rowOf(second).textContent());

  await openRequest(desk.page, reference);
  await openMove(desk.page, 'Take into review');
  await make(desk.page, 'Take into review');
  await moveByCall(world, 'admin', other, { move: 'review' });
  const byDesk = { move: 'issue-term-sheet', terms: JSON.stringify(cheapToBegin) };
  await moveByCall(world, 'admin', other, byDesk);
  await openRequest(seller.page, reference);
  await fillOffer(await openMove(seller.page, 'Issue a term sheet'));
  await make(seller.page, 'Issue a term sheet');

  await test.step('the offers are ranked at the volumes of the brief, and flip where the chart says', async () => {
    await buyer.page.reload();
    await expect(rowOf(own)).toContainText('50,000 EUR');
    await buyer.page.getByRole('link', { name: 'Compare in money' }).click();
    await buyer.page.getByRole('button', { name: 'Compare', exact: true }).click();
    // 20,000 and 40,000 discounted by 8 %, and 50,000 with half of each.
    await expect(cheapest).toContainText(other);
    await expect(cheapest).toContainText('52,812.07 EUR');
    await expect(offers.getByRole('row').nth(2)).toContainText('76,406.04 EUR');
    const flips = buyer.page.getByRole('table', { name: 'Where the ranking flips' });
    await expect(flips.getByRole('row').nth(1)).toContainText(/56,805.*1\.8935/s);
    await buyer.page.getByLabel('Packs, year 1, line 1').fill('20000');
    await buyer.page.getByLabel('Packs, year 2, line 1').fill('40000');
    await buyer.page.getByRole('button', { name: 'Compare', exact: true }).click();
    await expect(cheapest).toContainText(reference);
  });

  await test.step('the buyer answers line by line, and the second version takes it over', async () => {
    await openRequest(buyer.page, reference);
    const asks = await openMove(buyer.page, 'Ask for a revision');
    await asks.getByLabel(/^What should change/).fill('A lower price, and it is ours.');
    await asks.getByText('Change lines of version 1').click();
    await asks.getByLabel('Supply price').fill('0.90');
    await make(buyer.page, 'Ask for a revision');
    await openRequest(seller.page, reference);
    const form = await openMove(seller.page, 'Issue a term sheet');
    await form.getByRole('button', { name: 'Take it over' }).click();
    await expect(form.getByLabel('Supply price')).toHaveValue('0.90');
    await form.getByLabel(/^Valid until/).fill(holdsUntil);
    await make(seller.page, 'Issue a term sheet');
    await buyer.page.reload();
    const redline = buyer.page.getByRole('region', { name: 'Redline' });
    await redline.getByLabel('From').selectOption('Version 1');
    await expect(redline.getByRole('status')).toHaveText(/^1 of \d+ lines changed\.$/);
    for (const format of ['PDF', 'DOCX']) {
      const { name } = await saveBy(redline.getByRole('button', { name: `Redline as ${format}` }));
      expect(name).toBe(`${reference}-redline-1-to-2.${format.toLowerCase()}`);
    }
  });

  await test.step('both sign the same document, and get it sealed', async () => {
    const card = whatNext(buyer.page);
    await card.getByRole('button', { name: 'Sign term sheet 2' }).click();
    await expect(card.getByRole('heading', { name: 'Sign term sheet 2' })).toBeFocused();
    await expect(card).toContainText('50,000 EUR');
    const document = await saveBy(card.getByRole('button', { name: 'Open the document (PDF)' }));
    expect(document.name).toBe(`${reference}-term-sheet-2.pdf`);
    const form = card.locator('form');
    await form.getByRole('button', { name: 'Sign term sheet 2' }).click();
    await expect(card.getByText('Give your title or position').first()).toBeVisible();
    await form.getByLabel('Title or position').fill('Head of Licensing');
    await form.getByLabel('Password', { exact: true }).fill('not this one at all');
    await form.getByRole('button', { name: 'Sign term sheet 2' }).click();
    await expect(card.getByText('This is not your password').first()).toBeVisible();
    await expect(form.getByLabel('Title or position')).toHaveValue('Head of Licensing');
    await sign(buyer.page, 'Head of Licensing');
    await expect(buyer.page.getByRole('main').getByText('Half signed', { exact: true })).toBeVisible();

    await seller.page.goto('/requests?scope=owner');
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
    const { bytes } = await saveBy(signatures.getByRole('button', { name }));
    expect(await pdfsig(bytes)).toContain('Signature is Valid.');
    const changed = Buffer.from(bytes);
    const middle = changed.indexOf('endobj');
    changed.writeUInt8(changed.readUInt8(middle - 2) ^ 1, middle - 2);
    expect(await pdfsig(changed)).not.toContain('Signature is Valid.');
  });

  await test.step('the fee comes in two parts, and one is paid back', async () => {
    await openRequest(buyer.page, reference);
    await expect(whatNext(buyer.page)).toContainText('The fee is 500 EUR, and refundable');
    await openRequest(desk.page, reference);
    const fees = desk.page.getByRole('region', { name: 'Fees' });
    for (const part of ['200', '300']) {
      const fee = await openMove(desk.page, 'Record the fee');
      await expect(fee.getByLabel(/^Fee asked for/)).toHaveValue('500');
      await fee.getByLabel(/^Amount that arrived/).fill(part);
      await make(desk.page, 'Record the fee');
      if (part === '200') await expect(fees).toContainText('300 EUR of 500 EUR');
    }
    await fees.getByRole('button', { name: 'Record a refund' }).click();
    const dialog = desk.page.getByRole('dialog');
    await dialog.getByLabel('Amount paid back').fill('300');
    await dialog.getByLabel('Reason').fill('The tender was lost');
    await dialog.getByRole('button', { name: 'Record it' }).click();
    await expect(dialog).toBeHidden();
    await expect(fees).toContainText('The tender was lost');
    await expect(fees).toContainText('Held200 EUR');
  });

  await test.step('the brief is awarded, the others end in courteous words, and the deal is closed', async () => {
    await buyer.page.goto(address);
    await rowOf(own)
      .getByRole('button', { name: `Award ${reference}` })
      .click();
    const dialog = buyer.page.getByRole('dialog');
    await expect(dialog.getByLabel('To those whose request ends')).toHaveValue(/thank you/i);
    await dialog.getByRole('button', { name: 'Award, and end the other 3' }).click();
    await expect(buyer.page).toHaveURL(/\/requests\//);
    await buyer.page.goto(address);
    await expect(rowOf(own)).toContainText('Awarded');
    await expect(rowOf(second)).toContainText('Declined');
    for (const one of [third, last]) await expect(rowOf(one)).toContainText('Withdrawn');

    await openRequest(desk.page, reference);
    await openMove(desk.page, 'Start due diligence');
    await make(desk.page, 'Start due diligence');
    const close = await openMove(desk.page, 'Close with a contract');
    await close.getByLabel(/^About the contract/).fill('Signed in Lisbon.');
    await make(desk.page, 'Close with a contract');
    await buyer.page.reload();
    await expect(rowOf(own)).toContainText('Closed');
  });
});
