import type {
  EuMedicine,
  LaunchRegister,
  LaunchRowOf,
  OrangeExclusivity,
  OrangePatent,
  OrangeProduct,
  PurpleProduct,
} from '../../contract/register-rows.ts';
import { combinationKey, innsOf, partsOf, readIngredient, withoutSuffix } from '../names/rules.ts';

/** The days of the editions whose rows an index holds; null where a register was never brought. */
export type EditionDays = {
  products: string | null;
  patents: string | null;
  exclusivities: string | null;
  biologics: string | null;
  medicines: string | null;
};

export type RegisterRows = {
  products: Iterable<OrangeProduct>;
  patents: Iterable<OrangePatent>;
  exclusivities: Iterable<OrangeExclusivity>;
  biologics: Iterable<PurpleProduct>;
  medicines: Iterable<EuMedicine>;
  editions: EditionDays;
};

/** Each register's day, by what an index calls its rows. */
export function editionDays(dayOf: (register: LaunchRegister) => string | null): EditionDays {
  return {
    products: dayOf('orange-book-products'),
    patents: dayOf('orange-book-patents'),
    exclusivities: dayOf('orange-book-exclusivities'),
    biologics: dayOf('purple-book'),
    medicines: dayOf('ema-medicines'),
  };
}

/** All that registers say, by what an index calls it. */
export function registerRows(
  rowsOf: <R extends LaunchRegister>(register: R) => Iterable<LaunchRowOf[R]>,
  dayOf: (register: LaunchRegister) => string | null,
): RegisterRows {
  return {
    products: rowsOf('orange-book-products'),
    patents: rowsOf('orange-book-patents'),
    exclusivities: rowsOf('orange-book-exclusivities'),
    biologics: rowsOf('purple-book'),
    medicines: rowsOf('ema-medicines'),
    editions: editionDays(dayOf),
  };
}

/** Of each moiety the keys of the combinations that hold it. */
export type Combinations = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * The registers' rows by what they are looked for by, so that a presentation is matched to the few rows of its own
 * substances. Made once for an edition.
 */
export type RowIndex = {
  editions: EditionDays;
  /** By the key of the ingredients' moieties. */
  products: ReadonlyMap<string, readonly OrangeProduct[]>;
  biologics: ReadonlyMap<string, readonly PurpleProduct[]>;
  medicines: ReadonlyMap<string, readonly EuMedicine[]>;
  combinations: { products: Combinations; medicines: Combinations };
  /** Every moiety that a key holds: other names of a substance need not be tried. */
  moieties: ReadonlySet<string>;
  /** By application. */
  patents: ReadonlyMap<string, readonly OrangePatent[]>;
  exclusivities: ReadonlyMap<string, readonly OrangeExclusivity[]>;
  /** Each application's products, as the products' edition has them. */
  productsOf: ReadonlyMap<string, ReadonlySet<string>>;
};

export function indexRows(rows: RegisterRows): RowIndex {
  const moieties = new Set<string>();
  const products = new Map<string, OrangeProduct[]>();
  const productsOf = new Map<string, Set<string>>();
  for (const product of rows.products) {
    add(products, keyOf(product.ingredients, moieties), product);
    const known = productsOf.get(product.application);
    if (known === undefined) productsOf.set(product.application, new Set([product.product]));
    else known.add(product.product);
  }
  const biologics = new Map<string, PurpleProduct[]>();
  for (const biologic of rows.biologics)
    for (const key of keysOf(withoutSuffix(biologic.properName), partsOf, moieties))
      add(biologics, key, biologic);
  const medicines = new Map<string, EuMedicine[]>();
  for (const medicine of rows.medicines)
    for (const key of keysOf(medicine.inn, innsOf, moieties)) add(medicines, key, medicine);
  return {
    editions: rows.editions,
    ...{ products, biologics, medicines, moieties, productsOf },
    combinations: { products: combinationsIn(products), medicines: combinationsIn(medicines) },
    patents: Map.groupBy(rows.patents, ({ application }) => application),
    exclusivities: Map.groupBy(rows.exclusivities, ({ application }) => application),
  };
}

function combinationsIn(map: ReadonlyMap<string, unknown>): Combinations {
  const combinations = new Map<string, Set<string>>();
  for (const key of map.keys()) {
    const moieties = key.split(' + ');
    if (moieties.length === 1) continue;
    for (const moiety of moieties) {
      const known = combinations.get(moiety);
      if (known === undefined) combinations.set(moiety, new Set([key]));
      else known.add(key);
    }
  }
  return combinations;
}

/** Each row once, whatever it is found by. */
export function rowsIn<Row>(map: ReadonlyMap<string, readonly Row[]>): Row[] {
  return [...new Set([...map.values()].flat())];
}

/** A substance whose name reads as that of several ('diphtheria, tetanus and pertussis vaccine') is found by it, too. */
function keysOf(name: string, parted: (name: string) => string[], moieties: Set<string>): Set<string> {
  return new Set([keyOf(parted(name), moieties), keyOf([name], moieties)]);
}

function keyOf(names: readonly string[], moieties: Set<string>): string {
  const all = names.map((name) => readIngredient(name).moiety);
  for (const moiety of all) moieties.add(moiety);
  return combinationKey(all);
}

function add<Row>(map: Map<string, Row[]>, key: string, row: Row): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [row]);
  else known.push(row);
}
