import { and, count, desc, eq, inArray, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { people } from '#domains/accounts/server/tables.ts';
import type { SettlementState } from '#domains/dossiers/contract/settlements/settlement-states.ts';
import type { SettlementFields } from '#domains/dossiers/contract/settlements/settlements.ts';
import { settlements } from '#domains/dossiers/server/settlements/tables.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { listOwners } from '../records.ts';

export type SettlementRow = typeof settlements.$inferSelect;

/** States in which a settlement waits or counts; in the others it has ended. */
const standing: SettlementState[] = ['waiting', 'accepted'];

/** As many that have ended as are shown. */
const mostEnded = 40;

/** The settlements of a dossier that wait or count, and the latest of those that have ended, as far as the viewer reads them. */
export function listOfDossier(db: Queryable, viewer: Viewer, dossierId: number): Promise<SettlementRow[]> {
  const isOf = and(eq(settlements.dossierId, dossierId), readBy(viewer));
  const ended = db
    .select({ id: settlements.id })
    .from(settlements)
    .where(and(isOf, notInArray(settlements.state, standing)))
    .orderBy(desc(settlements.id))
    .limit(mostEnded);
  return db
    .select()
    .from(settlements)
    .where(and(isOf, or(inArray(settlements.state, standing), inArray(settlements.id, ended))))
    .orderBy(desc(settlements.id));
}

/** What ended with a former owner is the desk's alone to read: of those that are withdrawn, it alone has a note. */
function readBy({ role }: Viewer): SQL | undefined {
  return role === 'admin' ? undefined : or(ne(settlements.state, 'withdrawn'), eq(settlements.note, ''));
}

/** A dossier has another owner: what is not accepted was between the desk and the former one, and waits no more. */
export async function endSettlements(
  db: Queryable,
  dossierId: number,
  { personId, note }: { personId: number; note: string },
): Promise<void> {
  await db
    .update(settlements)
    .set({
      state: 'withdrawn',
      decidedBy: sql`coalesce(${settlements.decidedBy}, ${personId})`,
      decidedAt: sql`coalesce(${settlements.decidedAt}, now())`,
      // What the desk said of one stays for the desk.
      note: sql`case when ${settlements.note} = '' then ${note} else ${settlements.note} end`,
    })
    .where(and(eq(settlements.dossierId, dossierId), ne(settlements.state, 'accepted')));
}

/** What waits or counts is withdrawn: the dossier is of another molecule now, and a settlement is one product's. */
export async function withdrawOfFormerProduct(
  db: Queryable,
  dossierId: number,
  personId: number,
): Promise<number[]> {
  const ended = await db
    .update(settlements)
    .set({ state: 'withdrawn', decidedBy: personId, decidedAt: sql`now()` })
    .where(and(eq(settlements.dossierId, dossierId), inArray(settlements.state, standing)))
    .returning({ id: settlements.id });
  return ended.map(({ id }) => id);
}

/** How many wait or count: what has ended leaves room. */
export async function countOfDossier(db: Queryable, dossierId: number): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(settlements)
    .where(and(eq(settlements.dossierId, dossierId), inArray(settlements.state, standing)));
  return row?.count ?? 0;
}

/** Of which dossier it is: that is locked before it. */
export async function findDossierOf(db: Queryable, id: number): Promise<number | null> {
  const [row] = await db
    .select({ dossierId: settlements.dossierId })
    .from(settlements)
    .where(eq(settlements.id, id));
  return row?.dossierId ?? null;
}

/** Locked until the transaction ends: it is decided once. */
export async function lockSettlement(
  db: Queryable,
  id: number,
  dossierId: number,
): Promise<SettlementRow | null> {
  const [row] = await db
    .select()
    .from(settlements)
    .where(and(eq(settlements.id, id), eq(settlements.dossierId, dossierId)))
    .for('update');
  return row ?? null;
}

type Entry = SettlementFields & { dossierId: number; enteredAs: 'owner' | 'desk'; enteredBy: number };

/** What the desk enters itself it need not review. */
export async function addSettlement(db: Queryable, entry: Entry): Promise<void> {
  const decided =
    entry.enteredAs === 'desk'
      ? { state: 'accepted' as const, decidedBy: entry.enteredBy, decidedAt: sql`now()` }
      : { state: 'waiting' as const };
  await db.insert(settlements).values({ ...entry, ...decided });
}

export async function decide(
  db: Queryable,
  id: number,
  decision: { state: SettlementState; decidedBy: number; note?: string },
): Promise<void> {
  await db
    .update(settlements)
    .set({ ...decision, decidedAt: sql`now()` })
    .where(eq(settlements.id, id));
}

/** Whom the desk's word goes to: who entered it while they are of the company, otherwise those who are. */
export async function listReaders(
  db: Queryable,
  { enteredBy }: SettlementRow,
  companyId: number,
): Promise<{ name: string; email: string }[]> {
  const owners = await listOwners(db, companyId);
  const [writer] = await db.select({ email: people.email }).from(people).where(eq(people.id, enteredBy));
  const own = owners.filter(({ email }) => email === writer?.email);
  return own.length > 0 ? own : owners;
}
