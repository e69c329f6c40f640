import { eq } from 'drizzle-orm';
import { people } from '#domains/accounts/server/tables.ts';
import type { Deal } from '../deals.ts';
import { terms } from '../sample-terms.ts';
import { type TestPerson, type TestProduct, testPassword } from '../test-product.ts';

/** A deal whose first term sheet stands, ready to be signed. */
export async function issueTo(deal: Deal, more: object = {}): Promise<Deal> {
  await deal.move(deal.desk, 'review');
  await deal.move(deal.owner, 'issue-term-sheet', { terms: JSON.stringify({ ...terms, ...more }) });
  return deal;
}

/** Gives an account another name: it is what its person signs by. */
export async function rename({ db }: TestProduct, { id }: TestPerson, name: string): Promise<void> {
  await db.update(people).set({ name }).where(eq(people.id, id));
}

/** What a person would sign now: status and body. */
export async function readToSign({ app }: TestProduct, deal: Deal, person: TestPerson) {
  const answer = await app.inject({ url: `${deal.url}/signing`, headers: person.headers });
  return { status: answer.statusCode, body: answer.json() };
}

/** Signs as the page does: what stands, with the hash that was read; all of it may be told otherwise. */
export async function sign(product: TestProduct, deal: Deal, person: TestPerson, more: object = {}) {
  const { body } = await readToSign(product, deal, person);
  return post(product, `${deal.url}/signatures`, person, {
    ...{
      version: body.data?.version ?? 1,
      sha256: body.data?.sha256 ?? '0'.repeat(64),
      password: testPassword,
    },
    ...{ name: body.data?.name ?? 'Somebody', title: 'Head of Licensing' },
    ...more,
  });
}

export function approve(product: TestProduct, deal: Deal, person: TestPerson, version = 1) {
  return post(product, `${deal.url}/approvals`, person, { version });
}

/** Asks one colleague to approve, or all who may where none is named. */
export function askForApproval(
  product: TestProduct,
  deal: Deal,
  person: TestPerson,
  of: number | null,
  version = 1,
) {
  return post(product, `${deal.url}/approval-asks`, person, { version, of });
}

async function post({ app }: TestProduct, url: string, { headers }: TestPerson, payload: object) {
  const answer = await app.inject({ method: 'POST', url, headers, payload });
  return { status: answer.statusCode, body: answer.json() };
}
