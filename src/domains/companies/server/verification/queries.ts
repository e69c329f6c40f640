import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { people } from '#domains/accounts/server/tables.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { checkOf } from '#platform/server/files/scans/check.ts';
import type { CompanyStatement } from '../../contract/company-verification.ts';
import { companyDocuments, companyStatements } from './tables.ts';

const decider = alias(people, 'decider');

/** A company's last statements with their documents, the latest first. */
export async function listStatements(
  db: Queryable,
  companyId: number,
  { limit, scansFiles }: { limit: number; scansFiles: boolean },
): Promise<(CompanyStatement & { decidedBy: string | null })[]> {
  const rows = await db
    .select({ statement: companyStatements, by: people.name, decidedBy: decider.name })
    .from(companyStatements)
    .innerJoin(people, eq(people.id, companyStatements.statedBy))
    .leftJoin(decider, eq(decider.id, companyStatements.decidedBy))
    .where(eq(companyStatements.companyId, companyId))
    .orderBy(desc(companyStatements.id))
    .limit(limit);
  const ids = rows.map(({ statement }) => statement.id);
  const documents = await db
    .select()
    .from(companyDocuments)
    .where(inArray(companyDocuments.statementId, ids))
    .orderBy(asc(companyDocuments.id));
  return rows.map(({ statement, by, decidedBy }) => ({
    ...statement,
    ...{ id: String(statement.id), by, decidedBy },
    statedAt: statement.statedAt.toISOString(),
    decidedAt: statement.decidedAt?.toISOString() ?? null,
    documents: documents
      .filter(({ statementId }) => statementId === statement.id)
      .map(({ id, name, bytes, scan, finding }) => ({
        ...{ id: String(id), name, bytes, finding },
        check: checkOf(scan, scansFiles),
      })),
  }));
}

/** A document of one of a company's statements; null where it has none such. */
export async function findDocument(db: Queryable, companyId: number, id: number) {
  const [found] = await db
    .select({ document: companyDocuments })
    .from(companyDocuments)
    .innerJoin(companyStatements, eq(companyStatements.id, companyDocuments.statementId))
    .where(and(eq(companyDocuments.id, id), eq(companyStatements.companyId, companyId)));
  return found?.document ?? null;
}

/** Takes the statement away that waits, and says where its documents lie; null where none waits. */
export async function dropWaiting(tx: Queryable, companyId: number): Promise<string[] | null> {
  const isWaiting = and(eq(companyStatements.companyId, companyId), eq(companyStatements.state, 'waiting'));
  const [waiting] = await tx.select({ id: companyStatements.id }).from(companyStatements).where(isWaiting);
  if (waiting === undefined) return null;
  const documents = await tx
    .select({ key: companyDocuments.storageKey })
    .from(companyDocuments)
    .where(eq(companyDocuments.statementId, waiting.id));
  await tx.delete(companyStatements).where(eq(companyStatements.id, waiting.id));
  return documents.map(({ key }) => key);
}
