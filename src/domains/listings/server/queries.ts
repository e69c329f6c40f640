import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { people } from '#domains/accounts/server/tables.ts';
import type { ListingKind } from '#domains/catalogue/contract/listing-kinds.ts';
import { companies } from '#domains/companies/server/tables.ts';
import { molecules } from '#domains/dossiers/server/tables.ts';
import { forgetVerdicts } from '#domains/evidence/server/queries.ts';
import { auditTrail } from '#platform/server/audit/tables.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { EditAim, editStates } from '../contract/edit-states.ts';
import { dropReasonsOfOwners } from './findings/queries.ts';
import { kinds } from './kinds.ts';
import type { Changes } from './rules.ts';
import { endSettlements } from './settlements/queries.ts';
import { type EditFinding, listingEdits } from './tables.ts';

type Key = { kind: ListingKind; id: number };
type EditState = (typeof editStates)[number];

const proposer = alias(people, 'proposer');

function isOf({ kind, id }: Key): SQL {
  return eq(listingEdits[kinds[kind].editColumn], id);
}

function selectEdits(db: Queryable, where: SQL | undefined) {
  return db
    .select({
      id: listingEdits.id,
      kind: listingEdits.kind,
      dossierId: listingEdits.dossierId,
      plantId: listingEdits.plantId,
      asks: listingEdits.asks,
      changes: listingEdits.changes,
      findings: listingEdits.findings,
      proposedBy: listingEdits.proposedBy,
      state: listingEdits.state,
      proposedAt: listingEdits.proposedAt,
      decidedAt: listingEdits.decidedAt,
      note: listingEdits.note,
      proposer: {
        name: proposer.name,
        email: proposer.email,
        isProven: sql<boolean>`(${proposer.emailVerifiedAt} is not null or ${proposer.disabledAt} is not null)`,
      },
    })
    .from(listingEdits)
    .innerJoin(proposer, eq(proposer.id, listingEdits.proposedBy))
    .where(where)
    .orderBy(asc(listingEdits.id));
}
export type EditRow = Awaited<ReturnType<typeof selectEdits>>[number];

/** What a listing is called. */
export async function findNamed(db: Queryable, key: Key) {
  const { table, titleColumns, titleOf } = kinds[key.kind];
  const { rows } = await db.execute<{ code: string; title: string; city: string; country: string }>(
    sql`select code, ${sql.raw(titleColumns)} from ${table} where id = ${key.id}`,
  );
  const [row] = rows;
  if (row === undefined) throw new Error(`there is no ${key.kind} ${key.id}`);
  return { ...key, code: row.code, title: titleOf(row) };
}

/** The change of a listing that waits for the desk. */
export async function findWaitingEdit(db: Queryable, key: Key): Promise<EditRow | null> {
  const [edit] = await selectEdits(db, and(isOf(key), eq(listingEdits.state, 'waiting')));
  return edit ?? null;
}

export async function findEdit(db: Queryable, id: number): Promise<EditRow | null> {
  const [edit] = await selectEdits(db, eq(listingEdits.id, id));
  return edit ?? null;
}

export type Addressee = { name: string; email: string };

/** Whom the desk's word about a listing goes to: who asked while they are of its company, otherwise those who are (§12.4). */
export async function listAddressees(db: Queryable, key: Key, edit: EditRow): Promise<Addressee[]> {
  const { rows } = await db.execute<Addressee>(sql`
    select p.name, p.email from people p
    join company_people c on c.person_id = p.id join ${kinds[key.kind].table} l on l.company_id = c.company_id
    where l.id = ${key.id} and p.disabled_at is null order by p.id`);
  const proposer = rows.filter(({ email }) => email === edit.proposer.email);
  return proposer.length > 0 ? proposer : rows;
}

export async function addEdit(
  db: Queryable,
  key: Key,
  personId: number,
  asked: { asks: EditAim; changes?: Changes; findings?: EditFinding[] },
): Promise<void> {
  await db.insert(listingEdits).values({
    kind: key.kind,
    changes: {},
    ...asked,
    [kinds[key.kind].editColumn]: key.id,
    proposedBy: personId,
  });
}

export async function decideEdit(
  db: Queryable,
  id: number,
  state: Exclude<EditState, 'waiting'>,
  personId: number,
  note = '',
): Promise<void> {
  await db
    .update(listingEdits)
    .set({ state, decidedBy: personId, decidedAt: sql`now()`, note })
    .where(eq(listingEdits.id, id));
}

const givenAway = 'The listing was given to another company';

/**
 * A listing was given to another company: what waits of it waits no more. What the desk said of drafts, settlements and claims was
 * said to the former owner, and the reasons for what is asked of it are theirs: the new one reads neither (§12.4).
 */
export async function endForFormerOwner(db: Queryable, key: Key, personId: number): Promise<void> {
  await db
    .update(listingEdits)
    .set({
      state: 'withdrawn',
      decidedBy: personId,
      decidedAt: sql`now()`,
      note: givenAway,
    })
    .where(and(isOf(key), eq(listingEdits.state, 'waiting')));
  await db
    .update(listingEdits)
    .set({ state: 'withdrawn' })
    .where(and(isOf(key), eq(listingEdits.asks, 'publication'), eq(listingEdits.state, 'rejected')));
  await forgetVerdicts(db, key);
  if (key.kind !== 'dossier') return;
  await endSettlements(db, key.id, { personId, note: givenAway });
  await dropReasonsOfOwners(db, key.id);
}

/** What the desk said of drafts when it sent them back, by their ids; of those that were sent again since nothing. */
export async function readSentBack(
  db: Queryable,
  kind: ListingKind,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const listing = listingEdits[kinds[kind].editColumn];
  const rows = await db
    .selectDistinctOn([listing], { id: listing, state: listingEdits.state, note: listingEdits.note })
    .from(listingEdits)
    .where(and(inArray(listing, [...ids]), eq(listingEdits.asks, 'publication')))
    .orderBy(asc(listing), desc(listingEdits.id));
  const sentBack = rows.filter(({ state }) => state === 'rejected');
  return new Map(sentBack.map(({ id, note }) => [Number(id), note]));
}

/** Who changed which fields of a listing after a revision of it, oldest first. */
export async function findChangesSince(db: Queryable, subject: string, revision: string) {
  const rows = await db
    .select({ at: auditTrail.at, who: people.name, detail: auditTrail.detail })
    .from(auditTrail)
    .leftJoin(people, eq(people.id, auditTrail.actorId))
    .where(
      and(
        eq(auditTrail.subject, subject),
        sql`(${auditTrail.detail}->>'revision')::numeric > ${revision}::numeric`,
      ),
    )
    .orderBy(asc(auditTrail.id));
  return rows.map(({ at, who, detail }) => ({
    at,
    who: who ?? 'Somebody',
    fields: Array.isArray(detail.fields) ? detail.fields.map(String) : [],
  }));
}

/** As many names as a list under a field shows. */
const mostNames = 12;

/** Names of companies or molecules that hold the letters, those that begin with them first. */
export async function listNames(
  db: Queryable,
  of: 'company' | 'molecule',
  letters: string,
): Promise<string[]> {
  const table = of === 'company' ? companies : molecules;
  const name = of === 'company' ? companies.name : molecules.inn;
  const rows = await db
    .select({ name })
    .from(table)
    .where(sql`position(lower(${letters}) in lower(${name})) > 0`)
    .orderBy(sql`position(lower(${letters}) in lower(${name}))`, asc(name))
    .limit(mostNames);
  return rows.map((row) => row.name);
}

/** The listings of which a change waits, as 'dossier:12'. The desk keeps this queue short. */
export async function listWaitingIds(db: Queryable): Promise<Set<string>> {
  const rows = await db
    .select({ kind: listingEdits.kind, dossierId: listingEdits.dossierId, plantId: listingEdits.plantId })
    .from(listingEdits)
    .where(eq(listingEdits.state, 'waiting'));
  return new Set(rows.map(({ kind, dossierId, plantId }) => `${kind}:${dossierId ?? plantId}`));
}
