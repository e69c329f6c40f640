import type { Product } from './choice.ts';

/** What a visitor types first, and what most companies have. */
const wellKnown = [
  'amlodipine',
  'paracetamol',
  'metformin',
  'atorvastatin',
  'rivaroxaban',
  'semaglutide',
  'omeprazole',
  'sitagliptin',
  'apixaban',
  'amoxicillin + clavulanic acid',
  'pregabalin',
  'losartan',
  'adalimumab',
  'ibuprofen',
  'levetiracetam',
  'dapagliflozin',
  'salbutamol',
  'escitalopram',
  'imatinib',
  'latanoprost',
];
const wellKnownRounds = 5;

/** Every fifth listing is a covering product, every fifth a well-known one, until all have been shown. */
export function plannedProduct(products: readonly Product[]): (index: number) => Product | undefined {
  const covering = coveringProducts(products);
  const known = wellKnownProducts(products);
  return (index) => {
    if (index % 5 === 0) return covering[index / 5];
    return index % 5 === 2 ? known[(index - 2) / 5] : undefined;
  };
}

/** In each round one form of each, so that the commonest form comes first. */
function wellKnownProducts(products: readonly Product[]): Product[] {
  return Array.from({ length: wellKnownRounds }, (_, round) =>
    wellKnown.flatMap((inn) => {
      const forms = products.filter(({ molecule }) => molecule.inn === inn);
      return forms[round % forms.length] ?? [];
    }),
  ).flat();
}

/**
 * Few products that together show every category, dosage form and route of the catalogue: listed early, they
 * leave no filter value empty, however small the catalogue.
 */
function coveringProducts(products: readonly Product[]): Product[] {
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
