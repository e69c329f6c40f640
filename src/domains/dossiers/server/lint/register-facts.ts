import { latest } from '#domains/registers/contract/days.ts';
import type { Presentation } from '#domains/registers/contract/presentations.ts';
import type { OrangeProduct } from '#domains/registers/contract/register-rows.ts';
import { isOriginal, matchPurpleBook } from '#domains/registers/server/matching/biologics/rules.ts';
import { matchMedicines } from '#domains/registers/server/matching/medicines/rules.ts';
import { withBrand } from '#domains/registers/server/matching/parts/rules.ts';
import { isNew, matchOrangeBook, soldOnlyAs } from '#domains/registers/server/matching/rules.ts';
import { isUnsaid } from '#domains/registers/server/names/rules.ts';
import {
  otherSalts,
  productsOf,
  referenceOf,
  unusualStrengths,
} from '#domains/registers/server/reference/rules.ts';
import type { RowIndex } from '#domains/registers/server/row-index/rules.ts';
import { usWindow } from '#domains/registers/server/windows/rules.ts';

/**
 * What the registers say of a presentation, as far as rules ask. Each is worked out by the first rule that wants it, and
 * once for all listings of the presentation: of what is long only the few texts are kept that rules tell.
 */
export type RegisterFacts = ReturnType<typeof registerFacts>;

export function registerFacts(index: RowIndex, presentation: Presentation, today: string) {
  const reference = lazily(() => referenceOf(index, presentation));
  return {
    otherSalts: () => otherSalts(reference(), presentation),
    unusualStrengths: () => unusualStrengths(index, presentation),
    approvedOn: lazily(() => approvalOfReference(index, presentation, reference())),
    authorisedOn: lazily(() => {
      const medicines = matchMedicines(index, presentation);
      return medicines.found ? medicines.rows.flatMap(({ authorisedOn }) => authorisedOn ?? []) : [];
    }),
    endsOfReference: lazily(() => endsOfReference(index, presentation, reference())),
    isBiologicAlone: lazily(
      () =>
        !matchOrangeBook(index, presentation).found &&
        productsOf(index, presentation).length === 0 &&
        matchPurpleBook(index, presentation).found,
    ),
    brandsInPlace: lazily(() => brandsInPlace(index, presentation)),
    soldInUs: lazily(() => soldInUs(index, presentation)),
    usWindow: lazily(() => windowRead(index, presentation, today)),
  };
}

/** The first approval of the reference under its brand; null where it is older than the register's days, or unknown. */
function approvalOfReference(
  index: RowIndex,
  presentation: Presentation,
  rows: readonly OrangeProduct[],
): string | null {
  const biologic = rows.length > 0 ? null : matchPurpleBook(index, presentation);
  const days = biologic?.found
    ? biologic.rows.filter(isOriginal).map(({ firstLicensedOn, approvedOn }) => firstLicensedOn ?? approvedOn)
    : rows.map(({ approvedOn }) => approvedOn);
  if (days.length === 0 || days.includes(null)) return null;
  return (days as string[]).sort()[0] ?? null;
}

/** What is matched in the United States while the reference that is named is none of it: its brands; else none. */
function brandsInPlace(index: RowIndex, presentation: Presentation): string[] {
  const { reference } = presentation;
  if (isUnsaid(reference)) return [];
  const drug = matchOrangeBook(index, presentation);
  const biologic = drug.found ? null : matchPurpleBook(index, presentation);
  const brands = drug.found
    ? drug.rows.filter(isNew).map(({ tradeName }) => [tradeName])
    : biologic?.found
      ? biologic.rows.filter(isOriginal).map(({ proprietaryName }) => proprietaryName.split(','))
      : [];
  if (withBrand(brands, reference, (one) => one).length > 0) return [];
  return [...new Set(brands.map((one) => one.join(',')))];
}

/** As what alone all that is matched in the United States is sold, if so, with its brands. */
function soldInUs(
  index: RowIndex,
  presentation: Presentation,
): { only: 'RX' | 'OTC' | null; brands: string[] } {
  const drug = matchOrangeBook(index, presentation);
  if (drug.found)
    return { only: soldOnlyAs(drug.rows), brands: [...new Set(drug.rows.map(({ tradeName }) => tradeName))] };
  const biologic = matchPurpleBook(index, presentation);
  const rows = biologic.found ? biologic.rows : [];
  const sold = new Set(
    rows.map(({ marketing }) => marketing.toUpperCase()).filter((one) => /^(RX|OTC)$/.test(one)),
  );
  const [only = null, ...others] = sold as Set<'RX' | 'OTC'>;
  return {
    only: others.length > 0 ? null : only,
    brands: [...new Set(rows.map(({ proprietaryName }) => proprietaryName))],
  };
}

/** Every end that stands in the register for an application of the reference. */
function endsOfReference(
  index: RowIndex,
  presentation: Presentation,
  reference: readonly OrangeProduct[],
): string[] {
  const matched = matchOrangeBook(index, presentation);
  const rows = matched.found ? [...matched.rows, ...reference] : [];
  const applications = new Set(rows.flatMap((row) => (isNew(row) ? [row.application] : [])));
  const ends = [...applications].flatMap((application) => [
    ...(index.patents.get(application) ?? []).map(({ expiresOn }) => expiresOn),
    ...(index.exclusivities.get(application) ?? []).map(({ endsOn }) => endsOn),
  ]);
  return [...new Set(ends)];
}

/** Of the window in the United States what rules ask. */
function windowRead(index: RowIndex, presentation: Presentation, today: string) {
  const { state, reasons } = usWindow(index, { presentation, today, review: null });
  const exclusivities = reasons.filter(({ kind, counts }) => /exclusivity/.test(kind) && counts);
  const lastDay = latest(exclusivities.flatMap(({ until }) => until ?? []));
  const last = exclusivities.find(({ until }) => until === lastDay);
  const ofSubstance = reasons.find(
    ({ kind, hard, counts, code }) =>
      kind === 'exclusivity' && hard && counts && /^(?:NCE|NCE\*|RTO|GAIN)/.test(code ?? ''),
  );
  return {
    isKnown: state !== 'unknown',
    ends: reasons.flatMap(({ until }) => until ?? []),
    lastExclusivity: last ? { code: last.code, until: last.until } : null,
    wordsOfSubstance: ofSubstance?.words ?? null,
  };
}

function lazily<T>(work: () => T): () => T {
  let done: { with: T } | undefined;
  return () => {
    done ??= { with: work() };
    return done.with;
  };
}
