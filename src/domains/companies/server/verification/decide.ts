import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { audit } from '#platform/server/audit/audit.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { AppError, invalid } from '#platform/server/http/errors.ts';
import type { Parts } from '#platform/server/parts.ts';
import { type EvidenceSeen, seenOf } from '../../contract/verification-words.ts';
import { lockCompany } from '../people/membership.ts';
import { mailAdministrators } from '../people/queries.ts';
import { companies } from '../tables.ts';
import { returnedMail, verifiedMail } from './mails.ts';
import { companyStatements } from './tables.ts';

type Telling = Pick<Parts, 'jobs' | 'publicUrl'>;
type Decision = { companyId: number; statementId: number; by: number };

type Return = { state: 'waiting' | 'verified'; reason: string };

/** The desk's word: what it saw of a company. Throws AppError. */
export async function verifyCompany(
  { jobs, publicUrl }: Telling,
  tx: Queryable,
  { companyId, statementId, by, seen }: Decision & { seen: readonly EvidenceSeen[] },
): Promise<string> {
  const { company, statement } = await lockStatement(tx, companyId, statementId);
  if (statement.state !== 'waiting') throw decided();
  if (statement.name !== company.name) throw renamed(statement.name, company.name);
  const known = seenOf(statement.licence).filter((one) => seen.includes(one));
  if (known.length < new Set(seen).size) {
    throw invalid([{ path: 'seen', message: 'That is a licence which the company has not stated' }]);
  }
  await tx
    .update(companyStatements)
    .set({ state: 'verified', seen: known, decidedBy: by, decidedAt: sql`now()` })
    .where(eq(companyStatements.id, statement.id));
  await tx
    .update(companies)
    .set({ verification: 'verified', verifiedAt: sql`now()`, verifiedSeen: known })
    .where(eq(companies.id, company.id));
  await audit(tx, by, 'verify-company', `company:${company.id}`, { statement: statement.id, seen: known });
  const told = { companyId: company.id, company: company.name, publicUrl, seen: known };
  await mailAdministrators(tx, jobs, company.id, (to) => verifiedMail(to, told));
  return `${company.name} is verified`;
}

/**
 * Sends a statement back, or takes back the mark that stands by it: what `state` says was looked at, and nothing else. A mark
 * that an earlier one earned stays.
 */
export async function returnStatement(
  { jobs, publicUrl }: Telling,
  tx: Queryable,
  { companyId, statementId, by, state, reason }: Decision & Return,
): Promise<string> {
  const { company, statement, waits } = await lockStatement(tx, companyId, statementId);
  if (statement.state !== state) throw decided();
  const wasVerified = state === 'verified';
  await tx
    .update(companyStatements)
    .set({ state: 'returned', reason, decidedBy: by, decidedAt: sql`now()` })
    .where(eq(companyStatements.id, statement.id));
  const withoutMark = { verifiedAt: null, verifiedSeen: [] };
  const now = wasVerified
    ? { verification: waits ? ('waiting' as const) : ('returned' as const), ...withoutMark }
    : { verification: company.verifiedAt === null ? ('returned' as const) : ('verified' as const) };
  await tx.update(companies).set(now).where(eq(companies.id, company.id));
  await audit(tx, by, 'return-statement', `company:${company.id}`, { statement: statement.id, reason });
  const told = { companyId: company.id, company: company.name, publicUrl, reason, wasVerified };
  await mailAdministrators(tx, jobs, company.id, (to) => returnedMail(to, told));
  return wasVerified
    ? `${company.name} is verified no more`
    : `The statement of ${company.name} is sent back`;
}

/** Takes back the mark that stands, if one does: another name or headquarters is none that the desk has looked at. */
export async function dropMark(
  parts: Telling,
  tx: Queryable,
  { companyId, by, reason }: Omit<Decision, 'statementId'> & Pick<Return, 'reason'>,
): Promise<void> {
  const { company, ofMark } = await lockStatements(tx, companyId);
  if (ofMark === undefined) return;
  const taken = { companyId: company.id, statementId: ofMark.id, by, state: 'verified', reason } as const;
  await returnStatement(parts, tx, taken);
}

/** The statement that waits, or the one by which the mark stands, held with its company. */
async function lockStatement(tx: Queryable, companyId: number, statementId: number) {
  const { company, waiting, ofMark } = await lockStatements(tx, companyId);
  const statement = [waiting, ofMark].find((one) => one?.id === statementId);
  if (statement === undefined) throw decided();
  return { company, statement, waits: waiting !== undefined };
}

async function lockStatements(tx: Queryable, companyId: number) {
  const company = await lockCompany(tx, companyId);
  const rows = await tx
    .select()
    .from(companyStatements)
    .where(and(eq(companyStatements.companyId, company.id), ne(companyStatements.state, 'returned')))
    .orderBy(desc(companyStatements.id));
  const waiting = rows.find(({ state }) => state === 'waiting');
  const ofMark = company.verifiedAt === null ? undefined : rows.find(({ state }) => state === 'verified');
  return { company, waiting, ofMark };
}

function renamed(stated: string, name: string): AppError {
  return new AppError(
    'conflict',
    `This was stated of ${stated}, which is called ${name} meanwhile. Send it back, or give the company its name back first.`,
  );
}

function decided(): AppError {
  return new AppError(
    'conflict',
    'This statement was taken back, replaced or decided meanwhile. Load the page, and look at it.',
  );
}
