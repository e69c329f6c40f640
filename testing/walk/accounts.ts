import { eq } from 'drizzle-orm';
import { people, sessions } from '#domains/accounts/server/tables.ts';
import type { Role } from '#platform/contract/roles.ts';
import { foundCompany } from '../deals.ts';
import type { TestPerson, TestProduct } from '../test-product.ts';

/** Who walks: a person with a company, and the word that stands in everything private of theirs. */
export type Account = TestPerson & { label: string; role: Role; companyId: number; secret: string };

/** Somebody as a request shows them; `account` is whom its token lets in, null for nobody. */
export type Walker = { label: string; headers: Record<string, string>; account: Account | null };

const mark = /private-word-of-person-(\d+)/g;

/** Whose private words stand in a text. */
export function secretsIn(text: string): number[] {
  return [...text.matchAll(mark)].map(([, id]) => Number(id));
}

let joined = 0;

/** A new person of a new company, signed in. */
export async function join(product: TestProduct, role: Role, label: string = role): Promise<Account> {
  const person = await product.signIn(role);
  const { id: companyId } = await foundCompany(product, person);
  const secret = `private-word-of-person-${person.id}`;
  joined += 1;
  await product.db
    .update(people)
    .set({ phone: `+351 ${joined}`, emailVerifiedAt: new Date() })
    .where(eq(people.id, person.id));
  return { ...person, role, label, companyId, secret };
}

/** Whose tokens opened something once, and must not any more. */
export async function openDeadWalkers(product: TestProduct): Promise<Walker[]> {
  const signedOut = await product.signIn('admin');
  await product.app.inject({ method: 'POST', url: '/logout', headers: signedOut.headers });
  const disabled = await product.signIn('admin');
  // Behind the calls' back: the gate itself has to look, not only what disables and signs out at once.
  await product.db.update(people).set({ disabledAt: new Date() }).where(eq(people.id, disabled.id));
  const late = await product.signIn('admin');
  await product.db
    .update(sessions)
    .set({ expiresAt: new Date(0) })
    .where(eq(sessions.personId, late.id));
  return [
    { label: 'nobody', headers: {}, account: null },
    { label: 'a signed-out token', headers: signedOut.headers, account: null },
    { label: 'a disabled account', headers: disabled.headers, account: null },
    { label: 'a session that has run out', headers: late.headers, account: null },
    { label: 'an invented token', headers: { authorization: `Bearer ${'A'.repeat(43)}` }, account: null },
  ];
}

/** An admin whose session is older than the role they have now. */
export async function demotedAdmin(product: TestProduct): Promise<Account> {
  const account = await join(product, 'admin', 'a demoted admin');
  await product.db.update(people).set({ role: 'seller' }).where(eq(people.id, account.id));
  return { ...account, role: 'seller' };
}

/** The same kind of account once more, for what uses one up. */
export async function another(product: TestProduct, { label, role }: Account): Promise<Account> {
  return label === 'a demoted admin' ? demotedAdmin(product) : join(product, role, label);
}
