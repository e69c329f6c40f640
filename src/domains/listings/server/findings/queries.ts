import { and, asc, count, eq, inArray, notExists, notInArray, or, sql } from 'drizzle-orm';
import { people } from '#domains/accounts/server/tables.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { type KeptFinding, rulesOf } from './rules.ts';
import { listingFindings } from './tables.ts';

/** What is kept of a dossier's findings, with who gave each reason. */
export function listFindings(db: Queryable, dossierId: number) {
  return db
    .select({
      rule: listingFindings.rule,
      words: listingFindings.words,
      about: listingFindings.about,
      reason: listingFindings.reason,
      reasonBy: listingFindings.reasonBy,
      reasonAt: listingFindings.reasonAt,
      by: people.name,
    })
    .from(listingFindings)
    .leftJoin(people, eq(people.id, listingFindings.reasonBy))
    .where(eq(listingFindings.dossierId, dossierId))
    .orderBy(asc(listingFindings.id));
}
export type FindingRow = Awaited<ReturnType<typeof listFindings>>[number];

/** Keeps what was found of a dossier, and nothing else of it. What is found again stands since it was found first. */
export async function keepFindings(
  db: Queryable,
  dossierId: number,
  findings: readonly KeptFinding[],
): Promise<void> {
  const rules = findings.map(({ rule }) => rule);
  await db
    .delete(listingFindings)
    .where(and(eq(listingFindings.dossierId, dossierId), notInArray(listingFindings.rule, rules)));
  if (findings.length === 0) return;
  await db
    .insert(listingFindings)
    .values(
      findings.map(({ rule, words, about, reason, reasonBy, reasonAt }) => ({
        ...{ dossierId, rule, words, about, reason, reasonBy, reasonAt },
      })),
    )
    .onConflictDoUpdate({
      target: [listingFindings.dossierId, listingFindings.rule],
      set: {
        ...{ words: sql`excluded.words`, about: sql`excluded.about`, reason: sql`excluded.reason` },
        ...{ reasonBy: sql`excluded.reason_by`, reasonAt: sql`excluded.reason_at` },
        foundAt: sql`case when ${listingFindings.words} = excluded.words then ${listingFindings.foundAt} else now() end`,
      },
    });
}

/** What is asked of a dossier is open again, but for what somebody of the desk answered. */
export async function dropReasonsOfOwners(db: Queryable, dossierId: number): Promise<void> {
  const ofDesk = db
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.id, listingFindings.reasonBy), eq(people.role, 'admin')));
  await db
    .update(listingFindings)
    .set({ reason: '', reasonBy: null, reasonAt: null })
    .where(and(eq(listingFindings.dossierId, dossierId), notExists(ofDesk)));
}

/** How many findings stand between each of these dossiers and a review: what cannot be, and questions without a reason. */
export async function countOpenFindings(
  db: Queryable,
  dossierIds: readonly number[],
): Promise<Map<number, number>> {
  const { rule, reason, dossierId } = listingFindings;
  const isOpen = or(inArray(rule, rulesOf('block')), and(inArray(rule, rulesOf('ask')), eq(reason, '')));
  const rows = await db
    .select({ dossierId, open: count() })
    .from(listingFindings)
    .where(and(inArray(dossierId, [...dossierIds]), isOpen))
    .groupBy(dossierId);
  return new Map(rows.map((row) => [row.dossierId, row.open]));
}

/** How many dossiers each rule has something against, and of how many nobody has said why. */
export function countFindings(db: Queryable) {
  return db
    .select({
      rule: listingFindings.rule,
      count: count(),
      unexplained: sql<number>`(count(*) filter (where ${listingFindings.reason} = ''))::int`,
    })
    .from(listingFindings)
    .groupBy(listingFindings.rule);
}
