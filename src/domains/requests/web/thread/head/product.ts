import { titleWithForm } from '#domains/dossiers/web/display.ts';
import type { Request } from '../../../contract/request-view.ts';

/** What a request is about: molecule, form and strengths, as far as the title that it was asked under does not say them. */
export function productOf({ listing: { title }, product }: Pick<Request, 'listing' | 'product'>): string {
  if (product === null) return title;
  const formed = titleWithForm(title, product.doseForm);
  const numbers = product.strengths.match(/\d+(?:\.\d+)?/g) ?? [];
  const said = new Set(formed.match(/\d+(?:\.\d+)?/g));
  return numbers.every((number) => said.has(number)) ? formed : `${formed} (${product.strengths})`;
}
