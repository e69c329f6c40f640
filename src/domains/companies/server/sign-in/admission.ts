import { findPersonById, holdPeople, type Person } from '#domains/accounts/server/queries.ts';
import { admitIdentity } from '#domains/accounts/server/sign-in/identities.ts';
import { type ProvenIdentity, SignInRefused } from '#domains/accounts/server/sign-in/open-id.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { postMails } from '#platform/server/mail/outbox.ts';
import type { Parts } from '#platform/server/parts.ts';
import { aRole, type CompanyRole, lostActs, mayAs } from '../../contract/company-roles.ts';
import { dropJoining } from '../domains/queries.ts';
import { domainOf } from '../domains/rules.ts';
import { withdrawInvitationsBy } from '../invitations/queries.ts';
import { hasLeftBefore } from '../people/former-addresses.ts';
import type { RequestsOfPeople } from '../people/handing-over.ts';
import { roleMail } from '../people/mails.ts';
import { countPeople, findRole, hasLeft, lockCompany, putInCompany } from '../people/membership.ts';
import { type CompanyProvider, findProvider, providerOf } from './queries.ts';
import { roleBy, saysMultiFactor } from './rules.ts';

export type AdmissionParts = Pick<Parts, 'jobs' | 'publicUrl' | 'secrets'> & {
  requestsOfPeople: RequestsOfPeople;
};

/**
 * Signs in whom a company's provider vouches for: both the address that it tells and that of the account are of a proven
 * domain of the company. Who comes for the first time is made one of its people, unless they were ended or left.
 */
export async function admitByCompany(
  tx: Queryable,
  parts: AdmissionParts,
  provider: CompanyProvider,
  claims: ProvenIdentity,
) {
  const { company, signIn } = provider;
  if (!provider.domains.includes(domainOf(claims.email))) throw new SignInRefused('foreign');
  const issuer = providerOf(signIn);
  const { id } = await admitIdentity(
    tx,
    parts,
    { issuer, by: 'company', called: company.name, organisation: company.name },
    claims,
  );
  // A person before a company, as whoever leaves or asks; and read anew: they may have left, or come to be of the desk.
  await holdPeople(tx, [id]);
  const person = await findPersonById(tx, id);
  // The desk is nobody's company (§26.1), and what it may do no company's provider gives.
  if (person.role === 'admin' || person.disabledAt !== null) throw new SignInRefused('failed', id);
  await lockCompany(tx, company.id);
  // Read anew under the lock: another provider may have been set since this one was asked, other domains, and other roles.
  const now = await findProvider(tx, company.key);
  if (now === null || providerOf(now.signIn) !== issuer) throw new SignInRefused('changed', person.id);
  if (![claims.email, person.email].every((email) => now.domains.includes(domainOf(email)))) {
    throw new SignInRefused('foreign', person.id);
  }
  await putByWord(tx, parts, now, person, roleBy(now.signIn, claims));
  return { email: person.email, vouched: { provider: issuer, multiFactor: saysMultiFactor(claims) } };
}

/** Makes somebody what the provider says they are in the company, but for its last administrator, who stays one (§26.2). */
async function putByWord(
  tx: Queryable,
  { jobs, publicUrl, secrets, requestsOfPeople }: AdmissionParts,
  { company, signIn }: CompanyProvider,
  person: Person,
  told: CompanyRole | null,
): Promise<void> {
  const member = { companyId: company.id, personId: person.id };
  const before = await findRole(tx, member);
  const hasEnded = async () =>
    (await hasLeft(tx, member)) || (await hasLeftBefore(tx, secrets, company.id, person.email));
  if (before === null && (await hasEnded())) throw new SignInRefused('ended', person.id);
  const role = told ?? before ?? signIn.defaultRole;
  const loses = before !== null && mayAs(before, 'manage') && !mayAs(role, 'manage');
  if (loses && (await countPeople(tx, company.id)).administrators <= 1) return;
  // By nobody's hand: the trail says so.
  if (!(await putInCompany(tx, member, role, null))) return;
  await dropJoining(tx, company.id, person.id);
  if (loses) await withdrawInvitationsBy(tx, company.id, person.id);
  if (before === null) return;
  await requestsOfPeople.fallBack(tx, {
    ...{ companyId: company.id, personId: person.id, acts: lostActs(before, role) },
    ...{ now: `is ${aRole(role)} now`, by: null },
  });
  await postMails(tx, jobs, [roleMail(person.email, company.name, role, publicUrl, 'The sign-in')]);
}
