import type { OrangeProduct } from '../../../contract/register-rows.ts';
import { isNew } from '../../matching/rules.ts';

/**
 * Of matched rows the copies (ANDAs) of the matched originals. What is matched is whatever fits a listing's words, which are
 * wider than the register's: among it may be copies of another product. Where only copies stand, there is nothing to
 * tell them by, and all are.
 */
export function copiesOf(rows: readonly OrangeProduct[]): OrangeProduct[] {
  const copies = rows.filter((row) => !isNew(row));
  const originals = Map.groupBy(rows.filter(isNew), ({ application, form, route }) =>
    [application, form, route].join('; '),
  );
  if (originals.size === 0) return copies;
  return copies.filter((copy) => [...originals.values()].some((products) => isCopyOf(copy, products)));
}

/** How many hold copies of the matched originals that are listed as sold. */
export function holdersOfCopies(rows: readonly OrangeProduct[]): number {
  const sold = copiesOf(rows).filter(({ marketing }) => marketing !== 'DISCN');
  return new Set(sold.map(({ applicant }) => applicant)).size;
}

/** Of an application's products of one form and route. */
function isCopyOf(copy: OrangeProduct, products: readonly OrangeProduct[]): boolean {
  return (
    products.some(({ form, route }) => form === copy.form && route === copy.route) &&
    isOfGroup(copy, products) &&
    products.some((product) => !isBefore(copy, product))
  );
}

/** AB1 is no substitute for AB2. The groups of all the products are asked: one strength may have no number for being the only one. */
function isOfGroup(copy: OrangeProduct, products: readonly OrangeProduct[]): boolean {
  const [own, theirs] = [groupsOf([copy]), groupsOf(products)];
  return own.size === 0 || theirs.size === 0 || [...own].some((group) => theirs.has(group));
}

/** The numbers of 'AB1,AB3'; of 'AB' none. */
function groupsOf(products: readonly OrangeProduct[]): Set<string> {
  return new Set(
    products.flatMap(({ therapeuticEquivalence }) => therapeuticEquivalence?.match(/\d+/g) ?? []),
  );
}

/** What has no day was approved before 1982: before whatever has one. */
function isBefore(copy: OrangeProduct, product: OrangeProduct): boolean {
  return product.approvedOn !== null && (copy.approvedOn === null || copy.approvedOn < product.approvedOn);
}
