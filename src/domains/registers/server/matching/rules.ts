import { dictionary } from '#platform/contract/dictionary.ts';
import type { Pin, Presentation } from '../../contract/presentations.ts';
import type { OrangeProduct } from '../../contract/register-rows.ts';
import { isOfForm } from '../forms/rules.ts';
import { brandOf, isUnsaid } from '../names/rules.ts';
import type { RowIndex } from '../row-index/rules.ts';
import { isSameStrength, readRegisteredStrength, readStrength, type Strength } from '../strengths/rules.ts';
import { licensed } from './biologics/rules.ts';
import { isCombined, listed, type Match, nameOf, pinsOf, refused, rowsOf, withBrand } from './parts/rules.ts';
import { underPins } from './pins/rules.ts';
import { type OfStrength, ofSalt, orderOf } from './salts/rules.ts';

/** The Orange Book's products that a presentation is, or would refer to (§20.2). */
export function matchOrangeBook(
  index: RowIndex,
  presentation: Presentation,
  pins: readonly Pin[] = [],
): Match<OrangeProduct> {
  if (index.editions.products === null)
    return refused('no edition', 'No products of the Orange Book were brought.');
  return underPins<OrangeProduct, Match<OrangeProduct>>(
    {
      pins: pinsOf(pins, 'orange-book-products'),
      all: () => [...index.products.values()].flat(),
      isOf: (row, { application, product }) =>
        row.application === application && (product === null || row.product === product),
      nameOf: nameOfProduct,
      // Whatever the reference is, copies of the presentation are approved, and have exclusivities of their own.
      beside: (isCut) => {
        const own = matchProducts(index, presentation, isCut);
        return own.found ? own.rows.filter((row) => !isNew(row)) : [];
      },
    },
    (isCut) => matchProducts(index, presentation, isCut),
    (words) => refused('pin', words),
  );
}

function matchProducts(
  index: RowIndex,
  presentation: Presentation,
  isCut: (row: OrangeProduct) => boolean,
): Match<OrangeProduct> {
  const { strengths } = presentation;
  const own = rowsOf(index, index.products, presentation).filter((row) => !isCut(row));
  if (own.length === 0) return refused('substance', wordsOfNone(index, presentation));
  const { rows: inForm, notes: ofForm } = inFormOf(own, presentation);
  if (inForm.length === 0) {
    const theirs = [...new Set(own.map((row) => `${row.form}; ${row.route}`))].sort();
    // They have commas of their own.
    const forms = listed(theirs, ' · ');
    return refused('form', `The Orange Book has ${nameOf(presentation)} only as ${forms}.`);
  }
  const { groups, without, notes } = inStrengths(inForm, presentation);
  if (groups.length === 0) {
    const theirs = [...new Set(inForm.map(({ strength }) => strength.replace(/ \*\*.*$/, '')))];
    return refused(
      'strength',
      `In this form the Orange Book has ${listed(theirs)}, not ${strengths.join(', ')}.`,
    );
  }
  if (without.length > 0) notes.push(`The Orange Book has no product of ${without.join(', ')} in this form.`);
  const salted = ofSalt(ofReference(groups, presentation.reference, notes), presentation);
  if (!salted.found) {
    const words = `The Orange Book has it as ${listed(salted.theirs)}, not as ${presentation.salt}.`;
    return refused('salt', words);
  }
  const all = [...new Set(salted.groups.flatMap(({ rows }) => rows))];
  // Originals first: they are what is referred to.
  const rows = [...all.filter(isNew), ...all.filter((row) => !isNew(row))];
  return {
    ...{ found: true, rows, words: wordsOfMatch(rows, salted.groups) },
    notes: [...ofForm, ...notes, ...salted.notes, ...otherThanAsked(salted.groups, presentation.reference)],
  };
}

/** Which registers were asked in vain; a substance that stands in combinations is told as missing alone. */
function wordsOfNone(index: RowIndex, presentation: Presentation): string {
  const name = nameOf(presentation) + (isCombined(index.combinations.products, presentation) ? ' alone' : '');
  const isNowhere = index.editions.biologics !== null && licensed(index, presentation).length === 0;
  return isNowhere
    ? `Neither the Orange Book nor the Purple Book has a product by the name of ${name}.`
    : `The Orange Book has no product of ${name}.`;
}

/**
 * Which strengths were matched to other originals than the reference; of which nothing is left but generics, where others
 * have an original; and of which nothing at all.
 */
function otherThanAsked(groups: readonly OfStrength[], reference: string): string[] {
  const namesOf = (some: readonly OfStrength[]) => some.map(({ strength }) => strength).join(', ');
  const lost = groups.filter(({ rows }) => rows.length === 0);
  const copied = groups.filter(({ rows }) => rows.length > 0 && !rows.some(isNew));
  const isReferred = groups.some(({ rows }) => rows.some(isNew));
  return [
    ...groups.flatMap(({ strength, rows, isOfOthers }) => {
      const originals = rows.filter(isNew);
      return isOfOthers && originals.length > 0 ? [wordsOfOthers(strength, reference, originals)] : [];
    }),
    ...(lost.length > 0
      ? [`The Orange Book has ${namesOf(lost)} in this form only as another salt: it is not matched.`]
      : []),
    ...(isReferred && copied.length > 0 ? [`Of ${namesOf(copied)} only generics stand there.`] : []),
  ];
}

/** Forms whose release the Orange Book leaves unsaid for some products, and what such a product is there. */
const plainForms = dictionary<string>({
  'Extended Release Tablets': 'Tablets',
  'Delayed Release Tablets': 'Tablets',
  'Extended Release Capsules': 'Capsules',
  'Delayed Release Capsules': 'Capsules',
});

/**
 * The rows of the presentation's form. Where there is none of a later release, the reference that the listing names to the
 * letter may stand there as a plain one (Flomax): then it, with the generics of its form.
 */
function inFormOf(
  own: readonly OrangeProduct[],
  { form, routes, reference }: Presentation,
): { rows: OrangeProduct[]; notes: string[] } {
  const rows = own.filter((row) => isOfForm(form, routes, row));
  const plain = plainForms[form];
  if (rows.length > 0 || plain === undefined || isUnsaid(reference)) return { rows, notes: [] };
  const inPlain = own.filter((row) => isOfForm(plain, routes, row));
  const named = inPlain.filter((row) => isNew(row) && brandOf(row.tradeName) === brandOf(reference));
  const [first] = named;
  if (first === undefined) return { rows: [], notes: [] };
  return {
    rows: [...named, ...inPlain.filter((row) => !isNew(row))],
    notes: [`The reference that the listing names, ${first.tradeName}, stands there as ${first.form}.`],
  };
}

/** The rows of each strength that has any, and the strengths that have none. */
function inStrengths(
  rows: readonly OrangeProduct[],
  presentation: Presentation,
): { groups: OfStrength[]; without: string[]; notes: string[] } {
  const groups: OfStrength[] = [];
  const without: string[] = [];
  const notes: string[] = [];
  const registered = rows.map((row) => ({ row, read: readRegisteredStrength(row.strength) }));
  for (const strength of presentation.strengths) {
    const own = readStrength(strength, presentation.substances.length);
    const readable = own === null ? [] : registered.filter(({ read }) => read?.length === own.length);
    const inOrder = readable.filter(({ row, read }) =>
      isSame(read ?? [], own ?? [], orderOf(row, presentation)),
    );
    const inAny =
      inOrder.length > 0 ? inOrder : readable.filter(({ read }) => isSameInSomeOrder(read ?? [], own ?? []));
    if (inAny.length === 0) {
      without.push(strength);
      continue;
    }
    if (inOrder.length === 0) notes.push(`${strength} is read in another order than the listing's name has.`);
    groups.push({ strength, rows: inAny.map(({ row }) => row) });
  }
  return { groups, without, notes };
}

function isSame(read: readonly Strength[], own: readonly Strength[], order: readonly number[]): boolean {
  return read.every((one, at) => {
    const other = own[order[at] ?? -1];
    return other !== undefined && isSameStrength(one, other);
  });
}

function isSameInSomeOrder(read: readonly Strength[], own: readonly Strength[]): boolean {
  if (read.length === 1) return false;
  const left = [...own];
  return read.every((one) => {
    const at = left.findIndex((other) => isSameStrength(one, other));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/**
 * The products of the reference that a listing names, with all their generics; all where it names none that fits. Of a
 * strength that this reference does not have, the originals that have it: what protects them protects the listing.
 */
function ofReference(groups: readonly OfStrength[], reference: string, notes: string[]): OfStrength[] {
  const parted = groups.map(({ strength, rows }) => {
    const originals = rows.filter(isNew);
    const named = withBrand(originals, reference, ({ tradeName }) => [tradeName]);
    return { strength, originals, named, generics: rows.filter((row) => !isNew(row)) };
  });
  const isReferred = parted.some(({ named }) => named.length > 0);
  if (!isReferred) {
    const originals = [...new Set(parted.flatMap((one) => one.originals))];
    if (!isUnsaid(reference) && originals.length > 0)
      notes.push(`The reference that the listing names (${reference}) is none of them.`);
    const applications = applicationsOf(originals);
    if (applications.length > 1)
      notes.push(`${applications.length} applications fit (${listed(applications)}): the latest end counts.`);
    return [...groups];
  }
  return parted.map(({ strength, originals, named, generics }) => {
    if (named.length > 0 || originals.length === 0) return { strength, rows: [...named, ...generics] };
    return { strength, rows: [...originals, ...generics], isOfOthers: true };
  });
}

function wordsOfOthers(strength: string, reference: string, originals: readonly OrangeProduct[]): string {
  const isOne = applicationsOf(originals).length === 1;
  const counts = isOne ? 'their ends count, too' : 'of their ends the latest counts, too';
  return (
    `The reference that the listing names (${reference}) has no ${strength}, which is matched to ` +
    `${listed(originals.map(nameOfProduct))}: ${counts}.`
  );
}

function applicationsOf(originals: readonly OrangeProduct[]): string[] {
  return [...new Set(originals.map(({ application }) => `N${application}`))];
}

export function isNew({ applicationType }: OrangeProduct): boolean {
  return applicationType === 'N';
}

function nameOfProduct({
  tradeName,
  strength,
  applicationType,
  application,
  product,
}: OrangeProduct): string {
  return `${tradeName} ${strength.replace(/ \*\*.*$/, '')} (${applicationType}${application}/${product})`;
}

function wordsOfMatch(rows: readonly OrangeProduct[], groups: readonly OfStrength[]): string {
  const originals = rows.filter(isNew);
  const some = originals.length > 0 ? originals : rows;
  const products = some.map(nameOfProduct);
  return [
    `Matched by substance, form and strength to ${listed(products)} of the Orange Book.`,
    ...(originals.length === 0 ? ['Only generics stand there.'] : []),
    ...discontinued(groups),
    ...wordsOfSale(originals),
  ].join(' ');
}

/** Of which strengths no original is sold any more, and what the FDA has determined of why. */
function discontinued(groups: readonly OfStrength[]): string[] {
  const referred = groups
    .map(({ strength, rows }) => ({ strength, originals: rows.filter(isNew) }))
    .filter(({ originals }) => originals.length > 0);
  const gone = referred.filter(({ originals }) => originals.every(({ marketing }) => marketing === 'DISCN'));
  if (gone.length === 0) return [];
  const of =
    gone.length < referred.length
      ? `Of ${gone.map(({ strength }) => strength).join(', ')} it is no longer sold`
      : 'It is no longer sold';
  const rows = [...new Set(gone.flatMap(({ originals }) => originals))];
  const why = [...Map.groupBy(rows, determinationOf)].map(([determined, all], _, { length }) => {
    const names = length > 1 ? `${listed(all.map(nameOfProduct))}: ` : '';
    return `${names}${determined}`;
  });
  return [`${of}: ${why.join('; ')}.`];
}

/** A copy may refer to what is no longer sold once the FDA has said that it was not withdrawn for its harm. */
function determinationOf({ note, strength }: OrangeProduct): string {
  const reasons = 'for reasons of safety or effectiveness';
  const found = /was (not )?(?:discontinued|withdrawn)/i.exec(`${note ?? ''} ${strength}`);
  if (found === null) return `whether ${reasons}, is not determined there`;
  return found[1] === undefined
    ? `withdrawn ${reasons}, as the FDA determined`
    : `not ${reasons}, as the FDA determined`;
}

function wordsOfSale(originals: readonly OrangeProduct[]): string[] {
  const sold = soldOnlyAs(originals);
  if (sold === null) return [];
  return [`The reference is sold ${sold === 'RX' ? 'on prescription only' : 'without a prescription'}.`];
}

/** As what all of these are sold that are; null where some are sold as one and some as the other, or none at all. */
export function soldOnlyAs(rows: readonly OrangeProduct[]): 'RX' | 'OTC' | null {
  const sold = new Set(rows.flatMap(({ marketing }) => (marketing === 'DISCN' ? [] : [marketing])));
  const [only = null, ...others] = sold;
  return others.length > 0 ? null : only;
}
