import { and, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '#platform/server/database/database.ts';
import type { Substance } from '../../contract/presentations.ts';
import { type LaunchRegister, launchRegisters } from '../../contract/register-rows.ts';
import { innsOf, partsOf, readIngredient, withoutSuffix } from '../names/rules.ts';
import { editionDays, indexRows, type RowIndex } from '../row-index/rules.ts';
import {
  euMedicines,
  orangeExclusivities,
  orangePatents,
  orangeProducts,
  purpleProducts,
  registerEditions,
} from '../tables.ts';

type Current = { register: LaunchRegister; id: number; day: string };

/** What a register calls each moiety, as it is written there: some thousand texts for eighty thousand rows. */
type Names = ReadonlyMap<string, readonly string[]>;
type NamesOfEditions = { ingredients: Names; properNames: Names; inns: Names };

/**
 * Answers an index in which the rows are that hold these substances, whatever else is. Within a transaction it asks `on`
 * that one: who holds a connection waits for no other.
 */
export type RowLookup = (substances: readonly Substance[], on?: Queryable) => Promise<RowIndex>;

/** The editions that stand and that launch windows are read from, as one text: another one stands for other rows. */
export async function currentEditions(db: Queryable): Promise<string> {
  return textOf(await readCurrent(db));
}

/** Of each register the day of the edition that stands. */
export async function currentDays(db: Queryable): Promise<Partial<Record<LaunchRegister, string>>> {
  return Object.fromEntries((await readCurrent(db)).map(({ register, day }) => [register, day]));
}

/** Editions, in the order in which they were taken in, as one text. */
export function textOf(editions: readonly { id: number }[]): string {
  return editions.map(({ id }) => id).join();
}

/**
 * The current editions' rows of whatever holds one of the substances, under any of its names: some hundred, found by
 * index. Which of them are a presentation's is for the rules (§20.2).
 */
export function openRowLookup(db: Queryable): RowLookup {
  let known: { key: string; names: Promise<NamesOfEditions> } | null = null;

  /** Read once for each set of editions. */
  function namesOf(current: readonly Current[], on: Queryable): Promise<NamesOfEditions> {
    const key = textOf(current);
    if (known?.key !== key) {
      const names = readNames(on, current);
      known = { key, names };
      names.catch(() => {
        known = null;
      });
    }
    return known.names;
  }

  return async (substances, on = db) => {
    const current = await readCurrent(on);
    const { ingredients, properNames, inns } = await namesOf(current, on);
    const moieties = [
      ...new Set(
        substances.flatMap(({ inn, names }) => [inn, ...names]).map((name) => readIngredient(name).moiety),
      ),
    ];
    const called = (names: Names) => moieties.flatMap((moiety) => names.get(moiety) ?? []);

    // One after the other, as a transaction's connection takes them.
    const rowsOf = <Table extends RowTable>(table: Table, column: PgColumn, wanted: readonly string[]) =>
      wanted.length === 0 ? [] : rowsIn(on, current, table, inArray(column, [...wanted]));
    const holding = called(ingredients);
    const products =
      holding.length === 0
        ? []
        : await rowsIn(
            ...([on, current, orangeProducts] as const),
            sql`${orangeProducts.ingredients} && ${sql.param(holding)}::text[]`,
          );
    const biologics = await rowsOf(purpleProducts, purpleProducts.properName, called(properNames));
    const medicines = await rowsOf(euMedicines, euMedicines.inn, called(inns));
    const applications = [...new Set(products.map(({ application }) => application))];
    const patents = await rowsOf(orangePatents, orangePatents.application, applications);
    const exclusivities = await rowsOf(orangeExclusivities, orangeExclusivities.application, applications);
    return indexRows({
      ...{ products, patents, exclusivities, biologics, medicines },
      editions: editionDays((register) => current.find((one) => one.register === register)?.day ?? null),
    });
  };
}

/** A list of evidence is not among them: its editions change no window. */
async function readCurrent(db: Queryable): Promise<Current[]> {
  const { register, id, day, standing } = registerEditions;
  const rows = await db
    .select({ register, id, day })
    .from(registerEditions)
    .where(and(eq(standing, 'current'), inArray(register, [...launchRegisters])))
    .orderBy(id);
  return rows as Current[];
}

type RowTable = PgTable & { editionId: PgColumn; line: PgColumn };

/** A table's rows of current editions. */
async function rowsIn<Table extends RowTable>(
  db: Queryable,
  current: readonly Current[],
  table: Table,
  condition: SQL,
): Promise<Table['$inferSelect'][]> {
  const { editionId: _edition, line: _line, ...columns } = getTableColumns(table);
  const ids = current.map(({ id }) => id);
  const rows = await db
    .select(columns)
    .from(table as PgTable)
    .where(and(inArray(table.editionId, ids), condition))
    .orderBy(table.line);
  return rows as Table['$inferSelect'][];
}

async function readNames(db: Queryable, current: readonly Current[]): Promise<NamesOfEditions> {
  const ids = current.map(({ id }) => id);
  const ingredients = await db
    .selectDistinct({ name: sql<string>`unnest(${orangeProducts.ingredients})` })
    .from(orangeProducts)
    .where(inArray(orangeProducts.editionId, ids));
  const properNames = await db
    .selectDistinct({ name: purpleProducts.properName })
    .from(purpleProducts)
    .where(inArray(purpleProducts.editionId, ids));
  const inns = await db
    .selectDistinct({ name: euMedicines.inn })
    .from(euMedicines)
    .where(inArray(euMedicines.editionId, ids));
  return {
    ingredients: byMoiety(ingredients, (name) => [name]),
    properNames: byMoiety(properNames, (name) => [...partsOf(withoutSuffix(name)), withoutSuffix(name)]),
    inns: byMoiety(inns, (name) => [...innsOf(name), name]),
  };
}

function byMoiety(rows: readonly { name: string }[], partsIn: (name: string) => string[]): Names {
  const names = new Map<string, string[]>();
  for (const { name } of rows) {
    for (const moiety of new Set(partsIn(name).map((part) => readIngredient(part).moiety))) {
      const known = names.get(moiety);
      if (known === undefined) names.set(moiety, [name]);
      else known.push(name);
    }
  }
  return names;
}
