import { eq, type SQL, sql } from 'drizzle-orm';
import type { ListingValues } from '#domains/catalogue/contract/listing-field.ts';
import type { ListingKind, ListingState } from '#domains/catalogue/contract/listing-kinds.ts';
import { companies } from '#domains/companies/server/tables.ts';
import { dossiers } from '#domains/dossiers/server/tables.ts';
import { auditTrail } from '#platform/server/audit/tables.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { invalid, parseOrThrow } from '#platform/server/http/errors.ts';
import { type Completeness, listingValues } from '../contract/listing-values.ts';
import { kinds } from './kinds.ts';
import { dropMoleculeOfNone, findMolecule, moleculeIdOf } from './molecules.ts';
import { nullIfEmpty } from './records.ts';

/** Any number that no other advisory lock of the product uses. */
const codeLock = 7_305_102;

/** What a listing's state asks of its values. */
function completenessOf(state: ListingState): Completeness {
  return state === 'published' ? 'published' : 'draft';
}

export function parseValues(kind: ListingKind, state: ListingState, sent: unknown): ListingValues {
  return parseOrThrow(listingValues[kind][completenessOf(state)], sent);
}

/** The same, with the molecule by the name under which it is there, where that differs in capitals alone. */
export async function readValues(
  db: Queryable,
  ...[kind, state, sent]: Parameters<typeof parseValues>
): Promise<ListingValues> {
  const values = parseValues(kind, state, sent);
  if (values.molecule === undefined) return values;
  const known = await findMolecule(db, String(values.molecule));
  return known === null ? values : { ...values, molecule: known.inn };
}

/** The columns of a row for these values; a molecule that is not there yet is added. */
async function columnsOf(db: Queryable, values: ListingValues) {
  const { company, molecule, ...own } = values;
  const columns: Record<string, unknown> = { ...own, companyId: await companyIdOf(db, String(company)) };
  if (molecule !== undefined) columns.moleculeId = await moleculeIdOf(db, String(molecule));
  for (const name of nullIfEmpty) if (columns[name] === '') columns[name] = null;
  return columns;
}

async function companyIdOf(db: Queryable, name: string): Promise<number> {
  const [company] = await db.select({ id: companies.id }).from(companies).where(eq(companies.name, name));
  if (company) return company.id;
  throw invalid([
    { path: 'company', message: `There is no company called '${name}'. Add it under Companies first.` },
  ]);
}

/** Adds a draft under the next free code; its id. */
export async function insertDraft(db: Queryable, kind: ListingKind, values: ListingValues): Promise<number> {
  const columns = await columnsOf(db, values);
  await db.execute(sql`select pg_advisory_xact_lock(${codeLock})`);
  const { table, code, hasPlantCode } = kinds[kind];
  const row = {
    ...columns,
    code: `${code.prefix}-${await nextNumber(db, kind, 'code', code.first)}`,
    ...(hasPlantCode && { plantCode: plantCodeOf(await nextNumber(db, kind, 'plant_code', 1)) }),
    state: 'draft',
  };
  const [added] = await db
    .insert(table as typeof dossiers)
    .values(row as unknown as typeof dossiers.$inferInsert)
    .returning({ id: table.id });
  if (added === undefined) throw new Error('an insert returned no row');
  return added.id;
}

function plantCodeOf(number: number): string {
  return `PL-${String(number).padStart(4, '0')}`;
}

/** One more than the largest that was ever given: a deleted draft's stays given, as older sheets of the desk name it. */
async function nextNumber(db: Queryable, kind: ListingKind, column: string, first: number): Promise<number> {
  const { rows } = await db.execute<{ number: string }>(sql`
    select coalesce(max(substr(code, 4)::bigint) + 1, ${first}) as number
    from (
      select ${sql.identifier(column)} as code from ${kinds[kind].table}
      union all
      select ${column === 'code' ? sql`split_part(subject, ':', 2)` : sql`detail->>'plantCode'`} from ${auditTrail}
      where action = 'delete-listing' and split_part(subject, ':', 1) = ${kind}) as given
    where code ~ '^[A-Z]{2}-[0-9]{1,15}$'`);
  return Number(rows[0]?.number ?? first);
}

/** Writes a listing's values and whatever else changes with them. */
export async function updateListing(
  db: Queryable,
  { kind, id }: { kind: ListingKind; id: number },
  values: ListingValues | null,
  more: { state?: ListingState; listedAt?: Date | SQL; confirmedAt?: Date | SQL } = {},
): Promise<void> {
  const set: Record<string, unknown> = { ...(values === null ? {} : await columnsOf(db, values)), ...more };
  const { table } = kinds[kind];
  const before = values?.molecule === undefined ? null : await findMoleculeOf(db, id);
  await db
    .update(table)
    .set(set as Partial<typeof dossiers.$inferInsert>)
    .where(eq(table.id, id));
  if (before !== null && before !== set.moleculeId) await dropMoleculeOfNone(db, before);
}

async function findMoleculeOf(db: Queryable, id: number): Promise<number | null> {
  const [row] = await db.select({ molecule: dossiers.moleculeId }).from(dossiers).where(eq(dossiers.id, id));
  return row?.molecule ?? null;
}

/** Deletes a listing, and the molecule that was typed for it alone. */
export async function deleteListing(
  db: Queryable,
  { kind, id }: { kind: ListingKind; id: number },
): Promise<void> {
  const molecule = kind === 'dossier' ? await findMoleculeOf(db, id) : null;
  const { table } = kinds[kind];
  await db.delete(table).where(eq(table.id, id));
  if (molecule !== null) await dropMoleculeOfNone(db, molecule);
}
