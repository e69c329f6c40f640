import { and, eq, inArray } from 'drizzle-orm';
import type { ListingValues } from '#domains/catalogue/contract/listing-field.ts';
import { saltsIn } from '#domains/dossiers/server/molecules/molecule-names.ts';
import { dossiers, molecules } from '#domains/dossiers/server/tables.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { OwnColumn } from '../../../contract/own-sheets/questions.ts';
import { saysSomething } from '../../../contract/says-something.ts';
import { type ListingRecord, listRecords } from '../../records.ts';
import { type Changes, changesBetween } from '../../rules.ts';
import type { SheetDraft } from '../read-own-sheet.ts';

/** What is there already of a draft's presentation, in the same company (§20.7). */
export type Matched =
  | { is: 'new' }
  | { is: 'same'; record: ListingRecord }
  | { is: 'change'; record: ListingRecord; changes: Changes; values: ListingValues }
  | { is: 'unclear'; message: string };

const recordsAtOnce = 100;

/** By what a presentation is: of the rest it is compared what both say. */
function keyOf(values: ListingValues): string {
  const strengths = plain(values.strengths).split(',').toSorted();
  return JSON.stringify([plain(values.molecule), plain(values.dosageForm), strengths]);
}

function plain(value: unknown): string {
  return String(value ?? '')
    .toLowerCase()
    .replaceAll(/\s+/g, '');
}

/** Finds to each draft of a company the listing that is there already. */
export async function matchDrafts(
  db: Queryable,
  companyId: number,
  columns: readonly OwnColumn[],
  drafts: readonly SheetDraft[],
): Promise<Map<SheetDraft, Matched>> {
  const byKey = await listOwn(db, companyId, drafts);
  const stated = new Set(columns.flatMap(({ target }) => fieldsOf(target)));
  const taken = new Map<number, SheetDraft>();
  const matched = new Map<SheetDraft, Matched>();
  for (const draft of drafts) {
    const found = (byKey.get(keyOf(draft.values)) ?? []).filter((record) =>
      mayBe(record.values, draft.values),
    );
    const match = compare(found, draft, stated);
    if (match.is === 'same' || match.is === 'change') {
      const earlier = taken.get(match.record.id);
      if (earlier !== undefined) {
        const message = `Row ${earlier.rows[0]} is of ${match.record.code} too, as this one is`;
        matched.set(draft, { is: 'unclear', message });
        continue;
      }
      taken.set(match.record.id, draft);
    }
    matched.set(draft, match);
  }
  return matched;
}

function compare(found: readonly ListingRecord[], draft: SheetDraft, stated: ReadonlySet<string>): Matched {
  const [record, ...more] = found;
  if (record === undefined) return { is: 'new' };
  if (more.length > 0) {
    const codes = found.map(({ code }) => code).join(', ');
    return {
      is: 'unclear',
      message: `Several listings of yours are of this presentation: ${codes}. Say in the sheet what sets them apart, or change them on their pages.`,
    };
  }
  const said = Object.entries(draft.values).filter(
    ([name, value]) => stated.has(name) && saysSomething(value),
  );
  const values = { ...record.values, ...Object.fromEntries(said) };
  // The same name in other capitals, the same strengths with other spaces: nothing differs.
  for (const name of ['molecule', 'strengths']) values[name] = record.values[name] ?? '';
  const changes = changesBetween('dossier', record.values, values);
  if (Object.keys(changes).length === 0) return { is: 'same', record };
  if (record.state === 'retired')
    return {
      is: 'unclear',
      message: `${record.code} is retired. Restore it on its page before you change it.`,
    };
  return { is: 'change', record, changes, values };
}

/** Of two that have the same molecule, form and strengths: salt and routes as far as both say them. */
function mayBe(one: ListingValues, other: ListingValues): boolean {
  const routes = [one.routes, other.routes].map((list) =>
    JSON.stringify([...((list as string[]) ?? [])].sort()),
  );
  return (
    mayBeSalt(String(one.salt ?? ''), String(other.salt ?? '')) &&
    (routes.includes('[]') || routes[0] === routes[1])
  );
}

/** 'Amlodipine besylate' and 'besilate' are one; what one of the two leaves open is no other. */
function mayBeSalt(one: string, other: string): boolean {
  const [first, second] = [plain(one), plain(other)];
  if (first.includes(second) || second.includes(first)) return true;
  const [names, others] = [saltsIn(one), saltsIn(other)];
  return names.length > 0 && names.join() === others.join();
}

/** What a column may change of a listing; its title stays its own. */
function fieldsOf(target: string): string[] {
  if (target.startsWith('market:')) return ['markets'];
  if (target === 'none' || target === 'title') return [];
  return target === 'product' ? ['dosageForm'] : [target];
}

/** The company's dossiers of the drafts' molecules, by key. */
async function listOwn(db: Queryable, companyId: number, drafts: readonly SheetDraft[]) {
  const named = [...new Set(drafts.map(({ values }) => String(values.molecule)))];
  const byKey = new Map<string, ListingRecord[]>();
  if (named.length === 0) return byKey;
  const ids = await db
    .select({ id: dossiers.id })
    .from(dossiers)
    .innerJoin(molecules, eq(molecules.id, dossiers.moleculeId))
    .where(and(eq(dossiers.companyId, companyId), inArray(molecules.inn, named)));
  for (let from = 0; from < ids.length; from += recordsAtOnce) {
    const some = ids.slice(from, from + recordsAtOnce).map(({ id }) => id);
    for (const record of await listRecords(db, 'dossier', some)) {
      const key = keyOf(record.values);
      byKey.set(key, [...(byKey.get(key) ?? []), record]);
    }
  }
  return byKey;
}
