import { asc, desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { findPersonById, type Person } from '#domains/accounts/server/queries.ts';
import { listSessions, type SessionIdle } from '#domains/accounts/server/sign-in/sessions.ts';
import { identities, passkeys } from '#domains/accounts/server/tables.ts';
import { savedSearches } from '#domains/collections/server/saved-searches/tables.ts';
import { shortlistEntries } from '#domains/collections/server/shortlist/tables.ts';
import { companies, companyPeople } from '#domains/companies/server/tables.ts';
import { dossiers } from '#domains/dossiers/server/tables.ts';
import { finderVisits } from '#domains/finder/server/visits/tables.ts';
import { listingEdits, listingImports } from '#domains/listings/server/tables.ts';
import {
  feeEntries,
  requestEvents,
  requestFiles,
  requestMessages,
  requests,
  termSheets,
} from '#domains/requests/server/tables.ts';
import { contacts } from '#domains/site/server/contacts/tables.ts';
import { problemReports } from '#domains/site/server/problems/tables.ts';
import { serviceInterests } from '#domains/site/server/services/tables.ts';
import { auditTrail } from '#platform/server/audit/tables.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { sendAttachment } from '#platform/server/files/attachment.ts';
import { asExport } from '#platform/server/heavy/exports.ts';
import { implement } from '#platform/server/http/calls.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { outgoingMails } from '#platform/server/mail/tables.ts';
import type { Parts } from '#platform/server/parts.ts';

export type ExportParts = Pick<Parts, 'db' | 'sessionIdle'>;

/** Everything kept about one, in a file that a person can read and a machine can too (§15.12). */
export function exportRoutes(app: FastifyInstance, { db, sessionIdle }: ExportParts): void {
  implement(app, 'GET /api/account/export', ({ viewer, reply }) =>
    asExport({ viewer, reply }, async () => {
      const content = await db.transaction((tx) => gather(tx, viewer, sessionIdle), {
        isolationLevel: 'repeatable read',
        accessMode: 'read only',
      });
      const file = { name: 'dosebridge-account.json', mediaType: 'application/json; charset=utf-8' };
      return sendAttachment(reply, file, JSON.stringify(content, null, 2));
    }),
  );
}

async function gather(db: Queryable, viewer: Viewer, sessionIdle: SessionIdle) {
  const person = await findPersonById(db, viewer.personId);
  return {
    exportedAt: new Date().toISOString(),
    account: {
      email: person.email,
      name: person.name,
      organisation: person.organisation,
      phone: person.phone,
      role: person.role,
      emailVerifiedAt: person.emailVerifiedAt,
      createdAt: person.createdAt,
    },
    sessions: await listSessions(db, viewer, sessionIdle),
    passkeys: await db
      .select({ name: passkeys.name, createdAt: passkeys.createdAt, lastUsedAt: passkeys.lastUsedAt })
      .from(passkeys)
      .where(eq(passkeys.personId, viewer.personId)),
    providersOfSignIns: await db
      .select({ issuer: identities.issuer, subject: identities.subject, since: identities.createdAt })
      .from(identities)
      .where(eq(identities.personId, viewer.personId)),
    company: await db
      .select({ name: companies.name, since: companyPeople.since })
      .from(companyPeople)
      .innerJoin(companies, eq(companies.id, companyPeople.companyId))
      .where(eq(companyPeople.personId, viewer.personId)),
    requests: await gatherRequests(db, viewer),
    threads: await gatherThreads(db, viewer),
    proposedListingChanges: await db
      .select({ kind: listingEdits.kind, changes: listingEdits.changes, at: listingEdits.proposedAt })
      .from(listingEdits)
      .where(eq(listingEdits.proposedBy, viewer.personId)),
    importedSheets: await db
      .select({ kind: listingImports.kind, fileName: listingImports.fileName, at: listingImports.createdAt })
      .from(listingImports)
      .where(eq(listingImports.personId, viewer.personId)),
    serviceInterests: await db
      .select({ service: serviceInterests.service, since: serviceInterests.since })
      .from(serviceInterests)
      .where(eq(serviceInterests.personId, viewer.personId)),
    shortlist: await db
      .select({ dossier: dossiers.code, note: shortlistEntries.note, addedAt: shortlistEntries.addedAt })
      .from(shortlistEntries)
      .innerJoin(dossiers, eq(dossiers.id, shortlistEntries.dossierId))
      .where(eq(shortlistEntries.personId, viewer.personId)),
    savedSearches: await db
      .select({
        finder: savedSearches.kind,
        name: savedSearches.name,
        address: savedSearches.address,
        alert: savedSearches.alert,
        createdAt: savedSearches.createdAt,
      })
      .from(savedSearches)
      .where(eq(savedSearches.personId, viewer.personId)),
    finderVisits: await db
      .select({
        finder: finderVisits.kind,
        latestAt: finderVisits.latestAt,
        previousAt: finderVisits.previousAt,
      })
      .from(finderVisits)
      .where(eq(finderVisits.personId, viewer.personId)),
    messagesToTheDesk: await gatherMessages(db, person),
    problemReports: await db
      .select({
        issue: problemReports.issue,
        description: problemReports.description,
        page: problemReports.page,
        at: problemReports.createdAt,
      })
      .from(problemReports)
      .where(eq(problemReports.personId, viewer.personId)),
    mails: await db
      .select({ subject: outgoingMails.subject, at: outgoingMails.createdAt })
      .from(outgoingMails)
      .where(eq(outgoingMails.recipient, person.email))
      .orderBy(desc(outgoingMails.id)),
    activity: await db
      .select({ at: auditTrail.at, action: auditTrail.action, subject: auditTrail.subject })
      .from(auditTrail)
      .where(eq(auditTrail.actorId, viewer.personId))
      .orderBy(desc(auditTrail.id)),
  };
}

async function gatherRequests(db: Queryable, viewer: Viewer) {
  const own = await db
    .select()
    .from(requests)
    .where(eq(requests.personId, viewer.personId))
    .orderBy(asc(requests.id));
  return Promise.all(
    own.map(async ({ id, reference, kind, state, answers, consent, createdAt }) => ({
      reference,
      kind,
      state,
      answers,
      consent,
      submittedAt: createdAt,
      files: await db
        .select({
          box: requestFiles.box,
          name: requestFiles.name,
          bytes: requestFiles.bytes,
          sha256: requestFiles.sha256,
        })
        .from(requestFiles)
        .where(eq(requestFiles.requestId, id)),
      timeline: await db
        .select({ at: requestEvents.at, what: requestEvents.what })
        .from(requestEvents)
        .where(eq(requestEvents.requestId, id)),
    })),
  );
}

/** What the person wrote and did in the threads of requests, their own and others'. */
async function gatherThreads(db: Queryable, { personId }: Viewer) {
  const { reference } = requests;
  return {
    messages: await db
      .select({ reference, at: requestMessages.at, text: requestMessages.text })
      .from(requestMessages)
      .innerJoin(requests, eq(requests.id, requestMessages.requestId))
      .where(eq(requestMessages.personId, personId))
      .orderBy(asc(requestMessages.id)),
    moves: await db
      .select({ reference, at: requestEvents.at, what: requestEvents.what, note: requestEvents.note })
      .from(requestEvents)
      .innerJoin(requests, eq(requests.id, requestEvents.requestId))
      .where(eq(requestEvents.personId, personId))
      .orderBy(asc(requestEvents.id)),
    files: await db
      .select({ reference, name: requestFiles.name, sha256: requestFiles.sha256, at: requestFiles.addedAt })
      .from(requestFiles)
      .innerJoin(requests, eq(requests.id, requestFiles.requestId))
      .where(eq(requestFiles.uploadedBy, personId))
      .orderBy(asc(requestFiles.id)),
    fees: await db
      .select({ reference, kind: feeEntries.kind, note: feeEntries.note, at: feeEntries.recordedAt })
      .from(feeEntries)
      .innerJoin(requests, eq(requests.id, feeEntries.requestId))
      .where(eq(feeEntries.recordedBy, personId))
      .orderBy(asc(feeEntries.id)),
    termSheets: await db
      .select({ reference, version: termSheets.version, at: termSheets.issuedAt, terms: termSheets.terms })
      .from(termSheets)
      .innerJoin(requests, eq(requests.id, termSheets.requestId))
      .where(eq(termSheets.issuedBy, personId))
      .orderBy(asc(termSheets.id)),
  };
}

/** Written without signing in: only a proven address says that they are this person's. */
async function gatherMessages(db: Queryable, person: Person) {
  if (person.emailVerifiedAt === null) return [];
  return db
    .select({
      name: contacts.name,
      phone: contacts.phone,
      topic: contacts.topic,
      message: contacts.message,
      at: contacts.createdAt,
    })
    .from(contacts)
    .where(eq(contacts.email, person.email));
}
