import { and, asc, desc, eq } from 'drizzle-orm';
import { people } from '#domains/accounts/server/tables.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { SigningSide } from '../../contract/signing-words.ts';
import { termSheets } from '../tables.ts';
import { approvalAsks, sealedDocuments, signatures, signingApprovals } from './tables.ts';

/** What a request's page tells of its signatures. */
export async function findSigning(db: Queryable, requestId: number) {
  const { version, side, personId, name, title, company, at, sha256 } = signatures;
  const approver = { id: people.id, name: people.name, organisation: people.organisation };
  const [made, approvals, [sealed]] = await Promise.all([
    db
      .select({ version, side, personId, name, title, company, at, sha256 })
      .from(signatures)
      .where(eq(signatures.requestId, requestId))
      .orderBy(asc(signatures.id)),
    db
      .select({ approval: signingApprovals, person: approver })
      .from(signingApprovals)
      .innerJoin(people, eq(people.id, signingApprovals.personId))
      .where(eq(signingApprovals.requestId, requestId))
      .orderBy(asc(signingApprovals.id)),
    db
      .select({
        version: sealedDocuments.version,
        bytes: sealedDocuments.bytes,
        sha256: sealedDocuments.sha256,
        sealedAt: sealedDocuments.sealedAt,
        selfMade: sealedDocuments.isSelfMade,
      })
      .from(sealedDocuments)
      .where(eq(sealedDocuments.requestId, requestId))
      .orderBy(desc(sealedDocuments.version))
      .limit(1),
  ]);
  return { signatures: made, approvals, sealed: sealed ?? null };
}

/** The version that stands, whole; null before the first. */
export async function findLatestSheet(db: Queryable, requestId: number) {
  const [sheet] = await db
    .select()
    .from(termSheets)
    .where(eq(termSheets.requestId, requestId))
    .orderBy(desc(termSheets.version))
    .limit(1);
  return sheet ?? null;
}

export async function findSignature(db: Queryable, requestId: number, version: number, side: SigningSide) {
  const [made] = await db
    .select()
    .from(signatures)
    .where(isOf(signatures, requestId, version, side));
  return made ?? null;
}

export async function findApproval(db: Queryable, requestId: number, version: number, side: SigningSide) {
  const [made] = await db
    .select()
    .from(signingApprovals)
    .where(isOf(signingApprovals, requestId, version, side));
  return made ?? null;
}

/** Whom a person has asked to approve a version, by their ids. */
export async function findAskedBy(db: Queryable, requestId: number, version: number, personId: number) {
  const asks = await db
    .select({ approverId: approvalAsks.approverId })
    .from(approvalAsks)
    .where(
      and(
        eq(approvalAsks.requestId, requestId),
        eq(approvalAsks.version, version),
        eq(approvalAsks.personId, personId),
      ),
    );
  return asks.map(({ approverId }) => approverId);
}

/** Who of a side has asked for the approval of a version, by their ids. */
export async function findAskers(db: Queryable, requestId: number, version: number, side: SigningSide) {
  const asks = await db
    .selectDistinct({ personId: approvalAsks.personId })
    .from(approvalAsks)
    .where(isOf(approvalAsks, requestId, version, side));
  return asks.map(({ personId }) => personId);
}

function isOf(
  table: typeof signatures | typeof signingApprovals | typeof approvalAsks,
  requestId: number,
  version: number,
  side: SigningSide,
) {
  return and(eq(table.requestId, requestId), eq(table.version, version), eq(table.side, side));
}
