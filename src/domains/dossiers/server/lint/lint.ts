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
import { listSettledDays } from '../settlements/queries.ts';
import { substancesOf } from '../windows/presentation-of.ts';
import { namesByCode } from './code-names.ts';
import type { PresentationFacts } from './facts.ts';
import { lintListing } from './lint-listing.ts';

/** A listing's values, and of which dossier they are, by its number or its code; of a new one neither is known. */
export type Linted = { values: ListingValues; id?: number; code?: string };

/**
 * What speaks against each of these listings today, by the registers' current editions and the dossier's accepted
 * settlements (§12.15). Within a transaction it asks `on` that one. Others have their turn between listings.
 */
export type Lint = (all: readonly Linted[], on?: Queryable) => Promise<LintFinding[][]>;

/** Molecules whose rows are asked for at once: a question for each would be most of a sheet's time, and all at once hold up others. */
const moleculesAtOnce = 25;

type InnsOfCode = ReturnType<typeof namesByCode>;

/** What was read of some editions. Whoever began with it goes on with it: others stand for others. */
type OfEditions = {
  editions: string;
  innsOfCode: InnsOfCode;
  /** By molecule. */
  indexes: BoundedCache<RowIndex>;
  /** By presentation. */
  known: BoundedCache<PresentationFacts>;
};

/**
 * Opens the rules over what the database has of registers. What only another edition changes is read once; of so many
 * molecules the rows are kept, and of as many presentations what was read from them, for whoever goes through many
 * listings of the same.
 */
export function openLint({ db, deskTimeZone }: Pick<Parts, 'db' | 'deskTimeZone'>, kept = 1): Lint {
  const lookUp = openRowLookup(db);
  let last: OfEditions | null = null;

  async function readCurrent(on: Queryable): Promise<OfEditions> {
    const editions = await currentEditions(on);
    if (last?.editions !== editions) {
      const innsOfCode = await readCodes(on, editions);
      last = { editions, innsOfCode, indexes: new BoundedCache(kept), known: new BoundedCache(kept) };
    }
    return last;
  }

  /** Of each of these molecules an index that holds its rows. */
  async function indexesOf(
    inns: readonly string[],
    { indexes }: OfEditions,
    on: Queryable,
  ): Promise<Map<string, RowIndex>> {
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

  /**
   * What of the editions that stand is asked for, and nothing of others: where others came to stand meanwhile, it is read
   * anew. A save asks within its own transaction, of which each statement sees what was committed before it.
   */
  async function readAtOnce(inns: readonly string[], on: Queryable) {
    for (;;) {
      const current = await readCurrent(on);
      const indexOf = await indexesOf(inns, current, on);
      if ((await currentEditions(on)) === current.editions) return { ...current, indexOf };
    }
  }

  return async (all, on = db) => {
    const today = dayIn(deskTimeZone);
    const found = new Map<Linted, LintFinding[]>();
    const byMolecule = Map.groupBy(all, ({ values }) => String(values.molecule ?? '').trim());
    const settledOn = await readSettled(on, all);
    const { innsOfCode, known, indexOf } = await readAtOnce([...byMolecule.keys()], on);
    for (const [inn, some] of byMolecule) {
      const index = indexOf.get(inn) as RowIndex;
      for (const one of some) {
        found.set(one, lintListing(one.values, { index, known, innsOfCode, today }, settledOn(one)));
        await turn();
      }
    }
    return all.map((one) => found.get(one) ?? []);
  };
}

/** From which days settlements let a dossier be sold in the United States. */
async function readSettled(
  on: Queryable,
  all: readonly Linted[],
): Promise<(one: Linted) => readonly string[]> {
  const [ids, codes] = [all.flatMap(({ id }) => id ?? []), all.flatMap(({ code }) => code ?? [])];
  if (ids.length + codes.length === 0) return () => [];
  const settled = await listSettledDays(on, ids, codes);
  return ({ id, code }) =>
    settled.flatMap((one) => (one.dossierId === id || one.code === code ? [one.day] : []));
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
