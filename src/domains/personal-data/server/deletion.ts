import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { termsAcceptances } from '#domains/accounts/server/operator/tables.ts';
import { confirmOwner } from '#domains/accounts/server/profile/confirmation.ts';
import { isLastAdmin, lockOwner, type Person } from '#domains/accounts/server/queries.ts';
import type { SecondStepParts } from '#domains/accounts/server/second-factor/second-step.ts';
import { endSessions } from '#domains/accounts/server/sign-in/sessions.ts';
import {
  accountKeys,
  identities,
  passkeyChallenges,
  passkeys,
  people,
  recoveryCodes,
  secondFactors,
} from '#domains/accounts/server/tables.ts';
import { briefs } from '#domains/briefs/server/tables.ts';
import { savedSearches } from '#domains/collections/server/saved-searches/tables.ts';
import { sharedByPeople } from '#domains/collections/server/shared-by-people.ts';
import { shortlistEntries, shortlists } from '#domains/collections/server/shortlist/tables.ts';
import { launchMailStops } from '#domains/collections/server/window-news/tables.ts';
import { companyJoinings } from '#domains/companies/server/domains/tables.ts';
import { companyInvitations } from '#domains/companies/server/invitations/tables.ts';
import { endMembership } from '#domains/companies/server/people/ending.ts';
import { keepFormerAddress } from '#domains/companies/server/people/former-addresses.ts';
import { holdHeirs } from '#domains/companies/server/people/heirs.ts';
import { lockCompany } from '#domains/companies/server/people/membership.ts';
import { companyFormerPeople, companyPeople } from '#domains/companies/server/tables.ts';
import { ownMarkets } from '#domains/dossiers/server/market-fit/tables.ts';
import { finderVisits } from '#domains/finder/server/visits/tables.ts';
import { demandMarks, openedListings } from '#domains/listings/server/demand/tables.ts';
import { offerScenarios } from '#domains/offers/server/tables.ts';
import { requestsOfPeople } from '#domains/requests/server/parties/hand-over.ts';
import { forgetNames } from '#domains/requests/server/parties/parties.ts';
import { approvalAsks, signingApprovals } from '#domains/requests/server/signing/tables.ts';
import { requestEvents, requestMessages, requests } from '#domains/requests/server/tables.ts';
import { requestWatchers } from '#domains/requests/server/watching/tables.ts';
import { contacts } from '#domains/site/server/contacts/tables.ts';
import { problemReports } from '#domains/site/server/problems/tables.ts';
import { serviceInterests } from '#domains/site/server/services/tables.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { auditTrail } from '#platform/server/audit/tables.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { implement } from '#platform/server/http/calls.ts';
import { AppError } from '#platform/server/http/errors.ts';
import { idempotencyKeys } from '#platform/server/idempotency/tables.ts';
import { outgoingMails } from '#platform/server/mail/tables.ts';
import type { Parts } from '#platform/server/parts.ts';

/** Leaving for good (§15.13). What was asked of suppliers stays on record, without the name of whoever asked. */
export function deletionRoutes(
  app: FastifyInstance,
  parts: SecondStepParts & Pick<Parts, 'jobs' | 'deskEmail'>,
): void {
  implement(app, 'POST /api/account/deletion', async ({ viewer, body }) => {
    await confirmOwner(parts, viewer, body);
    await parts.db.transaction(async (tx) => {
      // The admins before it, as whoever changes accounts locks them; and what is deleted is read under the lock.
      const isLast = await isLastAdmin(tx, viewer.personId);
      // And whoever gets what the person shares: of two who leave at once neither waits for the other behind a company.
      const held = await holdHeirs(tx, await listCompaniesOf(tx, viewer.personId), [viewer.personId]);
      const person = await lockOwner(tx, viewer);
      if (isLast) throw lastAdmin();
      await leaveCompanies(tx, parts, person.id, held);
      await keepFormerAddress(tx, parts.secrets, person);
      await dropTraces(tx, person);
      await anonymise(tx, person);
      await forgetNames(tx, person.id);
      await audit(tx, person.id, 'delete-account', `person:${person.id}`);
    });
    return {
      message:
        'Your account is deleted. Your name, address and phone are gone; the requests you made stay as business records without them.',
    };
  });
}

function lastAdmin(): AppError {
  return new AppError('conflict', 'You are the only admin. Make somebody else one before you leave.');
}

async function listCompaniesOf(tx: Queryable, personId: number): Promise<number[]> {
  const own = await tx
    .select({ companyId: companyPeople.companyId })
    .from(companyPeople)
    .where(eq(companyPeople.personId, personId))
    .orderBy(companyPeople.companyId);
  return own.map(({ companyId }) => companyId);
}

/** As who leaves a company by its page (§26.4), but that the last of its people may: the desk sees to it then. */
async function leaveCompanies(
  tx: Queryable,
  parts: Parameters<typeof requestsOfPeople>[0],
  personId: number,
  held: ReadonlySet<number>,
): Promise<void> {
  const ending = { ...parts, requestsOfPeople: requestsOfPeople(parts), sharedByPeople };
  for (const companyId of await listCompaniesOf(tx, personId)) {
    const company = await lockCompany(tx, companyId);
    const of = { personId, to: null, by: personId, mayBeEmpty: true, held };
    await endMembership(tx, ending, company, of);
  }
}

async function dropTraces(db: Queryable, person: Person): Promise<void> {
  await endSessions(db, person.id);
  await db.delete(accountKeys).where(eq(accountKeys.email, person.email));
  // Anybody may be invited: only a proven address says who was.
  if (person.emailVerifiedAt !== null)
    await db.delete(companyInvitations).where(eq(companyInvitations.email, person.email));
  for (const table of [
    identities,
    secondFactors,
    passkeys,
    passkeyChallenges,
    recoveryCodes,
    serviceInterests,
    companyPeople,
    termsAcceptances,
    companyJoinings,
    companyFormerPeople,
    requestWatchers,
    shortlistEntries,
    shortlists,
    problemReports,
    savedSearches,
    launchMailStops,
    finderVisits,
    ownMarkets,
    openedListings,
    demandMarks,
    idempotencyKeys,
  ]) {
    await db.delete(table).where(eq(table.personId, person.id));
  }
  // What a company shares stays its own.
  await db
    .delete(offerScenarios)
    .where(and(eq(offerScenarios.personId, person.id), isNull(offerScenarios.companyId)));
  // What colleagues share is theirs too, as the requests are.
  await db.delete(briefs).where(and(eq(briefs.personId, person.id), isNull(briefs.companyId)));
  // Anyone may write under any address: only a proven one says whose messages these are.
  if (person.emailVerifiedAt !== null) await db.delete(contacts).where(eq(contacts.email, person.email));
  await db.delete(outgoingMails).where(eq(outgoingMails.recipient, person.email));
  // Mails to others name the person; those that have left are only copies.
  await db
    .update(outgoingMails)
    .set({ text: '', html: '' })
    .where(
      and(
        isNotNull(outgoingMails.sentAt),
        or(names(person.email), tellsOfRequestOf(person), tellsOfListingOf(person)),
      ),
    );
}

function names(text: string) {
  return sql`position(${text} in ${outgoingMails.text}) > 0`;
}

/** Mails about a request that the person made, wrote in, moved or had approved, and that call them by name. */
function tellsOfRequestOf({ id, name }: Person) {
  const reference = sql`split_part(${outgoingMails.subject}, ':', 1)`;
  return and(
    names(name),
    sql`${reference} in (
      select ${requests.reference} from ${requests} where ${requests.personId} = ${id}
        or ${requests.id} in (select ${requestEvents.requestId} from ${requestEvents} where ${requestEvents.personId} = ${id})
        or ${requests.id} in (select ${requestMessages.requestId} from ${requestMessages} where ${requestMessages.personId} = ${id})
        or ${requests.id} in (select ${approvalAsks.requestId} from ${approvalAsks} where ${approvalAsks.personId} = ${id})
        or ${requests.id} in (select ${signingApprovals.requestId} from ${signingApprovals} where ${signingApprovals.personId} = ${id}))`,
  );
}

/** Mails about a listing of which the person asked something, and that call them by name. The trail outlives a draft. */
function tellsOfListingOf({ id, name }: Person) {
  const code = sql`split_part(${outgoingMails.subject}, ':', 1)`;
  return and(
    names(name),
    sql`${code} in (
      select split_part(${auditTrail.subject}, ':', 2) from ${auditTrail}
      where ${auditTrail.actorId} = ${id} and ${auditTrail.action} in ('send-for-review', 'propose-edit'))`,
  );
}

async function anonymise(db: Queryable, person: Person): Promise<void> {
  await db
    .update(people)
    .set({
      email: `former-member-${person.id}@deleted.invalid`,
      name: 'Former member',
      organisation: '',
      phone: '',
      passwordHash: null,
      emailVerifiedAt: null,
      disabledAt: sql`now()`,
    })
    .where(eq(people.id, person.id));
}
