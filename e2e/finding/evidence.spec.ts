import type { Page } from '@playwright/test';
import { mailsOf } from '#testing/mailbox.ts';
import { readPdf } from '#testing/read-documents.ts';
import { queryDatabaseOf } from '#testing/running/product.ts';
import { ask, findSellersDossier, openBuyer, openRequest } from '../support/deal.ts';
import { openAs } from '../support/roles.ts';
import { checkScenes, goto } from '../support/scenes.ts';
import { expect, openAlive, signInAsMember, test, type World } from '../support/test.ts';

/** What is claimed of a dossier, and what a list of the EDQM makes of it (§21.2, §21.5 to §21.7). */

const number = 'R1-CEP 2015-9123 - Rev 01';

/** The EDQM's list as its publisher writes it, of one certificate. */
function listOf(substance: string, status: string): Buffer {
  const header =
    'Monograph Number,Substance,Type CEP,Certificate (CEP) Holder,Certificate (CEP) Number,Issue Date CEP,Status CEP,End date CEP';
  return Buffer.from(
    `${header}\r\n1120,${substance.toUpperCase()},Chemistry,FICTIVE LABS LTD,${number},01/04/2015,${status},\r\n`,
  );
}

/** The desk brings it, as of a day. */
async function bring(desk: Page, substance: string, [day, status]: [string, string]): Promise<void> {
  await openAlive(desk, '/admin/registers');
  const file = { name: 'ceps.csv', mimeType: 'text/csv', buffer: listOf(substance, status) };
  await desk.getByLabel('Publisher’s file').setInputFiles(file);
  await desk.getByLabel('Day of the edition').fill(day);
  await desk.getByRole('button', { name: 'Take it in' }).click();
  await expect(desk.getByText('Taken in', { exact: true }).first()).toBeVisible({ timeout: 30_000 });
}

const evidenceOf = (page: Page) => page.getByRole('region', { name: 'Evidence', exact: true });

/** Once a job has asked the edition of the day about what is claimed: each page that is opened before costs a load. */
async function expectOnDetails(
  page: Page,
  world: World,
  { id, day, word }: { id: number; day: string; word: string },
): Promise<void> {
  const asked =
    'select from evidence_checks join evidence_claims on id = claim_id where dossier_id = $1 and edition = $2';
  await expect
    .poll(() => queryDatabaseOf(world.dataDir, asked, [id, day]), { intervals: [100], timeout: 60_000 })
    .toHaveLength(1);
  await openAlive(page, `/product-details/${id}`);
  await expect(evidenceOf(page).getByText(word, { exact: true })).toBeVisible();
}

async function sheetOf(page: Page, id: number): Promise<string> {
  const content = await page.evaluate(async (path) => {
    const token = localStorage.getItem('token');
    const answer = await fetch(path, { headers: { authorization: `Bearer ${token}` } });
    return [...new Uint8Array(await answer.arrayBuffer())];
  }, `/api/dossiers/${id}/data-sheet`);
  return (await readPdf(Uint8Array.from(content))).join(' ').replaceAll(/\s+/g, ' ');
}

test('a certificate that a new list suspends is red wherever it is read, the open request is told with the edition, and the next list restores it', async ({
  browser,
  world,
}) => {
  const listing = await findSellersDossier(world, 3);
  await queryDatabaseOf(world.dataDir, 'delete from evidence_claims where dossier_id = $1', [listing.id]);
  const [{ inn: substance } = { inn: '' }] = await queryDatabaseOf<{ inn: string }>(
    world.dataDir,
    'select inn from molecules join dossiers on molecule_id = molecules.id where dossiers.id = $1',
    [listing.id],
  );
  const owner = await (await openAs(browser, world, 'seller')).newPage();
  await openAlive(owner, `/listings/dossier/${listing.id}`);
  await owner.getByRole('button', { name: 'State evidence' }).click();
  await owner.getByLabel('What it is').selectOption('cep');
  await owner.getByLabel('CEP number').fill('2015-9123');
  await expect(owner.getByLabel('Substance')).toHaveValue(new RegExp(`^${substance}$`, 'i'));
  await owner.getByLabel('Where it can be read').fill('The certificate, on request');
  await owner.getByRole('button', { name: 'State the evidence' }).click();
  await expect(owner.getByText('Give the number as CEP 2010-123')).toBeVisible();
  await owner.getByLabel('CEP number').fill(number);
  await owner.getByRole('button', { name: 'State the evidence' }).click();
  const stated = evidenceOf(owner).getByRole('listitem').filter({ hasText: number });
  await expect(stated.getByText('Stated by the owner', { exact: true })).toBeInViewport();
  await expect(stated).toBeFocused();

  const buyer = await openBuyer(browser, world);
  const reference = await ask(buyer.page, listing.id);
  const desk = await (await openAs(browser, world, 'admin')).newPage();
  const expectStanding = (day: string, word: string) =>
    expectOnDetails(buyer.page, world, { id: listing.id, day, word });
  await bring(desk, substance, ['2026-11-05', 'VALID']);
  await expectStanding('2026-11-05', 'Proven');

  await bring(desk, substance, ['2026-11-12', 'SUSPENDED BY EDQM - GMP NON-COMPLIANCE']);
  await expectStanding('2026-11-12', 'Suspended');
  const list = (day: string) => `EDQM certificates of suitability, edition of ${day}`;
  await expect(evidenceOf(buyer.page)).toContainText(`${list('12 Nov 2026')}: suspended.`);
  expect(await sheetOf(buyer.page, listing.id)).toContain('edition of 12 Nov 2026: suspended.');
  await openAlive(buyer.page, `/compare?ids=${listing.id}`);
  await expect(buyer.page.getByRole('row', { name: /^Evidence/ })).toContainText('Suspended');

  const expectNews = (count: number) =>
    expect
      .poll(() => mailsAbout(world, reference, buyer.email), { intervals: [100], timeout: 60_000 })
      .toHaveLength(count);
  const told = `${number}: suspended in ${list('12 Nov 2026')}`;
  await expectNews(1);
  await openRequest(buyer.page, reference);
  await expect(buyer.page.getByText(told)).toBeVisible();
  const alarm = buyer.page.getByRole('list', { name: 'Evidence to look at' });
  await expect(alarm).toContainText('Suspended');
  await alarm.getByRole('link', { name: number }).click();
  await expect(evidenceOf(buyer.page)).toBeFocused();
  await expect(evidenceOf(buyer.page)).toContainText('suspended.');
  await expect(evidenceOf(buyer.page)).toBeInViewport();

  await bring(desk, substance, ['2026-11-19', 'VALID']);
  await expectStanding('2026-11-19', 'Proven');
  await expectNews(2);
  await openRequest(buyer.page, reference);
  const restored = `${number} is no longer suspended: valid in ${list('19 Nov 2026')}`;
  await expect(buyer.page.getByText(restored)).toBeVisible();
  await expect(alarm).toHaveCount(0);
  await expect(buyer.page.getByText(told), 'once').toHaveCount(1);
});

test('an address leads to its section, which what comes late above it does not push away, until one moves on', async ({
  page,
  world,
}) => {
  await signInAsMember(page, world);
  const held: (() => void)[] = [];
  for (const late of ['market-fit', 'launch-windows']) {
    await page.route(`**/api/dossiers/*/${late}`, async (route) => {
      await new Promise<void>((resolve) => held.push(resolve));
      await route.continue();
    });
  }
  const address = `/product-details/${await findClaimed(world)}#evidence`;
  const top = () => evidenceOf(page).evaluate((part) => Math.round(part.getBoundingClientRect().top));
  await openAddress(page, address);
  const fit = page.getByRole('region', { name: 'Market fit' });
  const map = fit.getByRole('group', { name: /^Map of where it fits/ });
  await expect(evidenceOf(page)).toBeFocused();
  await expect.poll(() => held.length).toBe(2);
  const [before, at] = [await page.evaluate(() => window.scrollY), await top()];
  expect(at).toBeLessThan(250);
  for (const release of held.splice(0)) release();
  await expect(map).toBeAttached();
  await expect.poll(top).toBe(at);
  expect(await page.evaluate(() => window.scrollY)).not.toBe(before);

  await openAddress(page, address);
  await expect(evidenceOf(page)).toBeFocused();
  await expect.poll(() => held.length).toBe(2);
  await page.keyboard.press('Home');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  for (const release of held.splice(0)) release();
  await expect(map).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

/** As by a link that was sent: a key that is pressed would be the reader's own step. */
async function openAddress(page: Page, address: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(address);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
}

async function mailsAbout(world: World, reference: string, email: string): Promise<unknown[]> {
  return (await mailsOf(world.dataDir)).filter(
    ({ recipient, subject }) => recipient === email && subject === `${reference}: the evidence has changed`,
  );
}

/** A dossier of which several things are claimed. */
async function findClaimed(world: World): Promise<number> {
  const [found] = await queryDatabaseOf<{ id: number }>(
    world.dataDir,
    `select dossier_id as id from evidence_claims where dossier_id is not null
     group by dossier_id order by count(*) desc, dossier_id limit 1`,
  );
  return found?.id ?? 0;
}

checkScenes([
  {
    name: 'what is claimed of a dossier',
    as: 'seller',
    async open(page, world) {
      await goto(page, `/product-details/${await findClaimed(world)}`);
      await expect(evidenceOf(page).getByRole('listitem').first()).toBeVisible();
    },
  },
  {
    name: 'what is claimed of a listing, and a claim that lacks all it needs',
    as: 'admin',
    async open(page, world) {
      await goto(page, `/admin/dossiers/${await findClaimed(world)}`);
      await page.getByRole('button', { name: 'State evidence' }).click();
      await page.getByLabel('What it is').selectOption('inspection');
      await page.getByRole('button', { name: 'State it' }).click();
      await expect(page.getByText('Give the FEI number: seven to ten digits')).toBeVisible();
    },
  },
]);
