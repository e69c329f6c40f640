import type { Pin, Presentation } from '#domains/registers/contract/presentations.ts';
import type { OrangeExclusivity } from '#domains/registers/contract/register-rows.ts';
import { isOriginal, matchPurpleBook } from '#domains/registers/server/matching/biologics/rules.ts';
import { isAuthorised, matchMedicines } from '#domains/registers/server/matching/medicines/rules.ts';
import { isNew, matchOrangeBook } from '#domains/registers/server/matching/rules.ts';
import { type RowIndex, rowsIn } from '#domains/registers/server/row-index/rules.ts';
import { extendedBy, isPaediatric } from '#domains/registers/server/windows/exclusivities/rules.ts';
import type { Candidate } from '../../contract/presentations.ts';

type Found = { found: true; rows: readonly unknown[] } | { found: false };

function rowsOf(match: Found): ReadonlySet<unknown> {
  return new Set(match.found ? match.rows : []);
}

/** What could be pinned or cut: whatever holds one of the substances and is an original, those matched first (§20.7). */
export function candidatesOf(index: RowIndex, presentation: Presentation, pins: readonly Pin[]): Candidate[] {
  const drugs = rowsOf(matchOrangeBook(index, presentation, pins));
  const biologics = rowsOf(matchPurpleBook(index, presentation, pins));
  const medicines = rowsOf(matchMedicines(index, presentation, pins));
  const products = [...index.products.values()].flat().filter(isNew);
  const all: Candidate[] = [
    ...products.map((row) => ({
      ...{ register: 'orange-book-products' as const, application: row.application, product: row.product },
      title: `${row.tradeName} ${row.strength}`,
      detail: `${row.ingredients.join('; ')} · ${row.form}; ${row.route} · ${row.marketing}`,
      matched: drugs.has(row),
    })),
    ...rowsIn(index.biologics)
      .filter(isOriginal)
      .map((row) => ({
        ...{ register: 'purple-book' as const, application: row.application, product: row.product },
        title: `${row.proprietaryName} ${row.strength}`,
        detail: `${row.properName} · ${row.form}; ${row.route}`,
        matched: biologics.has(row),
      })),
    ...rowsIn(index.medicines)
      .filter(isAuthorised)
      .map((row) => ({
        ...{ register: 'ema-medicines' as const, application: row.number, product: null },
        title: row.name,
        detail: `${row.inn} · ${row.atc ?? 'no ATC code'} · ${row.holder}`,
        matched: medicines.has(row),
      })),
  ];
  return all.toSorted((one, other) => Number(other.matched) - Number(one.matched));
}

/** What a label could leave out: the orphan exclusivities of the matched products that hold, or whose PED does, each once. */
export function orphansOf(
  index: RowIndex,
  presentation: Presentation,
  { pins, today }: { pins: readonly Pin[]; today: string },
): OrangeExclusivity[] {
  const match = matchOrangeBook(index, presentation, pins);
  const products = match.found ? match.rows.filter(isNew) : [];
  const orphans = products.flatMap((row) => {
    const all = index.exclusivities.get(row.application) ?? [];
    const holds = all.filter(({ endsOn }) => endsOn >= today);
    const extended = holds.filter(isPaediatric).flatMap((one) => extendedBy(one, all));
    return [...holds, ...extended].filter(
      ({ product, code }) => product === row.product && code.startsWith('ODE'),
    );
  });
  const last = orphans.toSorted((one, other) => (one.endsOn < other.endsOn ? -1 : 1));
  return [...new Map(last.map((one) => [`${one.application} ${one.code}`, one])).values()];
}
