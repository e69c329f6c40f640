import type { Presentation } from '../../contract/presentations.ts';
import type { OrangeProduct } from '../../contract/register-rows.ts';
import { isOfForm } from '../forms/rules.ts';
import { rowsOf, withBrand } from '../matching/parts/rules.ts';
import { isNew } from '../matching/rules.ts';
import { saltAgainst } from '../matching/salts/rules.ts';
import { isUnsaid } from '../names/rules.ts';
import type { RowIndex } from '../row-index/rules.ts';
import { readRegisteredStrength, readStrength, type Strength } from '../strengths/rules.ts';

/** All products of the Orange Book that hold a presentation's substances and no others, in whatever form. */
export function productsOf(index: RowIndex, presentation: Presentation): readonly OrangeProduct[] {
  return rowsOf(index, index.products, presentation);
}

/** Of those the new drugs under the brand that the listing names: in its own form, where there are such. */
export function referenceOf(index: RowIndex, presentation: Presentation): OrangeProduct[] {
  const { form, routes, reference } = presentation;
  const named = withBrand(productsOf(index, presentation).filter(isNew), reference, ({ tradeName }) => [
    tradeName,
  ]);
  const inForm = named.filter((row) => isOfForm(form, routes, row));
  return inForm.length > 0 ? inForm : named;
}

/** The salts of the reference, as the register writes them, where it is another than the presentation's; else none. */
export function otherSalts(reference: readonly OrangeProduct[], presentation: Presentation): string[] {
  if (isUnsaid(presentation.salt)) return [];
  if (reference.some((row) => saltAgainst(row, presentation) !== 'other')) return [];
  return [...new Set(reference.map(({ ingredients }) => ingredients.join('; ')))];
}

/** Strengths that lie as far from all of the register's as no usual new one does, and the register's in this form. */
export function unusualStrengths(
  index: RowIndex,
  presentation: Presentation,
): { unusual: string[]; registered: string[] } {
  const { form, routes, reference, substances, strengths } = presentation;
  const all = productsOf(index, presentation);
  // Of what refers to no product of the United States its register knows less.
  const upTo = isUnsaid(reference) ? 5 : 2;
  const inForm = all.filter((row) => isOfForm(form, routes, row));
  const [inAny, inThis] = [registeredStrengths(all), registeredStrengths(inForm)];
  const unusual = strengths.filter((strength) => {
    const own = readStrength(strength, substances.length);
    // What is far from the form's may be usual in another: tablets to swallow, and to melt.
    return own !== null && isBeyond(own, inThis, upTo, 'all') && isBeyond(own, inAny, upTo, 'some');
  });
  return {
    unusual,
    registered: [...new Set(inForm.map(({ strength }) => strength.replace(/ \*\*.*$/, '')))],
  };
}

/** Each strength once, as many rows as have it. */
function registeredStrengths(rows: readonly OrangeProduct[]): (readonly Strength[])[] {
  return [...new Set(rows.map(({ strength }) => strength))].flatMap((one) => {
    const read = readRegisteredStrength(one);
    return read === null ? [] : [read];
  });
}

/** For children and for the beginning of a treatment there are much smaller strengths. */
const downTo = 5;

/**
 * Whether a strength is far from all others, in whatever way it can be compared: as a whole, and by what is in a measure of it. A
 * combination is compared by its largest and its smallest part: a register has its parts in an order of its own.
 */
function isBeyond(
  own: readonly Strength[],
  others: readonly (readonly Strength[])[],
  upTo: number,
  comparable: 'all' | 'some',
): boolean {
  const registered = others.filter(({ length }) => length === own.length);
  const compared = measures.flatMap((measure) => {
    const mine = endsOf(own, own, measure);
    const theirs = registered.flatMap((one) => endsOf(one, own, measure) ?? []);
    const isEnough = theirs.length > 0 && (comparable === 'some' || theirs.length === registered.length);
    return mine === null || !isEnough ? [] : [{ mine, theirs }];
  });
  if (compared.length === 0) return false;
  return compared.every(({ mine, theirs }) => {
    const most = Math.max(...theirs.map(({ to }) => to));
    const least = Math.min(...theirs.map(({ from }) => from));
    return mine.to > most * upTo * 1.01 || mine.from < (least / downTo) * 0.99;
  });
}

type Measure = { amountOf: (one: Strength) => number | null; unitOf: (one: Strength) => string };

const measures: readonly Measure[] = [
  { amountOf: ({ total }) => total, unitOf: ({ of }) => of },
  // A percentage is of millilitres or of grams: which, nobody says.
  {
    amountOf: ({ ratio }) => ratio?.value ?? null,
    unitOf: ({ of, ratio }) => `${of} ${ratio?.per === 'h' ? 'h' : 'mL or g'}`,
  },
];

/** The smallest and the largest part; null where one of them is not measured so, or in another unit. */
function endsOf(
  parts: readonly Strength[],
  own: readonly Strength[],
  { amountOf, unitOf }: Measure,
): { from: number; to: number } | null {
  const values = parts.map(amountOf);
  if (values.includes(null) || parts.map(unitOf).sort().join() !== own.map(unitOf).sort().join()) return null;
  const numbers = values as number[];
  return { from: Math.min(...numbers), to: Math.max(...numbers) };
}
