import type { SupplierCard } from '../contract/suppliers.ts';

/** How a supplier's values are written (§5.10). */

const nothing = new Set(['-', 'null']);

/** What a company wrote; '' where it left a field open, also by a dash, or an older system by the word 'null'. */
export function given(value: string | null | undefined): string {
  const text = value?.trim() ?? '';
  return nothing.has(text.toLowerCase()) ? '' : text;
}

/** The entries that say something, each once. */
export function givenList(...lists: readonly (readonly string[])[]): string[] {
  return [...new Set(lists.flat().map(given).filter(Boolean))];
}

/** '1 year of operation', '12 years of operation'. */
export function yearsWords(years: number): string {
  return years === 1 ? '1 year of operation' : `${years.toLocaleString('en')} years of operation`;
}

/** Where the plants are. A place holds a comma itself. */
export function placesOf(card: SupplierCard): string {
  return givenList(card.SuListing_Search_Manufacturing_Plant_location).join(' · ');
}

export function isEmerging(companyType: string): boolean {
  return companyType.trim().toLowerCase() === 'emerging';
}

/** '$ 0.8 cc per unit'; nothing where no price is given. */
export function priceLine(cost: string | null): string {
  const price = given(cost);
  return price === '' ? '' : `$ ${price} cc per unit`;
}

/** What stands behind 'Others', one entry each. */
export function splitGmpText(text: string): string[] {
  return givenList(given(text).split(';'));
}

/** A rating as precise as it is given: in quarters and halves, else in tenths; from 0 to 5. */
export function preciseRating(stars: number): number {
  const rating = Number.isFinite(stars) ? Math.min(5, Math.max(0, stars)) : 0;
  return Number.isInteger(rating * 4) ? rating : Math.round(rating * 10) / 10;
}
