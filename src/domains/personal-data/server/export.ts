import { and, asc, desc, eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import {
  operatorSettings,
  operatorVersions,
  termsAcceptances,
} from '#domains/accounts/server/operator/tables.ts';
import { findPersonById, type Person } from '#domains/accounts/server/queries.ts';
import { listSessions, type SessionIdle } from '#domains/accounts/server/sign-in/sessions.ts';
import { identities, passkeys, people } from '#domains/accounts/server/tables.ts';
import { briefs } from '#domains/briefs/server/tables.ts';
import type { ListingKind } from '#domains/catalogue/contract/listing-kinds.ts';
import { savedSearches } from '#domains/collections/server/saved-searches/tables.ts';
import { isSeen } from '#domains/collections/server/shortlist/lists.ts';
import {
  shortlistEntries,
  shortlistItems,
  shortlists,
} from '#domains/collections/server/shortlist/tables.ts';
import { launchMailStops } from '#domains/collections/server/window-news/tables.ts';
import { companyAbsences } from '#domains/companies/server/absences/tables.ts';
import { companyJoinings } from '#domains/companies/server/domains/tables.ts';
import { companyInvitations } from '#domains/companies/server/invitations/tables.ts';
import { companies, companyFormerPeople, companyPeople } from '#domains/companies/server/tables.ts';
import { companyDocuments, companyStatements } from '#domains/companies/server/verification/tables.ts';
import { ownMarkets } from '#domains/dossiers/server/market-fit/tables.ts';
import { registerUploads } from '#domains/dossiers/server/register-uploads/tables.ts';
import { settlements } from '#domains/dossiers/server/settlements/tables.ts';
import { dossiers } from '#domains/dossiers/server/tables.ts';
import { evidenceClaims } from '#domains/evidence/server/tables.ts';
import { finderVisits } from '#domains/finder/server/visits/tables.ts';
import { openedListings } from '#domains/listings/server/demand/tables.ts';
import { listingFindings } from '#domains/listings/server/findings/tables.ts';
import { ownSheets } from '#domains/listings/server/own-sheets/kept/tables.ts';
import { listingEdits, listingImports } from '#domains/listings/server/tables.ts';
import { isSeen as isSeenScenario } from '#domains/offers/server/scenarios.ts';
import { offerScenarios } from '#domains/offers/server/tables.ts';
import { findReadable } from '#domains/requests/server/parties/find.ts';
import { isReadableFile } from '#domains/requests/server/parties/participants.ts';
import {
  approvalAsks,
  signatures,
  signingApprovals,
  signingLimits,
} from '#domains/requests/server/signing/tables.ts';
import {
  counterTerms,
  feeEntries,
  requestEvents,
  requestFiles,
  requestMessages,
  requests,
  termSheets,
} from '#domains/requests/server/tables.ts';
import { requestWatchers } from '#domains/requests/server/watching/tables.ts';
import { contacts } from '#domains/site/server/contacts/tables.ts';
import { problemReports } from '#domains/site/server/problems/tables.ts';
import { serviceInterests } from '#domains/site/server/services/tables.ts';
import { plants } from '#domains/suppliers/server/tables.ts';
import { auditTrail } from '#platform/server/audit/tables.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { dayIn } from '#platform/server/day-in.ts';
import { sendAttachment } from '#platform/server/files/attachment.ts';
import { asExport } from '#platform/server/heavy/exports.ts';
import { implement } from '#platform/server/http/calls.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { outgoingMails } from '#platform/server/mail/tables.ts';
import type { Parts } from '#platform/server/parts.ts';

/** Everything kept about one, in a file that a person can read and a machine can too (§15.12). */
export function exportRoutes(
  app: FastifyInstance,
  { db, sessionIdle, deskTimeZone }: Pick<Parts, 'db' | 'sessionIdle' | 'deskTimeZone'>,
): void {
  implement(app, 'GET /api/account/export', ({ viewer, reply }) =>
    asExport({ viewer, reply }, async () => {
      const content = await db.transaction((tx) => gather(tx, viewer, { sessionIdle, deskTimeZone }), {
        isolationLevel: 'repeatable read',
        accessMode: 'read only',
      });
      const file = { name: 'dosebridge-account.json', mediaType: 'application/json; charset=utf-8' };
      return sendAttachment(reply, file, JSON.stringify(content, null, 2));
    }),
  );
}

async function gather(
  db: Queryable,
  viewer: Viewer,
  { sessionIdle, deskTimeZone }: { sessionIdle: SessionIdle; deskTimeZone: string },
) {
  const person = await findPersonById(db, viewer.personId);
  const { email, name, organisation, phone, role, emailVerifiedAt, createdAt } = person;
  /** These columns of the rows in which a column of theirs names the person. */
  const own = (column: PgColumn, columns: Record<string, PgColumn | SQL>) =>
    db.select(columns).from(column.table).where(eq(column, person.id)).$dynamic();
  return {
    exportedAt: new Date().toISOString(),
    account: { email, name, organisation, phone, role, emailVerifiedAt, createdAt },
    sessions: await listSessions(db, viewer, sessionIdle),
    passkeys: await own(passkeys.personId, pick(passkeys, 'name', 'createdAt', 'lastUsedAt')),
    providersOfSignIns: await own(identities.personId, {
      ...pick(identities, 'issuer', 'subject'),
      since: identities.createdAt,
    }),
    company: await own(companyPeople.personId, {
      name: companies.name,
      ...pick(companyPeople, 'role', 'since'),
    }).innerJoin(companies, eq(companies.id, companyPeople.companyId)),
    roleChanges: await gatherRoles(db, viewer),
    outOfOffice: await own(companyAbsences.personId, {
      company: companies.name,
      ...pick(companyAbsences, 'fromDay', 'untilDay'),
      deputy: people.name,
    })
      .innerJoin(companies, eq(companies.id, companyAbsences.companyId))
      .innerJoin(people, eq(people.id, companyAbsences.deputyId)),
    answersFor: await own(companyAbsences.deputyId, {
      company: companies.name,
      ...pick(companyAbsences, 'fromDay', 'untilDay'),
      for: people.name,
    })
      .innerJoin(companies, eq(companies.id, companyAbsences.companyId))
      .innerJoin(people, eq(people.id, companyAbsences.personId)),
    watchedRequests: await own(requestWatchers.personId, {
      request: requests.reference,
      ...pick(requestWatchers, 'since'),
    }).innerJoin(requests, eq(requests.id, requestWatchers.requestId)),
    companyStatements: await own(companyStatements.statedBy, {
      company: companies.name,
      ...pick(
        companyStatements,
        'country',
        'registerNumber',
        'address',
        'licence',
        'authority',
        'licenceNumber',
      ),
      at: companyStatements.statedAt,
    }).innerJoin(companies, eq(companies.id, companyStatements.companyId)),
    companyDocuments: await own(companyDocuments.uploadedBy, {
      ...pick(companyDocuments, 'name', 'sha256'),
      at: companyDocuments.addedAt,
    }),
    formerCompanies: await own(companyFormerPeople.personId, {
      company: companies.name,
      ...pick(companyFormerPeople, 'since'),
    }).innerJoin(companies, eq(companies.id, companyFormerPeople.companyId)),
    askedToJoin: await own(companyJoinings.personId, {
      company: companies.name,
      ...pick(companyJoinings, 'askedAt'),
    }).innerJoin(companies, eq(companies.id, companyJoinings.companyId)),
    companyInvitations:
      emailVerifiedAt === null
        ? []
        : await db
            .select({
              company: companies.name,
              role: companyInvitations.role,
              at: companyInvitations.createdAt,
            })
            .from(companyInvitations)
            .innerJoin(companies, eq(companies.id, companyInvitations.companyId))
            .where(eq(companyInvitations.email, email)),
    // The address that was invited is another's.
    invitationsSent: await own(companyInvitations.invitedBy, {
      company: companies.name,
      role: companyInvitations.role,
      at: companyInvitations.createdAt,
      until: companyInvitations.expiresAt,
    }).innerJoin(companies, eq(companies.id, companyInvitations.companyId)),
    signingLimits: await own(signingLimits.personId, {
      company: companies.name,
      ...pick(signingLimits, 'currency', 'amount'),
    }).innerJoin(companies, eq(companies.id, signingLimits.companyId)),
    requests: await gatherRequests(db, viewer),
    threads: await gatherThreads(db, viewer),
    proposedListingChanges: await own(listingEdits.proposedBy, {
      ...pick(listingEdits, 'kind', 'asks', 'changes', 'findings'),
      at: listingEdits.proposedAt,
    }),
    reasonsGiven: await own(listingFindings.reasonBy, {
      dossier: dossiers.code,
      ...pick(listingFindings, 'words', 'reason'),
      at: listingFindings.reasonAt,
    }).innerJoin(dossiers, eq(dossiers.id, listingFindings.dossierId)),
    enteredSettlements: await own(settlements.enteredBy, {
      dossier: dossiers.code,
      ...pick(settlements, 'market', 'day', 'parties', 'source'),
      at: settlements.enteredAt,
    }).innerJoin(dossiers, eq(dossiers.id, settlements.dossierId)),
    statedClaims: await own(evidenceClaims.statedBy, {
      dossier: dossiers.code,
      supplier: plants.code,
      ...pick(
        evidenceClaims,
        'kind',
        'authority',
        'number',
        'holder',
        'substance',
        'site',
        'scope',
        'source',
      ),
      at: evidenceClaims.statedAt,
    })
      .leftJoin(dossiers, eq(dossiers.id, evidenceClaims.dossierId))
      .leftJoin(plants, eq(plants.id, evidenceClaims.plantId)),
    importedSheets: await own(listingImports.personId, {
      ...pick(listingImports, 'kind', 'fileName'),
      at: listingImports.createdAt,
    }),
    ownSheets: await own(ownSheets.personId, {
      ...pick(ownSheets, 'fileName'),
      at: ownSheets.createdAt,
    }),
    broughtRegisters: await own(registerUploads.personId, {
      ...pick(registerUploads, 'fileName'),
      at: registerUploads.sentAt,
    }),
    termsOnRegistration: await findTermsOnRegistration(db, person, deskTimeZone),
    termsAccepted: await own(termsAcceptances.personId, pick(termsAcceptances, 'version', 'acceptedAt')),
    operatorVersions: await own(operatorVersions.savedBy, pick(operatorVersions, 'version', 'savedAt')),
    operatorSettings: await own(operatorSettings.savedBy, pick(operatorSettings, 'version', 'savedAt')),
    serviceInterests: await own(serviceInterests.personId, pick(serviceInterests, 'service', 'since')),
    shortlist: await own(shortlistEntries.personId, {
      dossier: dossiers.code,
      ...pick(shortlistEntries, 'note', 'addedAt'),
    }).innerJoin(dossiers, eq(dossiers.id, shortlistEntries.dossierId)),
    offerScenarios: await gatherScenarios(db, viewer),
    shortlists: await own(shortlists.personId, {
      ...pick(shortlists, 'name', 'createdAt'),
      sharedWith: companies.name,
    }).leftJoin(companies, eq(companies.id, shortlists.companyId)),
    onShortlists: await own(shortlistItems.addedBy, {
      // What a colleague's list is called is told as long as it is seen.
      list: sql`case when ${isSeen(db, viewer)} then ${shortlists.name} end`,
      dossier: dossiers.code,
      addedAt: shortlistItems.addedAt,
    })
      .innerJoin(shortlists, eq(shortlists.id, shortlistItems.listId))
      .innerJoin(dossiers, eq(dossiers.id, shortlistItems.dossierId)),
    notesOnShortlists: await own(shortlistItems.noteBy, {
      dossier: dossiers.code,
      note: shortlistItems.note,
    }).innerJoin(dossiers, eq(dossiers.id, shortlistItems.dossierId)),
    briefs: await own(briefs.personId, pick(briefs, 'title', 'firstYear', 'currency', 'lines', 'createdAt')),
    savedSearches: await own(savedSearches.personId, {
      finder: savedSearches.kind,
      ...pick(savedSearches, 'name', 'address', 'alert', 'createdAt'),
      sharedWith: companies.name,
    }).leftJoin(companies, eq(companies.id, savedSearches.companyId)),
    launchMailsStopped: await own(launchMailStops.personId, pick(launchMailStops, 'stoppedAt')),
    finderVisits: await own(finderVisits.personId, {
      finder: finderVisits.kind,
      ...pick(finderVisits, 'latestAt', 'previousAt'),
    }),
    ownMarkets: await own(ownMarkets.personId, pick(ownMarkets, 'markets')),
    openedListings: await own(openedListings.personId, {
      dossier: dossiers.code,
      supplier: plants.code,
      ...pick(openedListings, 'openedAt'),
    })
      .leftJoin(dossiers, isOf('dossier', dossiers.id))
      .leftJoin(plants, isOf('supplier', plants.id)),
    messagesToTheDesk: await gatherMessages(db, person),
    problemReports: await own(problemReports.personId, {
      ...pick(problemReports, 'issue', 'description', 'page'),
      at: problemReports.createdAt,
    }),
    mails: await db
      .select({ subject: outgoingMails.subject, at: outgoingMails.createdAt })
      .from(outgoingMails)
      .where(eq(outgoingMails.recipient, email))
      .orderBy(desc(outgoingMails.id)),
    activity: await own(auditTrail.actorId, pick(auditTrail, 'at', 'action', 'subject')).orderBy(
      desc(auditTrail.id),
    ),
  };
}

/** The listing that was opened, in the table of its kind. */
function isOf(kind: ListingKind, id: PgColumn) {
  return and(eq(openedListings.kind, kind), eq(openedListings.listingId, id));
}

function pick<Name extends string>(table: Record<Name, PgColumn>, ...names: Name[]): Record<Name, PgColumn> {
  return Object.fromEntries(names.map((name) => [name, table[name]])) as Record<Name, PgColumn>;
}

/** What one became in companies, and was no more, by whomever's hand. */
async function gatherRoles(db: Queryable, { personId }: Viewer) {
  const { at, action, subject, detail } = auditTrail;
  const belonged = db
    .select({ companyId: companyPeople.companyId })
    .from(companyPeople)
    .where(eq(companyPeople.personId, personId))
    .union(
      db
        .select({ companyId: companyFormerPeople.companyId })
        .from(companyFormerPeople)
        .where(eq(companyFormerPeople.personId, personId)),
    )
    .as('belonged');
  return db
    .select({
      ...{ at, company: companies.name, what: action },
      role: sql`${detail} ->> 'role'`,
      was: sql`${detail} ->> 'was'`,
    })
    .from(belonged)
    .innerJoin(companies, eq(companies.id, belonged.companyId))
    .innerJoin(auditTrail, eq(subject, sql`'company:' || ${companies.id}`))
    .where(
      and(
        inArray(action, ['grant-membership', 'change-membership', 'revoke-membership', 'leave-company']),
        sql`${detail} ->> 'person' = ${String(personId)}`,
      ),
    )
    .orderBy(asc(auditTrail.id));
}

/** Of a scenario that one sees no more, what one kept oneself: what colleagues made of it since is their company's. */
async function gatherScenarios(db: Queryable, viewer: Viewer) {
  const { name, asked, revision, createdAt, changedAt } = offerScenarios;
  const told = (column: PgColumn, isOwn: SQL) => sql`case when ${isOwn} then ${column} end`;
  const isTold = sql`(${isSeenScenario(viewer)} or ${revision} = 1)`;
  return db
    .select({
      ...{ name: told(name, isTold), asked: told(asked, isTold), createdAt },
      ...{ changedAt: told(changedAt, isTold), sharedWith: companies.name },
    })
    .from(offerScenarios)
    .leftJoin(companies, eq(companies.id, offerScenarios.companyId))
    .where(eq(offerScenarios.personId, viewer.personId))
    .orderBy(asc(offerScenarios.id));
}

/** The version of the terms that stood there as somebody registered, which they accepted by it (§15.16); null where none did. */
async function findTermsOnRegistration(
  db: Queryable,
  { createdAt }: Person,
  timeZone: string,
): Promise<number | null> {
  const { version, inForceFrom, savedAt } = operatorVersions;
  const [stood] = await db
    .select({ version })
    .from(operatorVersions)
    .where(and(lte(inForceFrom, dayIn(timeZone, createdAt)), lte(savedAt, createdAt)))
    .orderBy(desc(version))
    .limit(1);
  return stood?.version ?? null;
}

/** Of a request that one reads no more (§10.3), what one sent and did oneself: how it went on is its company's. */
async function gatherRequests(db: Queryable, viewer: Viewer) {
  const own = await db
    .select()
    .from(requests)
    .where(eq(requests.personId, viewer.personId))
    .orderBy(asc(requests.id));
  const read = await findReadable(db, viewer, own);
  const gathered = [];
  // One after the other: all of it is read on one connection.
  for (const { id, reference, kind, state, answers, consent, createdAt } of own) {
    const isRead = read.has(id);
    const isTheirFile = isRead ? isReadableFile(viewer) : eq(requestFiles.uploadedBy, viewer.personId);
    const isTheirEvent = isRead ? undefined : eq(requestEvents.personId, viewer.personId);
    gathered.push({
      reference,
      kind,
      state: isRead ? state : null,
      answers,
      consent,
      submittedAt: createdAt,
      files: await db
        .select(pick(requestFiles, 'box', 'name', 'bytes', 'sha256'))
        .from(requestFiles)
        .innerJoin(requests, eq(requests.id, requestFiles.requestId))
        .where(and(eq(requestFiles.requestId, id), isTheirFile)),
      timeline: await db
        .select(pick(requestEvents, 'at', 'what'))
        .from(requestEvents)
        .where(and(eq(requestEvents.requestId, id), isTheirEvent)),
    });
  }
  return gathered;
}

/** What the person wrote and did in the threads of requests, their own and others'. */
async function gatherThreads(db: Queryable, { personId }: Viewer) {
  const { reference } = requests;
  /** These columns of the rows in which a column of theirs names the person, each with its request. */
  const own = (
    table: PgTable & { id: PgColumn; requestId: PgColumn },
    column: PgColumn,
    columns: Record<string, PgColumn>,
  ) =>
    db
      .select({ reference, ...columns })
      .from(table)
      .innerJoin(requests, eq(requests.id, table.requestId))
      .where(eq(column, personId))
      .orderBy(asc(table.id));
  return {
    messages: await own(requestMessages, requestMessages.personId, pick(requestMessages, 'at', 'text')),
    moves: await own(requestEvents, requestEvents.personId, pick(requestEvents, 'at', 'what', 'note')),
    files: await own(requestFiles, requestFiles.uploadedBy, {
      ...pick(requestFiles, 'name', 'sha256'),
      at: requestFiles.addedAt,
    }),
    fees: await own(feeEntries, feeEntries.recordedBy, {
      ...pick(feeEntries, 'kind', 'note'),
      at: feeEntries.recordedAt,
    }),
    termSheets: await own(termSheets, termSheets.issuedBy, {
      ...pick(termSheets, 'version', 'terms'),
      at: termSheets.issuedAt,
    }),
    counters: await db
      .select({ reference, ...pick(counterTerms, 'changes'), ...pick(requestEvents, 'at') })
      .from(counterTerms)
      .innerJoin(requestEvents, eq(requestEvents.id, counterTerms.eventId))
      .innerJoin(requests, eq(requests.id, counterTerms.requestId))
      .where(eq(requestEvents.personId, personId))
      .orderBy(asc(counterTerms.id)),
    signatures: await own(
      signatures,
      signatures.personId,
      pick(signatures, 'version', 'side', 'name', 'title', 'company', 'at', 'address', 'sha256', 'words'),
    ),
    approvals: await own(
      signingApprovals,
      signingApprovals.personId,
      pick(signingApprovals, 'version', 'side', 'at'),
    ),
    approvalsAsked: await own(
      approvalAsks,
      approvalAsks.personId,
      pick(approvalAsks, 'version', 'side', 'at'),
    ),
    approvalsAskedOfMe: await own(
      approvalAsks,
      approvalAsks.approverId,
      pick(approvalAsks, 'version', 'side', 'at'),
    ),
  };
}

/** Written without signing in: only a proven address says that they are this person's. */
async function gatherMessages(db: Queryable, person: Person) {
  if (person.emailVerifiedAt === null) return [];
  return db
    .select({ ...pick(contacts, 'name', 'phone', 'topic', 'message'), at: contacts.createdAt })
    .from(contacts)
    .where(eq(contacts.email, person.email));
}
