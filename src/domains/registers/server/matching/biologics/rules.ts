import type { Pin, Presentation } from '../../../contract/presentations.ts';
import type { PurpleProduct } from '../../../contract/register-rows.ts';
import { wholeName } from '../../names/rules.ts';
import { type RowIndex, rowsIn } from '../../row-index/rules.ts';
import { listed, type Match, nameOf, pinsOf, refused, rowsOf, withBrand } from '../parts/rules.ts';
import { underPins } from '../pins/rules.ts';

/** The Purple Book's rows of one biologic: its reference products with their biosimilars. */
export function matchPurpleBook(
  index: RowIndex,
  presentation: Presentation,
  pins: readonly Pin[] = [],
): Match<PurpleProduct> {
  if (index.editions.biologics === null) return refused('no edition', 'No Purple Book was brought.');
  return underPins<PurpleProduct, Match<PurpleProduct>>(
    {
      pins: pinsOf(pins, 'purple-book'),
      all: () => rowsIn(index.biologics),
      isOf: (row, { application, product }) =>
        row.application === application && (product === null || row.product === product),
      nameOf: ({ proprietaryName }) => proprietaryName,
      beside: (isCut) => licensed(index, presentation, isCut).filter((row) => !isOriginal(row)),
    },
    (isCut) => matchLicences(index, presentation, isCut),
    (words) => refused('pin', words),
  );
}

/** The licences of a presentation's substance, of whichever maker. */
export function licensed(
  index: RowIndex,
  presentation: Presentation,
  isCut: (row: PurpleProduct) => boolean = () => false,
): PurpleProduct[] {
  const rows = rowsOf(index, index.biologics, presentation).filter(
    (row) => !/revoked/i.test(row.licensure) && !isCut(row),
  );
  return ofWholeName(rows, presentation);
}

/** What stands in brackets decides where a licence has the same: '(Recombinant)' is not '(Human)'. */
function ofWholeName(rows: PurpleProduct[], { substances }: Presentation): PurpleProduct[] {
  const [only, ...more] = substances;
  if (only === undefined || more.length > 0) return rows;
  const names = new Set([only.inn, ...only.names].map(wholeName));
  const whole = rows.filter(({ properName }) => names.has(wholeName(properName)));
  return whole.length > 0 ? whole : rows;
}

function matchLicences(
  index: RowIndex,
  presentation: Presentation,
  isCut: (row: PurpleProduct) => boolean,
): Match<PurpleProduct> {
  const own = licensed(index, presentation, isCut);
  if (own.length === 0) return refused('substance', `The Purple Book has no ${nameOf(presentation)}.`);
  const references = own.filter(isOriginal);
  const notes: string[] = [];
  const named = withBrand(references, presentation.reference, ({ proprietaryName }) =>
    proprietaryName.split(','),
  );
  if (named.length === 0 && new Set(references.map(({ application }) => application)).size > 1)
    notes.push('Several licences are of this name, and the listing names none: the latest end counts.');
  const rows = [...(named.length > 0 ? named : references), ...own.filter((row) => !isOriginal(row))];
  const brands = listed([...new Set(rows.map(({ proprietaryName }) => proprietaryName))]);
  return { found: true, rows, words: `Matched by its proper name to ${brands} of the Purple Book.`, notes };
}

export function isOriginal({ licenceType }: PurpleProduct): boolean {
  return licenceType.startsWith('351(a)');
}
