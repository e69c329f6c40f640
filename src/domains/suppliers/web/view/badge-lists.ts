import type { Supplier } from '../../contract/suppliers.ts';
import { givenList, splitGmpText } from '../display.ts';
import { dosageFormTile, gmpTile } from '../lit-tiles.ts';
import { dosageFormIcons, gmpIcons } from '../tile-icons.ts';
import type { Badge } from './badges.tsx';
import { productionOf, unnamedForm } from './production.ts';

/** The 'Dosage forms' box: also what only a production block names. */
export function dosageFormBadges(supplier: Supplier): Badge[] {
  const made = productionOf(supplier).map(({ name, number }) => (name === unnamedForm(number) ? '' : name));
  return givenList(
    supplier.SuListing_Filter_Detailed_Dosageform,
    supplier.SuListing_Search_Dosageforms,
    made,
  ).map((text) => ({ text, icon: dosageFormIcons[dosageFormTile(text)] }));
}

const others = 'Others';

/** The 'GMP accreditations' box: behind 'Others' stands what the company wrote. */
export function gmpBadges(supplier: Supplier): Badge[] {
  const behindOthers = splitGmpText(supplier.SuListing_Detailed_GMP);
  const named = givenList(supplier.SuListing_Searchpage_Detailed_GMP);
  const all = behindOthers.length > 0 && !named.includes(others) ? [...named, others] : named;
  return all.map((text) => ({
    text,
    icon: gmpIcons[gmpTile(text)],
    ...(text === others && { hint: behindOthers }),
  }));
}
