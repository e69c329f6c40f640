import { readFile } from 'node:fs/promises';
import type { Browser, Locator, Page } from '@playwright/test';
import { mailsOf } from '#testing/mailbox.ts';
import { signInByCall } from '#testing/running/members.ts';
import { queryDatabaseOf } from '#testing/running/product.ts';
import { terms as sampleTerms, valuedTerms } from '#testing/sample-terms.ts';
import { openAs } from './roles.ts';
import { takeContext } from './spare-contexts.ts';
import { expect, registerMember, type World } from './test.ts';
import { referenceIn } from './whole-request.ts';

/** A day to come, within the horizon of the contract. */
export const holdsUntil = sampleTerms.validUntil;

/** Somebody at a browser of their own. */
type Person = { page: Page; email: string };

type SellersDossier = { id: number; code: string; title: string; company: string; companyId: number };

/** A dossier that the demo seller's company owns, so that the seller stands on the owner's side. */
export async function findSellersDossier(world: World, place = 0): Promise<SellersDossier> {
  const rows = await queryDatabaseOf(
    world.dataDir,
    `select d.id, d.code, d.title, c.name as company, c.id as "companyId"
         from dossiers d
         join companies c on c.id = d.company_id
         join company_people cp on cp.company_id = c.id
         join people p on p.id = cp.person_id
        where p.email = 'seller@demo.example' and d.state = 'published' order by d.id offset $1 limit 1`,
    [place],
  );
  return rows[0];
}

/** A newly registered member at a browser of their own. */
export async function openBuyer(browser: Browser, world: World, name = 'Ana Costa'): Promise<Person> {
  const { email, token } = await registerMember(world, name);
  const context = await takeContext(browser, world.origin, { token, name, role: 'seller' });
  return { page: await context.newPage(), email };
}

/** The desk, or the person of the company that owns the dossier. */
export async function openDemoPerson(
  browser: Browser,
  world: World,
  role: 'admin' | 'seller',
): Promise<Person> {
  return { page: await (await openAs(browser, world, role)).newPage(), email: `${role}@demo.example` };
}

/** Asks for a proposal through the form; answers the reference. */
export async function ask(page: Page, dossierId: number): Promise<string> {
  await page.goto(`/product-term-sheet/${dossierId}`);
  await page.getByRole('textbox', { name: 'Indicative volumes' }).fill('1 M packs');
  await page.getByRole('button', { name: 'Submit' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Your request has been Submitted');
  return referenceIn(await dialog.textContent());
}

/** Somebody else's request, past the pages. */
export async function askByCall(world: World, asker?: { token: string }): Promise<string> {
  const { token } = asker ?? (await registerMember(world));
  const body = new FormData();
  body.set('id', String((await findSellersDossier(world)).id));
  body.set('indicativeVolumes', '1 M packs');
  const answer = await fetch(`${world.origin}/create-dossertermsheet`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  });
  return (await answer.json()).reference;
}

/** Opens a request and waits until it shows. */
export async function openRequest(page: Page, reference: string): Promise<void> {
  await page.goto(`/requests/${reference}`);
  await expect(page.getByRole('main').getByText(reference).last()).toBeVisible();
  await expect(whatNext(page)).toBeVisible();
}

export function whatNext(page: Page): Locator {
  return page.getByRole('region', { name: 'What comes next' });
}

/** Opens the form of a move. In a form that is open already the button of that name would send it. */
export async function openMove(page: Page, label: string): Promise<Locator> {
  const opens = page.locator('button[type="button"]');
  await whatNext(page).getByRole('button', { name: label, exact: true }).and(opens).click();
  const form = whatNext(page).locator('form');
  await expect(form).toBeVisible();
  return form;
}

/** Presses the button that makes the move, and waits until its form is gone. */
export async function make(page: Page, label: string): Promise<void> {
  await whatNext(page).locator('form').getByRole('button', { name: label, exact: true }).click();
  await expect(whatNext(page).locator('form')).toBeHidden();
}

/** Fills in the first version of a term sheet. */
export async function fillTerms(form: Locator): Promise<void> {
  await form.getByLabel('Currency').selectOption('EUR');
  await form.getByLabel(/^Valid until/).fill(holdsUntil);
  await form.getByLabel('Supply price').fill('1.25');
  await form.getByLabel('Price is per').fill('pack of 30 tablets');
  await form.getByLabel('Year 1', { exact: true }).fill('100000');
  await form.getByRole('button', { name: 'Add a year' }).click();
  await form.getByLabel('Year 2', { exact: true }).fill('150000');
  await form.getByLabel('One-time fee').fill('250000');
  await form.getByLabel(/^Royalty/).fill('4.5');
  await form.getByLabel('Exclusive', { exact: true }).check();
  await form.getByLabel('EU', { exact: true }).check();
}

/** Makes a move past the pages, where no test looks at how it is made. */
export async function moveByCall(
  world: World,
  role: 'admin' | 'seller',
  reference: string,
  fields: Record<string, string>,
): Promise<void> {
  return moveAs(world, await signInByCall(world, role), reference, fields);
}

async function moveAs(
  world: World,
  { token }: { token: string },
  reference: string,
  fields: Record<string, string>,
): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const url = `${world.origin}/api/requests/${reference}`;
  const { data } = await (await fetch(url, { headers })).json();
  const body = new FormData();
  for (const [name, value] of Object.entries({ revision: String(data.revision), ...fields }))
    body.set(name, value);
  const answer = await fetch(`${url}/moves`, { method: 'POST', headers, body });
  if (!answer.ok)
    throw new Error(`${fields.move} was answered with ${answer.status}: ${await answer.text()}`);
}

const terms = { ...sampleTerms, otherTerms: 'Price indexed yearly.' };

/** Has the owner issue two versions of a term sheet for a request that was just sent. */
export async function issueTwice(world: World, reference: string): Promise<void> {
  await moveByCall(world, 'admin', reference, { move: 'review' });
  const second = { ...terms, supplyPrice: '1.10', volumes: [...terms.volumes, '200000'] };
  for (const version of [terms, second]) {
    await moveByCall(world, 'seller', reference, {
      move: 'issue-term-sheet',
      terms: JSON.stringify(version),
    });
  }
}

/** Somebody else's request of which a version in values was answered line by line. */
export async function counteredByCall(world: World): Promise<string> {
  const asker = await registerMember(world);
  const reference = await askByCall(world, asker);
  await moveByCall(world, 'admin', reference, { move: 'review' });
  await moveByCall(world, 'seller', reference, {
    move: 'issue-term-sheet',
    terms: JSON.stringify(valuedTerms),
  });
  const counter = { ...valuedTerms, royalty: '3', otherTerms: 'Price indexed yearly.' };
  await moveAs(world, asker, reference, {
    move: 'ask-revision',
    note: 'A lower royalty',
    counter: JSON.stringify(counter),
  });
  return reference;
}

/** What has been mailed about a request so far, as 'to: subject'. */
async function mailsAbout(world: World, reference: string): Promise<string[]> {
  const mails = await mailsOf(world.dataDir);
  return mails
    .filter(({ subject }) => subject?.startsWith(`${reference}:`))
    .map(({ recipient, subject }) => `${recipient}: ${subject?.slice(reference.length + 2)}`)
    .sort();
}

/** Waits until exactly these mails have left about a request. */
export async function expectMails(world: World, reference: string, expected: string[]): Promise<void> {
  await expect.poll(() => mailsAbout(world, reference)).toEqual(expected.toSorted());
}

/** The audit trail of a request: who did what, with its detail. */
export async function auditOf(world: World, reference: string) {
  const rows = await queryDatabaseOf(
    world.dataDir,
    `select p.email, a.action, a.detail from audit_trail a left join people p on p.id = a.actor_id
        where a.subject = $1 order by a.id`,
    [`request:${reference}`],
  );
  return rows.map(({ email, action, detail }) => [email, action, detail]);
}

/** The fee ledger of a request. */
export async function ledgerOf(world: World, reference: string) {
  const rows = await queryDatabaseOf(
    world.dataDir,
    `select f.kind, f.currency, f.amount::text, f.booked_on::text, p.email
         from fee_entries f join requests r on r.id = f.request_id join people p on p.id = f.recorded_by
        where r.reference = $1`,
    [reference],
  );
  return rows;
}

/** Past the product: no test waits for an admin to do it. */
export async function change(world: World, statement: string, values: unknown[]): Promise<void> {
  await queryDatabaseOf(world.dataDir, statement, values);
}

/** What a button has the browser save. */
export async function saveBy(button: Locator): Promise<{ name: string; bytes: Buffer }> {
  // On a busy machine the process that draws it takes its time to start.
  const saved = button.page().waitForEvent('download', { timeout: 60_000 });
  await button.click();
  const download = await saved;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}
