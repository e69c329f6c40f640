import type { Product } from './choice.ts';

/**
 * Few products that together show every category, dosage form and route of the catalogue: listed early, they
 * leave no filter value empty, however small the catalogue.
 */
export function coveringProducts(products: readonly Product[]): Product[] {
  const missing = new Set(products.flatMap(labels));
  const chosen: Product[] = [];
  while (missing.size > 0) {
    let best: Product | undefined;
    let most = 0;
    for (const product of products) {
      const gain = labels(product).filter((label) => missing.has(label)).length;
      if (gain > most) [best, most] = [product, gain];
    }
    if (!best) break;
    chosen.push(best);
    for (const label of labels(best)) missing.delete(label);
  }
  return chosen;
}

function labels({ molecule, presentation }: Product): string[] {
  return [
    ...molecule.therapeuticCategories.map((name) => `category ${name}`),
    ...presentation.routes.map((name) => `route ${name}`),
    `form ${presentation.dosageForm}`,
  ];
}
