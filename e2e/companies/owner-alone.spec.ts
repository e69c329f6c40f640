import type { Page } from '@playwright/test';
import { mailsOf } from '#testing/mailbox.ts';
import { signInByCall } from '#testing/running/members.ts';
import { openOtherDevice } from '../support/account.ts';
import { holdsUntil, moveByCall } from '../support/deal.ts';
import { tabTo } from '../support/keyboard.ts';
import { linkFromMail } from '../support/mail-links.ts';
import { expectSound } from '../support/sound-page.ts';
import { expect, openAlive, registerMember, test, type World } from '../support/test.ts';

/** Goes to a field by Tab and types into it; what stood there goes. */
async function typeInto(page: Page, label: RegExp, text: string): Promise<void> {
  await tabTo(page, label);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
}

/** Chooses of a list by what its line begins with, as one does without a mouse. */
async function choose(page: Page, label: RegExp, line: string): Promise<void> {
  await tabTo(page, label);
  await page.keyboard.type(line);
}

async function press(page: Page, name: RegExp, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press(key);
}

async function asDesk(world: World, path: string, body?: object) {
  const { token } = await signInByCall(world, 'admin');
  const answer = await fetch(`${world.origin}${path}`, {
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  const read = await answer.json();
  expect(answer.status, JSON.stringify(read)).toBe(200);
  return read;
}

/** The desk reads the draft that waits, and publishes it. */
async function publish(world: World, id: string): Promise<void> {
  const { data: waiting } = await asDesk(
    world,
    '/api/back-office/tables/edits?state=waiting&sort=-proposedAt',
  );
  const { data } = await asDesk(world, `/api/admin/listing-edits/${waiting[0].id}`);
  expect(data.listing.id).toBe(id);
  const decision = { revision: data.listing.revision, reasons: {} };
  await asDesk(world, `/api/admin/listing-edits/${data.edit.id}/approve`, decision);
}

/** A buyer asks for the dossier, and the desk passes it on. */
async function askFor(world: World, listing: string): Promise<string> {
  const { token } = await registerMember(world, 'Ana Costa');
  const body = new FormData();
  body.set('id', listing);
  body.set('indicativeVolumes', '1 M packs');
  const headers = { authorization: `Bearer ${token}` };
  const asked = await fetch(`${world.origin}/create-dossertermsheet`, { method: 'POST', headers, body });
  const { reference } = await asked.json();
  await moveByCall(world, 'admin', reference, { move: 'review' });
  return reference;
}

test('an owner alone, by keyboard: from the sign-up to a published listing and the first term sheet', async ({
  browser,
  world,
}) => {
  test.setTimeout(240_000);
  const email = `${crypto.randomUUID()}@oriolus.example`;
  const page = await openOtherDevice(browser, world);

  await openAlive(page, '/sign-up');
  await typeInto(page, /^Name/, 'Ines Prado');
  await typeInto(page, /^Business email/, email);
  await typeInto(page, /^Organisation/, 'Oriolus Generics');
  await page.keyboard.press('Enter');
  await openAlive(page, await linkFromMail(world, email, '/sign-up'));
  await typeInto(page, /^Full name/, 'Ines Prado');
  await typeInto(page, /^Organisation/, 'Oriolus Generics');
  await typeInto(page, /^Password/, 'three unrelated words');
  await page.keyboard.press('Enter');
  await page.waitForURL('/welcome');

  await press(page, /^I list dossiers or plants/);
  await expect(page.getByRole('heading', { name: 'Set up your company' })).toBeVisible();
  await typeInto(page, /^Name/, 'Oriolus Generics, Lda');
  await typeInto(page, /^Headquarters/, 'Braga, Portugal');
  await typeInto(page, /^Founded/, '1998');
  await press(page, /^Set up the company$/);
  await expect(page.getByRole('region', { name: 'People' })).toContainText('Ines Prado');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectSound(page);

  await press(page, /^Listings$/);
  await press(page, /^(Draft the first dossier|New dossier)$/);
  await page.waitForURL('/listings/dossier/new');
  await typeInto(page, /^Molecule/, 'quelzoramine');
  await choose(page, /^Dosage form/, 'Tablets');
  await choose(page, /^Dossier readiness/, 'Ready : EU');
  await typeInto(page, /^Offer in business days/, '10');
  await press(page, /^Save the draft$/);
  await page.waitForURL(/\/listings\/dossier\/\d+$/);
  const listing = page.url().split('/').at(-1) ?? '';

  await press(page, /^Oral$/, 'Space');
  await typeInto(page, /^Strengths/, '5 mg');
  // Of the long list of categories, which stands folded.
  await press(page, /^None chosen$/);
  await press(page, /^Antineoplastics$/, 'Space');
  await press(page, /^EU$/, 'Space');
  await press(page, /^Send for review$/);
  await expect(page.getByText('This draft waits for the desk.')).toBeVisible();
  await publish(world, listing);
  const published = await linkFromMail(world, email, `/listings/dossier/${listing}`);
  await openAlive(page, published);
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();

  const reference = await askFor(world, listing);
  await openAlive(page, await linkFromMail(world, email, `/requests/${reference}`));
  await press(page, /^Issue a term sheet$/);
  await choose(page, /^Currency/, 'EUR');
  await tabTo(page, /^Valid until/);
  const [year, month, day] = holdsUntil.split('-');
  await page.keyboard.type(`${month}${day}${year}`);
  await expect(page.getByLabel(/^Valid until/)).toHaveValue(holdsUntil);
  await typeInto(page, /^Supply price/, '1.25');
  await typeInto(page, /^Price is per/, 'pack of 30 tablets');
  await typeInto(page, /^Year 1/, '100000');
  await press(page, /^Exclusive$/, 'Space');
  await press(page, /^Issue a term sheet$/);
  await expect(page.getByText('Term sheet issued', { exact: true }).first()).toBeVisible();
  await expect
    .poll(async () => (await mailsOf(world.dataDir)).map(({ subject }) => subject))
    .toContain(`${reference}: Term sheet issued`);
});
