import { setImmediate as turn } from 'node:timers/promises';
import { inArray } from 'drizzle-orm';
import type { ListingValues } from '#domains/catalogue/contract/listing-field.ts';
import { currentEditions, openRowLookup } from '#domains/registers/server/lookup/row-lookup.ts';
import type { RowIndex } from '#domains/registers/server/row-index/rules.ts';
import { euMedicines } from '#domains/registers/server/tables.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { dayIn } from '#platform/server/day-in.ts';
import { BoundedCache } from '#platform/server/limits/bounded-cache.ts';
import type { Parts } from '#platform/server/parts.ts';
import type { LintFinding } from '../../contract/lint-rules.ts';
import { substancesOf } from '../windows/presentation-of.ts';
import { namesByCode } from './code-names.ts';
import { lintListing } from './lint-listing.ts';

/**
 * What speaks against each of these listings today, by the registers' current editions (§12.15). Within a transaction it
 * asks `on` that one. Others have their turn between listings.
 */
export type Lint = (all: readonly ListingValues[], on?: Queryable) => Promise<LintFinding[][]>;

/** Molecules whose rows are asked for at once: a question for each would be most of a sheet's time, and all at once hold up others. */
const moleculesAtOnce = 25;

type InnsOfCode = ReturnType<typeof namesByCode>;

/**
 * Opens the rules over what the database has of registers. What only another edition changes is read once; the rows of so
 * many molecules are kept, for whoever goes through many listings of the same.
 */
export function openLint({ db, deskTimeZone }: Pick<Parts, 'db' | 'deskTimeZone'>, kept = 1): Lint {
  const lookUp = openRowLookup(db);
  const indexes = new BoundedCache<RowIndex>(kept);
  let known: { editions: string; innsOfCode: InnsOfCode } | null = null;

  async function codesOf(on: Queryable): Promise<InnsOfCode> {
    const editions = await currentEditions(on);
    if (known?.editions === editions) return known.innsOfCode;
    const innsOfCode = await readCodes(on, editions);
    indexes.clear();
    known = { editions, innsOfCode };
    return innsOfCode;
  }

  /** Of each of these molecules an index that holds its rows. */
  async function indexesOf(inns: readonly string[], on: Queryable): Promise<Map<string, RowIndex>> {
    const found = new Map<string, RowIndex>();
    const missing: string[] = [];
    for (const inn of inns) {
      const index = indexes.get(inn);
      if (index === undefined) missing.push(inn);
      else found.set(inn, index);
    }
    for (let at = 0; at < missing.length; at += moleculesAtOnce) {
      const some = missing.slice(at, at + moleculesAtOnce);
      const index = await lookUp(some.flatMap(substancesOf), on);
      for (const inn of some) {
        found.set(inn, index);
        indexes.set(inn, index);
      }
    }
    return found;
  }

  return async (all, on = db) => {
    const innsOfCode = await codesOf(on);
    const today = dayIn(deskTimeZone);
    const found = new Map<ListingValues, LintFinding[]>();
    const byMolecule = Map.groupBy(all, ({ molecule }) => String(molecule ?? '').trim());
    const indexOf = await indexesOf([...byMolecule.keys()], on);
    for (const [inn, some] of byMolecule) {
      const index = indexOf.get(inn) as RowIndex;
      for (const values of some) {
        found.set(values, lintListing(values, { index, innsOfCode, today }));
        await turn();
      }
    }
    return all.map((values) => found.get(values) ?? []);
  };
}

async function readCodes(on: Queryable, editions: string): Promise<InnsOfCode> {
  const ids = editions.split(',').filter(Boolean).map(Number);
  if (ids.length === 0) return () => [];
  const medicines = await on
    .selectDistinct({ atc: euMedicines.atc, inn: euMedicines.inn })
    .from(euMedicines)
    .where(inArray(euMedicines.editionId, ids));
  return namesByCode(medicines);
}
