import { latest } from '../../contract/days.ts';
import type { WindowReason } from '../../contract/launch-windows.ts';
import type { Substance } from '../../contract/presentations.ts';
import type { EuMedicine, OrangeProduct, PurpleProduct } from '../../contract/register-rows.ts';
import type { WindowMarket } from '../../contract/window-markets.ts';
import { isOriginal } from '../matching/biologics/rules.ts';
import { isAuthorised } from '../matching/medicines/rules.ts';
import { rowsOf } from '../matching/parts/rules.ts';
import { isNew } from '../matching/rules.ts';
import { innsOf, withoutSuffix } from '../names/rules.ts';
import { type RowIndex, rowsIn } from '../row-index/rules.ts';
import { holdersOfCopies } from '../windows/copies/rules.ts';
import { orangeBookEnds } from '../windows/orange-book/rules.ts';
import { purpleBookEnds } from '../windows/purple-book/rules.ts';
import type { Found } from '../windows/reasons/rules.ts';
import { askRegisters } from '../windows/rules.ts';

/** What a register has of a substance that nobody lists, in one form where it tells of forms, and when its last hard end is. */
export type UnlistedProduct = {
  /** The same for the same product at every edition. */
  key: string;
  market: WindowMarket;
  substance: string;
  /** As the register writes it; '' in the EU, whose table has none. */
  form: string;
  brand: string;
  holder: string;
  atc: string | null;
  /** Holders of approved copies of it that are listed as sold; null where the Orange Book is not asked. */
  generics: number | null;
  until: string;
  last: WindowReason;
};

/** How a substance is called by others (§20.2). */
type NamedAs = (inns: readonly string[]) => readonly Substance[];

/**
 * The products of the registers of which something hard lies ahead and whose substances are none of the listed ones
 * (§22.5), by the rules of launch windows. What is sold no more has no copy to wait for.
 */
export function unlistedProducts(
  index: RowIndex,
  listed: readonly (readonly Substance[])[],
  namedAs: NamedAs,
  today: string,
): UnlistedProduct[] {
  return [
    ...unlistedDrugs(index, listed, today),
    ...unlistedBiologics(index, listed, today),
    ...unlistedMedicines(index, listed, namedAs, today),
  ];
}

function unlistedDrugs(
  index: RowIndex,
  listed: readonly (readonly Substance[])[],
  today: string,
): UnlistedProduct[] {
  const known = rowsOfAll(index, index.products, listed);
  return [...index.products].flatMap(([key, all]) => {
    const forms = Map.groupBy(
      all.filter((row) => !known.has(row)),
      ({ form, route }) => `${form}; ${route}`,
    );
    return [...forms].flatMap(([form, rows]) => {
      const originals = rows.filter(isNew);
      const [first] = originals.filter(({ marketing }) => marketing !== 'DISCN');
      if (first === undefined || !originals.some((row) => mayWait(index, row, today))) return [];
      const match = {
        ...{ found: true as const, words: '', notes: [] },
        rows: [...originals, ...rows.filter((row) => !isNew(row))],
      };
      return withEnd(orangeBookEnds(index, match, [], today), today, {
        ...{ key: `${key}; ${form}`, market: 'US', form, atc: null },
        generics: holdersOfCopies(match.rows),
        ...{ substance: first.ingredients.join('; '), brand: first.tradeName, holder: first.applicant },
      });
    });
  });
}

/** Few of eighty thousand products do: of the others nothing is worked out. */
function mayWait(
  { patents, exclusivities }: RowIndex,
  { application }: OrangeProduct,
  today: string,
): boolean {
  return (
    (patents.get(application) ?? []).some(({ expiresOn }) => expiresOn >= today) ||
    (exclusivities.get(application) ?? []).some(({ endsOn }) => endsOn >= today)
  );
}

function unlistedBiologics(
  index: RowIndex,
  listed: readonly (readonly Substance[])[],
  today: string,
): UnlistedProduct[] {
  const known = rowsOfAll(index, index.biologics, listed);
  const rows = rowsIn<PurpleProduct>(index.biologics).filter(
    (row) => !known.has(row) && !/revoked/i.test(row.licensure),
  );
  const bySubstance = Map.groupBy(rows, ({ properName }) => withoutSuffix(properName).toLowerCase());
  return [...bySubstance].flatMap(([key, some]) => {
    const first = some.find(isOriginal);
    if (first === undefined) return [];
    const match = { found: true as const, rows: some, words: '', notes: [] };
    return withEnd(purpleBookEnds(index.editions.biologics, match, today), today, {
      ...{ key, market: 'US', form: `${first.form}; ${first.route}`, atc: null, generics: null },
      ...{ substance: withoutSuffix(first.properName), brand: first.proprietaryName, holder: '' },
    });
  });
}

function unlistedMedicines(
  index: RowIndex,
  listed: readonly (readonly Substance[])[],
  namedAs: NamedAs,
  today: string,
): UnlistedProduct[] {
  const known = rowsOfAll(index, index.medicines, listed);
  const rows = rowsIn<EuMedicine>(index.medicines).filter((row) => !known.has(row) && isAuthorised(row));
  // As for a listing: what is for another part of the body is another product.
  const products = Map.groupBy(rows, ({ inn, atc }) => `${inn.toLowerCase()}; ${atc?.slice(0, 1) ?? ''}`);
  return [...products].flatMap(([key, some]) => {
    const first = some.find(({ isGenericOrHybrid, isBiosimilar }) => !isGenericOrHybrid && !isBiosimilar);
    if (first === undefined) return [];
    const presentation = {
      ...{ substances: namedAs(innsOf(first.inn)), atc: first.atc },
      ...{ salt: '-', form: '', routes: [], strengths: [], reference: '-' },
    };
    return withEnd(askRegisters(index, { presentation, today }).EU, today, {
      ...{ key, market: 'EU', form: '', atc: first.atc, generics: null },
      ...{ substance: first.inn, brand: first.name, holder: first.holder },
    });
  });
}

function rowsOfAll<Row>(
  index: RowIndex,
  map: ReadonlyMap<string, readonly Row[]>,
  listed: readonly (readonly Substance[])[],
): Set<Row> {
  return new Set(listed.flatMap((substances) => rowsOf(index, map, { substances })));
}

/** Nothing of what is unknown, and of what nothing hard lies ahead. */
function withEnd(
  { isKnown, reasons }: Found,
  today: string,
  product: Omit<UnlistedProduct, 'until' | 'last'>,
): UnlistedProduct[] {
  const hard = reasons.filter(
    ({ counts, hard, until }) => counts && hard && until !== null && until >= today,
  );
  const until = latest(hard.flatMap((one) => one.until ?? []));
  const last = hard.find((one) => one.until === until);
  return !isKnown || until === undefined || last === undefined ? [] : [{ ...product, until, last }];
}
