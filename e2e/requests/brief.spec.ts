import type { Page } from '@playwright/test';
import { queryDatabaseOf } from '#testing/running/product.ts';
import { terms } from '#testing/sample-terms.ts';
import { type Asked, board, findFour } from '../support/briefs.ts';
import { expectMails, moveByCall, openBuyer, openDemoPerson, whatNext } from '../support/deal.ts';
import { tabTo } from '../support/keyboard.ts';
import { checkScenes, goto } from '../support/scenes.ts';
import { expect, test, type World } from '../support/test.ts';

/** Fills in one line of a brief and sends it; answers the references by the codes of their listings. */
async function sendBrief(page: Page, asked: readonly Asked[]): Promise<Map<string, string>> {
  await page.goto(`/briefs/new?dossiers=${asked.map(({ id }) => id).join()}`);
  const line = page.getByRole('group', { name: 'Line 1' });
  await expect(line).toBeVisible();
  for (const remove of [3, 2, 1].map((place) => `Remove line ${place + 1}`)) {
    const button = page.getByRole('button', { name: remove });
    if (await button.isVisible()) await button.click();
  }
  await line.getByLabel('Product').fill('Whatever they make, as tablets');
  await line.getByLabel('Markets').fill('EU, UK');
  await page.getByLabel('Name of the brief').fill('One of four');
  await page.getByRole('button', { name: `Send to ${asked.length}` }).click();
  await expect(page).toHaveURL(/\/briefs\/\d+$/);
  await expect(board(page).getByRole('rowheader')).toHaveCount(asked.length);
  const heads = await board(page).getByRole('rowheader').allTextContents();
  return new Map(
    asked.map(({ code }) => {
      const head = heads.find((text) => text.includes(code)) ?? '';
      return [code, /DB-\d{4}-\d{6}/.exec(head)?.[0] ?? ''];
    }),
  );
}

test('a brief goes to four owners; one is awarded, the others are declined in words of the buyer', async ({
  browser,
  world,
}) => {
  test.setTimeout(180_000);
  const four = await findFour(world);
  const [own, second, third, last] = four;
  const plant = await findPlant(world);
  const buyer = await openBuyer(browser, world);
  const seller = await openDemoPerson(browser, world, 'seller');
  const desk = await openDemoPerson(browser, world, 'admin');

  await buyer.page.goto(`/briefs/new?dossiers=${own.id},${second.id},${third.id}`);
  await buyer.page.getByLabel('Add by its code').fill(last.code.toLowerCase());
  await buyer.page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(buyer.page.getByRole('heading', { name: 'Asks 4 of 20 at most' })).toBeVisible();
  await buyer.page.getByRole('button', { name: 'Send to 4' }).click();
  // What is wrong is told beside its field, and nothing that was typed is lost.
  await expect(buyer.page.getByText('Give the brief a name', { exact: true })).toBeVisible();
  // What was begun for others is not put over it, and waits to be gone on with.
  await buyer.page.getByLabel('Name of the brief').fill('Begun for four');
  await buyer.page.goto(`/briefs/new?plants=${plant}`);
  const aside = buyer.page.getByText('A brief that you began for other listings is kept: Begun for four');
  await expect(aside).toBeVisible();
  await expect(buyer.page.getByLabel('Name of the brief')).toHaveValue('');
  await buyer.page.getByRole('button', { name: 'Go on with it' }).click();
  await expect(buyer.page.getByLabel('Name of the brief')).toHaveValue('Begun for four');
  await expect(buyer.page.getByRole('heading', { name: 'Asks 4 of 20 at most' })).toBeVisible();
  await expect(aside).toBeHidden();
  const references = await sendBrief(buyer.page, four);
  const referenceOf = ({ code }: Asked) => references.get(code) ?? '';
  const address = buyer.page.url();

  for (const one of [own, second, third]) {
    await moveByCall(world, 'admin', referenceOf(one), { move: 'review' });
  }
  const offer = { move: 'issue-term-sheet', terms: JSON.stringify(terms) };
  await moveByCall(world, 'seller', referenceOf(own), offer);
  await moveByCall(world, 'admin', referenceOf(second), offer);

  await buyer.page.reload();
  const row = board(buyer.page).getByRole('row').filter({ hasText: own.code });
  await expect(row).toContainText('Term sheet issued');
  await expect(row).toContainText('1.25 EUR');
  await expect(row).toContainText('250,000 EUR');
  // At a desk all of it is in sight.
  await expect(row.getByRole('link', { name: /^Answer the term sheet/ })).toBeInViewport({ ratio: 1 });
  // Between a phone and a desk there is less room than its columns need: what is done stays within reach.
  await buyer.page.setViewportSize({ width: 900, height: 900 });
  const award = row.getByRole('button', { name: `Award ${referenceOf(own)}` });
  await award.scrollIntoViewIfNeeded();
  await expect(award).toBeInViewport({ ratio: 1 });
  await buyer.page.setViewportSize({ width: 1280, height: 900 });
  await buyer.page.getByRole('textbox', { name: 'Message' }).fill('When could you deliver first?');
  await buyer.page.getByRole('button', { name: 'Send to 4' }).click();
  await expect(buyer.page.getByText('Sent to 4, in a thread of each')).toBeVisible();

  await seller.page.goto(`/requests/${referenceOf(own)}`);
  await expect(seller.page.getByText('When could you deliver first?')).toBeVisible();
  for (const other of [second, third, last]) {
    await expect(seller.page.getByRole('main')).not.toContainText(referenceOf(other));
  }

  // The award, by keyboard alone.
  await row.getByRole('button', { name: `Award ${referenceOf(own)}` }).focus();
  await buyer.page.keyboard.press('Enter');
  const dialog = buyer.page.getByRole('dialog');
  await expect(dialog).toContainText('This cannot be undone');
  await expect(dialog).toContainText(`${second.code} (${referenceOf(second)}) is declined`);
  await expect(dialog).toContainText(`${last.code} (${referenceOf(last)}) is withdrawn`);
  // What happens meanwhile is read again behind it, and told before anything ends.
  await moveByCall(world, 'admin', referenceOf(second), offer);
  const readAgain = buyer.page.waitForResponse(
    `**${new URL(address).pathname.replace('/briefs', '/api/briefs')}`,
  );
  await buyer.page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await readAgain;
  await dialog.getByRole('button', { name: 'Award, and end the other 3' }).click();
  await expect(dialog).toContainText('Something has happened since you opened this');
  await tabTo(buyer.page, /^To those whose request ends$/);
  await buyer.page.keyboard.press('ControlOrMeta+a');
  await buyer.page.keyboard.type('Thank you. We have decided, and wish you well.');
  await tabTo(buyer.page, /^Award, and end the other 3$/, 'button');
  await buyer.page.keyboard.press('Enter');
  await buyer.page.waitForURL(`/requests/${referenceOf(own)}#signature`);
  await expect(whatNext(buyer.page).getByRole('heading', { name: /^Sign term sheet 1/ })).toBeVisible();

  await expect(buyer.page.getByText('Asked by the brief One of four')).toBeVisible();
  await seller.page.reload();
  await expect(seller.page.getByRole('heading', { name: 'Thread' })).toBeVisible();
  await expect(seller.page.getByRole('main')).not.toContainText('One of four');

  await buyer.page.goto('/requests');
  await expect(buyer.page.getByRole('link', { name: 'One of four' })).toHaveCount(4);
  await buyer.page.goto(address);
  await expect(board(buyer.page).getByRole('row').filter({ hasText: own.code })).toContainText('Awarded');
  for (const [one, state] of [
    [second, 'Declined'],
    [third, 'Withdrawn'],
    [last, 'Withdrawn'],
  ] as const) {
    await expect(board(buyer.page).getByRole('row').filter({ hasText: one.code })).toContainText(state);
  }
  await expect(board(buyer.page).getByRole('button', { name: /^Award/ })).toHaveCount(0);
  await desk.page.goto(`/requests/${referenceOf(third)}`);
  await expect(desk.page.getByText('Thank you. We have decided, and wish you well.')).toBeVisible();
  await expectMails(world, referenceOf(last), [
    `${buyer.email}: ${await subjectOf(world, last)}`,
    ...['desk@demo.example: a new message', 'desk@demo.example: Withdrawn'],
    `desk@demo.example: a member, Lusitan Generics, asks for ${await titleOf(world, last)}`,
  ]);
});

async function findPlant(world: World): Promise<string> {
  const [row] = await queryDatabaseOf(
    world.dataDir,
    "select id from plants where state = 'published' limit 1",
  );
  return row.id;
}

async function titleOf(world: World, { id }: Asked): Promise<string> {
  const [row] = await queryDatabaseOf(world.dataDir, 'select title from dossiers where id = $1', [id]);
  return row.title;
}

async function subjectOf(world: World, asked: Asked): Promise<string> {
  return `your request for ${await titleOf(world, asked)}`;
}

checkScenes([
  { name: 'no brief yet', as: 'member', open: (page) => goto(page, '/briefs') },
  {
    name: 'a brief being written for two, with what is wrong',
    as: 'newcomer',
    async open(page, world) {
      const [own, second] = await findFour(world);
      await goto(page, `/briefs/new?dossiers=${own.id},${second.id}`);
      await page.getByRole('button', { name: 'Add a line' }).click();
      await page.getByRole('button', { name: 'Send to 2' }).click();
      await expect(page.getByText('Give the brief a name', { exact: true })).toBeVisible();
    },
  },
  {
    name: 'the board of the demo, with an award being made',
    as: 'seller',
    async open(page) {
      await goto(page, '/briefs');
      await page.getByRole('link', { name: 'Metformin for Latin America' }).click();
      await page
        .getByRole('button', { name: /^Award/ })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
]);
