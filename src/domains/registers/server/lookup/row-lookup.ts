import { and, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '#platform/server/database/database.ts';
import type { Substance } from '../../contract/presentations.ts';
import type { RegisterName } from '../../contract/register-rows.ts';
import { partsOf, readIngredient, withoutSuffix } from '../names/rules.ts';
import type { RegisterRows } from '../row-index/rules.ts';
import {
  euMedicines,
  orangeExclusivities,
  orangePatents,
  orangeProducts,
  purpleProducts,
  registerEditions,
} from '../tables.ts';

type Current = { register: RegisterName; id: number; day: string };

/** What a register calls each moiety, as it is written there: some thousand texts for eighty thousand rows. */
type Names = ReadonlyMap<string, readonly string[]>;
type NamesOfEditions = { ingredients: Names; properNames: Names; inns: Names };

/**
 * The current editions' rows of whatever holds one of the substances, under any of its names: some hundred, found by
 * index. Which of them are a presentation's is for the rules (§20.2).
 */
export function openRowLookup(db: Queryable): (substances: readonly Substance[]) => Promise<RegisterRows> {
  let known: { key: string; names: Promise<NamesOfEditions> } | null = null;

  /** Read once for each set of editions. */
  function namesOf(current: readonly Current[]): Promise<NamesOfEditions> {
    const key = current.map(({ id }) => id).join();
    if (known?.key !== key) {
      const names = readNames(db, current);
      known = { key, names };
      names.catch(() => {
        known = null;
      });
    }
    return known.names;
  }

  return async (substances) => {
    const current = await db
      .select({ register: registerEditions.register, id: registerEditions.id, day: registerEditions.day })
      .from(registerEditions)
      .where(eq(registerEditions.standing, 'current'))
      .orderBy(registerEditions.id);
    const { ingredients, properNames, inns } = await namesOf(current);
    const moieties = [
      ...new Set(
        substances.flatMap(({ inn, names }) => [inn, ...names]).map((name) => readIngredient(name).moiety),
      ),
    ];
    const called = (names: Names) => moieties.flatMap((moiety) => names.get(moiety) ?? []);

    const [products, biologics, medicines] = await Promise.all([
      rowsIn(
        db,
        current,
        orangeProducts,
        sql`${orangeProducts.ingredients} && ${sql.param(called(ingredients))}::text[]`,
      ),
      rowsIn(db, current, purpleProducts, inArray(purpleProducts.properName, called(properNames))),
      rowsIn(db, current, euMedicines, inArray(euMedicines.inn, called(inns))),
    ]);
    const applications = [...new Set(products.map(({ application }) => application))];
    const [patents, exclusivities] = await Promise.all([
      rowsIn(db, current, orangePatents, inArray(orangePatents.application, applications)),
      rowsIn(db, current, orangeExclusivities, inArray(orangeExclusivities.application, applications)),
    ]);
    return { ...{ products, patents, exclusivities, biologics, medicines }, editions: daysOf(current) };
  };
}

function daysOf(current: readonly Current[]): RegisterRows['editions'] {
  const dayOf = (register: RegisterName) => current.find((one) => one.register === register)?.day ?? null;
  return {
    products: dayOf('orange-book-products'),
    patents: dayOf('orange-book-patents'),
    exclusivities: dayOf('orange-book-exclusivities'),
    biologics: dayOf('purple-book'),
    medicines: dayOf('ema-medicines'),
  };
}

/** A table's rows of current editions. */
async function rowsIn<Table extends PgTable & { editionId: PgColumn; line: PgColumn }>(
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
  const [ingredients, properNames, inns] = await Promise.all([
    db
      .selectDistinct({ name: sql<string>`unnest(${orangeProducts.ingredients})` })
      .from(orangeProducts)
      .where(inArray(orangeProducts.editionId, ids)),
    db
      .selectDistinct({ name: purpleProducts.properName })
      .from(purpleProducts)
      .where(inArray(purpleProducts.editionId, ids)),
    db.selectDistinct({ name: euMedicines.inn }).from(euMedicines).where(inArray(euMedicines.editionId, ids)),
  ]);
  return {
    ingredients: byMoiety(ingredients, (name) => [name]),
    properNames: byMoiety(properNames, (name) => partsOf(withoutSuffix(name))),
    inns: byMoiety(inns, partsOf),
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
