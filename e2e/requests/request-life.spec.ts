import type { Page } from '@playwright/test';
import { csv, pdf } from '#testing/sample-files.ts';
import { endSessionAtSending } from '../support/account.ts';
import {
  ask,
  askByCall,
  auditOf,
  change,
  expectMails,
  fillTerms,
  findSellersDossier,
  holdsUntil,
  ledgerOf,
  make,
  moveByCall,
  openBuyer,
  openDemoPerson,
  openMove,
  openRequest,
  saveBy,
  whatNext,
} from '../support/deal.ts';
import { tabTo } from '../support/keyboard.ts';
import { expect, fillLogin, test, type World } from '../support/test.ts';

const desk = 'desk@demo.example';
const owner = 'seller@demo.example';
/** Works at the same company. */
const colleague = 'meera.joshi@demo.example';
const bookedOn = new Date().toISOString().slice(0, 10);
const signed = { name: 'term sheet signed.pdf', mimeType: 'application/pdf', buffer: pdf('Signed') };

test('three people take a request from its first line to a contract', async ({ browser, world }) => {
  test.setTimeout(240_000);
  const dossier = await findSellersDossier(world);
  const buyer = await openBuyer(browser, world);
  const admin = await openDemoPerson(browser, world, 'admin');
  const seller = await openDemoPerson(browser, world, 'seller');
  const reference = await ask(buyer.page, dossier.id);

  await answerFromTheQueue(admin.page, world, reference);

  await seller.page.goto('/requests?scope=owner');
  const row = seller.page
    .getByRole('region', { name: 'Waits for you' })
    .getByRole('listitem')
    .filter({ hasText: reference });
  await expect(row).toContainText('In review');
  await expect(row).toContainText(/business days? left|Due today/);
  await row.getByRole('link', { name: `Issue a term sheet for ${reference}` }).click();
  // It leads to the opened form.
  await fillTerms(whatNext(seller.page).locator('form'));
  await make(seller.page, 'Issue a term sheet');

  await buyer.page.goto('/home');
  const waits = buyer.page.getByRole('region', { name: 'Waits for you' });
  await expect(waits.getByRole('listitem')).toContainText(['Term sheet issued']);
  await waits.getByRole('link', { name: `Answer the term sheet for ${reference}` }).click();
  await expect(buyer.page.getByRole('heading', { level: 1, name: dossier.title })).toBeVisible();
  await expect(buyer.page.getByRole('region', { name: 'Who takes part' })).toContainText(dossier.company);
  const document = await saveBy(buyer.page.getByRole('button', { name: 'Version 1 as PDF', exact: true }));
  expect(document.name).toBe(`${reference}-term-sheet-1.pdf`);
  expect(document.bytes.subarray(0, 5).toString()).toBe('%PDF-');

  const asks = await openMove(buyer.page, 'Ask for a revision');
  await asks.getByLabel(/^What should change/).fill('A lower price, and a third year.');
  await asks.getByText('Change lines of version 1').click();
  await asks.getByLabel('Supply price').fill('1.10');
  await expect(asks.getByText('You ask for one line otherwise:')).toBeVisible();
  await make(buyer.page, 'Ask for a revision');

  await seller.page.reload();
  await expect(seller.page.getByText('A lower price, and a third year.')).toBeVisible();
  // The address names the move still: its form stands open, and the button of that name sends it.
  const second = whatNext(seller.page).locator('form');
  await expect(second.getByLabel('Supply price')).toHaveValue('1.25');
  await second.getByRole('button', { name: 'Take it over' }).click();
  await expect(second.getByLabel('Supply price')).toHaveValue('1.10');
  await second.getByLabel(/^Valid until/).fill(holdsUntil);
  await second.getByRole('button', { name: 'Add a year' }).click();
  await second.getByLabel('Year 3', { exact: true }).fill('200000');
  await make(seller.page, 'Issue a term sheet');
  await seller.page.getByRole('textbox', { name: 'Message' }).fill('The price now has no room left.');
  await seller.page.keyboard.press('Control+Enter');
  await expect(seller.page.getByRole('article').filter({ hasText: 'no room left' })).toBeVisible();
  await expect(seller.page.getByRole('textbox', { name: 'Message' })).toHaveValue('');

  await buyer.page.reload();
  const versions = buyer.page.getByRole('region', { name: 'Asked and offered' });
  await expect(versions.getByRole('status')).toHaveText(
    /^2 of \d+ terms changed from version 1 to version 2\.$/,
  );
  const price = versions.getByRole('row').filter({ hasText: 'Supply price' });
  await expect(price).toContainText('Changed');
  await expect(price.getByRole('cell')).toHaveText([
    'Supply Required–',
    '1.25 EUR per pack of 30 tablets',
    '1.10 EUR per pack of 30 tablets',
  ]);
  await versions.getByRole('switch', { name: 'Only what changed' }).check();
  await expect(versions.getByRole('rowheader')).toHaveText(['Supply priceChanged', 'Volume, year 3Changed']);

  const redline = buyer.page.getByRole('region', { name: 'Redline' });
  await redline.getByLabel('From').selectOption('Version 1');
  await expect(redline.getByRole('status')).toHaveText(/^2 of \d+ lines changed\.$/);
  expect((await saveBy(buyer.page.getByRole('button', { name: 'Redline as DOCX', exact: true }))).name).toBe(
    `${reference}-redline-1-to-2.docx`,
  );

  const signs = await openMove(buyer.page, 'Attach a signed copy');
  await signs.getByLabel('Attach the signed document', { exact: true }).last().setInputFiles(signed);
  await make(buyer.page, 'Attach a signed copy');

  await openRequest(admin.page, reference);
  const fee = await openMove(admin.page, 'Record the fee');
  await expect(fee.getByLabel(/^Amount that arrived/)).toHaveValue('');
  await expect(fee.getByLabel(/^Fee asked for/)).toHaveValue('500');
  await fee.getByLabel(/^Amount that arrived/).fill('500');
  await expect(fee.getByLabel('Currency')).toHaveValue('EUR');
  await fee.getByLabel(/^Booked on/).fill(bookedOn);
  await make(admin.page, 'Record the fee');
  expect(await ledgerOf(world, reference)).toEqual([
    { kind: 'payment', currency: 'EUR', amount: '500.0000', booked_on: bookedOn, email: admin.email },
  ]);
  await openMove(admin.page, 'Start due diligence');
  await make(admin.page, 'Start due diligence');
  const close = await openMove(admin.page, 'Close with a contract');
  await close.getByLabel(/^About the contract/).fill('Signed in Lisbon.');
  await make(admin.page, 'Close with a contract');
  await expect(whatNext(admin.page)).toContainText('ended in a contract');

  await buyer.page.reload();
  await expect(buyer.page.getByText('Closed', { exact: true }).first()).toBeVisible();
  await expect(buyer.page.getByRole('region', { name: 'Fees' })).toContainText('500 EUR');

  await expectMails(world, reference, [
    `${buyer.email}: your request for ${dossier.title}`,
    `${desk}: a member, Lusitan Generics, asks for ${dossier.title}`,
    ...told('In review; passed on to the owner', buyer.email, owner, colleague),
    ...told('Term sheet issued', buyer.email, desk),
    ...told('Revision asked', owner, colleague, desk),
    ...told('Term sheet issued', buyer.email, desk),
    ...told('a new message', buyer.email, desk),
    ...told('Term sheet signed', owner, colleague, desk),
    ...told('Fee paid', buyer.email, owner, colleague),
    ...told('Due diligence started', buyer.email, owner, colleague),
    ...told('Closed', buyer.email, owner, colleague),
  ]);
  expect(await auditOf(world, reference)).toEqual([
    [buyer.email, 'submit-request', { kind: 'dossier', listing: dossier.code, files: 0 }],
    [
      admin.email,
      'move-request',
      { move: 'review', from: 'submitted', to: 'in-review', side: 'desk', files: 0 },
    ],
    [
      owner,
      'move-request',
      {
        move: 'issue-term-sheet',
        from: 'in-review',
        to: 'term-sheet-issued',
        side: 'owner',
        files: 0,
        version: 1,
      },
    ],
    [
      buyer.email,
      'move-request',
      {
        ...{ move: 'ask-revision', from: 'term-sheet-issued', to: 'revision-asked', side: 'buyer', files: 0 },
        ...{ version: 1, changes: 1 },
      },
    ],
    [
      owner,
      'move-request',
      {
        move: 'issue-term-sheet',
        from: 'revision-asked',
        to: 'term-sheet-issued',
        side: 'owner',
        files: 0,
        version: 2,
      },
    ],
    [owner, 'write-message', { side: 'owner', files: 0 }],
    [
      buyer.email,
      'move-request',
      { move: 'sign', from: 'term-sheet-issued', to: 'signed', side: 'buyer', files: 1, version: 2 },
    ],
    [
      admin.email,
      'move-request',
      {
        move: 'record-fee',
        from: 'signed',
        to: 'fee-paid',
        side: 'desk',
        files: 0,
        currency: 'EUR',
        due: '500',
        amount: '500',
        bookedOn,
      },
    ],
    [
      admin.email,
      'move-request',
      { move: 'start-due-diligence', from: 'fee-paid', to: 'due-diligence', side: 'desk', files: 0 },
    ],
    [
      admin.email,
      'move-request',
      { move: 'close', from: 'due-diligence', to: 'closed', side: 'desk', files: 0 },
    ],
  ]);
});

/** The desk's part, from its first screen: two clicks for one request, keys alone for the next. */
async function answerFromTheQueue(page: Page, world: World, reference: string): Promise<void> {
  const [next, taken] = [await askByCall(world), await askByCall(world)];
  // All of the demo's wait longer; a reminder of today's has left.
  const first = `update requests set reminded_at = now(),
    due_at = timestamptz '2020-01-01' + array_position($1::text[], reference) * interval '1 day' where reference = any($1)`;
  await change(world, first, [[reference, next, taken]]);
  const dialog = page.getByRole('dialog');
  await page.goto('/home');

  await page.getByRole('button', { name: `Take into review for ${taken}` }).click();
  await expect(dialog).toContainText('1 M packs');
  await moveByCall(world, 'admin', taken, { move: 'review' });
  await dialog.getByRole('button', { name: 'Take into review' }).click();
  await expect(dialog.getByRole('status')).toContainText('In review; passed on to the owner by you');
  await expect(dialog.getByRole('button', { name: 'Go on to the next' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: `Take into review for ${reference}` }).click();
  await dialog.getByRole('button', { name: 'Take into review' }).click();
  await expect(page).toHaveURL(`/requests/${next}?scope=waiting&sort=due#review`);
  await expect(whatNext(page).getByRole('heading', { name: 'Take into review' })).toBeFocused();
  await tabTo(page, /^Take into review$/);
  await page.keyboard.press('Enter');
  await expect.poll(() => auditOf(world, next)).toHaveLength(2);
  await expect(page).not.toHaveURL(new RegExp(next));

  const [ledTo = ''] = page.url().split('#');
  const here = page.getByRole('navigation', { name: 'Breadcrumb' }).locator('[aria-current]');
  const led = ledTo.slice(0, ledTo.indexOf('?')).split('/').at(-1) ?? '';
  await expect(here).toHaveText(led);
  await expect(page.getByRole('link', { name: /^Next request/ })).toBeVisible();
  await page.keyboard.press('j');
  await expect(here).not.toHaveText(led);
  await expect(page.getByRole('link', { name: `Previous request: ${led}` })).toBeVisible();
  await page.keyboard.press('k');
  await expect(page).toHaveURL(ledTo);
}

function told(subject: string, ...readers: string[]): string[] {
  return readers.map((reader) => `${reader}: ${subject}`);
}

test('who decides on what is no longer the latest is asked once more, reads what the other did, and keeps what they typed', async ({
  browser,
  world,
}) => {
  const dossier = await findSellersDossier(world);
  const buyer = await openBuyer(browser, world);
  const admin = await openDemoPerson(browser, world, 'admin');
  const seller = await openDemoPerson(browser, world, 'seller');
  const reference = await ask(buyer.page, dossier.id);
  await openRequest(admin.page, reference);
  const review = await openMove(admin.page, 'Take into review');
  await review.getByLabel(/^Note for both sides/).fill('Read and complete.');
  await openRequest(buyer.page, reference);
  await buyer.page.getByRole('textbox', { name: 'Message' }).fill('Please wait, the volumes change.');
  await buyer.page.getByRole('button', { name: 'Send message' }).click();
  await expect(buyer.page.getByRole('article')).toContainText('the volumes change');

  await review.getByRole('button', { name: 'Take into review' }).click();
  await expect(review.getByRole('status')).toContainText('A message by Ana Costa');
  await expect(admin.page.getByRole('article')).toContainText('the volumes change');
  await expect(review.getByLabel(/^Note for both sides/)).toHaveValue('Read and complete.');
  await make(admin.page, 'Take into review');
  await expect(admin.page.getByText('Read and complete.')).toBeVisible();

  await openRequest(seller.page, reference);
  await openRequest(buyer.page, reference);
  const declines = await openMove(seller.page, 'Decline');
  await declines.getByLabel(/^Reason/).fill('We no longer supply this market.');
  await openMove(buyer.page, 'Withdraw');
  await make(buyer.page, 'Withdraw');

  await declines.getByRole('button', { name: 'Decline', exact: true }).click();
  await expect(declines.getByRole('status')).toContainText(
    "'Decline' is not possible as the request stands now.",
  );
  await expect(declines.getByRole('status')).toContainText('Withdrawn by Ana Costa');
  await expect(declines.getByLabel(/^Reason/)).toHaveValue('We no longer supply this market.');
  await expect(seller.page.getByText('Withdrawn', { exact: true }).first()).toBeVisible();
  await expect(declines.getByText('This step is no longer possible.')).toBeVisible();
});

test('a request is found again, is nobody else’s, keeps what was typed, and goes on when its listing is retired', async ({
  browser,
  world,
}) => {
  const dossier = await findSellersDossier(world, 1);
  const { page, email } = await openBuyer(browser, world);
  const reference = await ask(page, dossier.id);
  await test.step('the list keeps its filters in the address, and says when nothing matches', async () => {
    await page.goto('/requests');
    await page.getByLabel('State').selectOption('Submitted');
    await expect(page).toHaveURL('/requests?state=submitted');
    await expect(page.getByRole('link', { name: reference })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Reference or listing' }).fill('no such words');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'No request matches' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('link', { name: reference })).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue('');
    await page.goForward();
    await page.getByRole('main').getByRole('link', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL('/requests');
    await expect(page.getByRole('link', { name: reference })).toBeVisible();
  });
  await test.step('a stranger, and the owner before its review, are told that there is no such request', async () => {
    const stranger = await openBuyer(browser, world, 'Rui Prado');
    await stranger.page.goto(`/requests/${reference}`);
    await expect(stranger.page.getByRole('heading', { level: 1 })).toHaveText('There is no such request');
    const seller = await openDemoPerson(browser, world, 'seller');
    await seller.page.goto(`/requests/${reference}`);
    await expect(seller.page.getByRole('heading', { level: 1 })).toHaveText('There is no such request');
  });
  await test.step('what was typed survives a reload and a session that ended', async () => {
    await openRequest(page, reference);
    const message = page.getByRole('textbox', { name: 'Message' });
    await message.fill('Half a thought');
    await page.reload();
    await expect(message).toHaveValue('Half a thought');

    await endSessionAtSending(page, /\/messages$/);
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.waitForURL('/login');
    await fillLogin(page, email);
    await page.waitForURL(`/requests/${reference}`);
    await expect(message).toHaveValue('Half a thought');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('article')).toContainText('Half a thought');
    await page.reload();
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(message).toHaveValue('');
  });
  await test.step('it goes on when its listing is retired, and says so', async () => {
    await change(world, "update dossiers set state = 'retired' where id = $1", [dossier.id]);
    await openRequest(page, reference);
    await expect(page.getByText(`${dossier.code} is no longer listed.`)).toBeVisible();
    await page.goto('/requests');
    await expect(page.getByRole('row').filter({ hasText: reference })).toContainText('No longer listed');
  });
});

test('a colleague takes a request over', async ({ browser, world }) => {
  const dossier = await findSellersDossier(world);
  const buyer = await openBuyer(browser, world);
  const colleague = await openBuyer(browser, world, 'Rui Prado');
  const joined = `insert into company_people (company_id, person_id)
    select (select min(id) from companies where id <> $2), id from people where email = any($1)`;
  await change(world, joined, [[buyer.email, colleague.email], dossier.companyId]);
  const reference = await ask(buyer.page, dossier.id);

  await colleague.page.goto('/requests');
  await colleague.page.getByRole('link', { name: "My company's" }).click();
  await colleague.page.getByRole('link', { name: reference }).click();
  await expect(colleague.page.getByText('Looked after by Ana Costa')).toBeVisible();
  await colleague.page.getByRole('button', { name: 'Take over' }).click();
  await expect(colleague.page.getByText('Looked after by you')).toBeVisible();
  await expect(colleague.page.getByText('Taken over by a colleague')).toBeVisible();
  await buyer.page.goto(`/requests/${reference}`);
  await expect(buyer.page.getByText('Looked after by Rui Prado')).toBeVisible();
  await expect(buyer.page.getByRole('button', { name: 'Take over' })).toBeVisible();
});

test('a message with a file is written and sent by keyboard alone, and a move made', async ({
  browser,
  world,
}) => {
  const dossier = await findSellersDossier(world);
  const { page } = await openBuyer(browser, world);
  const reference = await ask(page, dossier.id);
  await openRequest(page, reference);
  await tabTo(page, /^Message/, 'textarea');
  await page.keyboard.type('By hand');
  const chosen = page.waitForEvent('filechooser');
  await tabTo(page, /^Attach files$/, 'button');
  await page.keyboard.press('Enter');
  await (await chosen).setFiles({ name: 'volumes.csv', mimeType: 'text/csv', buffer: csv() });
  await tabTo(page, /^Send message$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article')).toContainText('volumes.csv');

  await page.reload();
  await expect(whatNext(page)).toBeVisible();
  await tabTo(page, /^Withdraw$/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Reason/);
  await page.keyboard.type('No longer needed');
  await tabTo(page, /^Withdraw$/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('No longer needed')).toBeVisible();
  await expect(whatNext(page)).toContainText('This request was withdrawn');
});
