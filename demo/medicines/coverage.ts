import type { Product } from '../choice.ts';
import { toldListings } from './told-listings.ts';

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

/** What a visitor looks for next: one dossier each, before the rest of the molecules have theirs. */
const askedFor = [
  'azithromycin',
  'esomeprazole',
  'epinephrine',
  'lisinopril',
  'fluoxetine',
  'pantoprazole',
  'rosuvastatin',
  'clopidogrel',
  'levothyroxine sodium',
  'montelukast',
  'sertraline',
  'duloxetine',
  'gabapentin',
  'quetiapine',
  'tamsulosin',
  'sildenafil',
  'tadalafil',
  'enoxaparin',
  'heparin',
  'ticagrelor',
  'dabigatran etexilate',
  'empagliflozin',
  'liraglutide',
  'linagliptin',
  'vildagliptin',
  'pioglitazone',
  'olmesartan medoxomil',
  'telmisartan',
  'valsartan',
  'meropenem',
  'cefuroxime',
  'levofloxacin',
  'valaciclovir',
  'sulfamethoxazole + trimethoprim',
  'isotretinoin',
  'propofol',
  'naloxone',
  'febuxostat',
  'mometasone',
  'tiotropium bromide',
  'fluticasone + salmeterol',
  'mirabegron',
  'teriparatide',
  'digoxin',
  'torasemide',
  'isoniazid + pyrazinamide + rifampicin',
];

/**
 * Of five listings one is a covering product, one a well-known one and three are of further molecules, until all have
 * been shown: a catalogue of 960 lists every molecule that the demo knows.
 */
export function plannedProduct(products: readonly Product[]): (index: number) => Product | undefined {
  const covering = coveringProducts(products);
  const known = wellKnownProducts(products);
  const further = furtherProducts(products, [...covering, ...known]);
  const places = new Map<number, Product>();
  for (let index = 0; places.size < further.length; index++) {
    const isTheirs = index % 5 !== 0 && index % 5 !== 2 && !toldListings.has(index);
    if (isTheirs) places.set(index, further[places.size] as Product);
  }
  return (index) => {
    if (index % 5 === 0) return covering[index / 5];
    return index % 5 === 2 ? known[(index - 2) / 5] : places.get(index);
  };
}

/** The commonest form of every molecule that is not planned already, those that are asked for most first. */
function furtherProducts(products: readonly Product[], planned: readonly Product[]): Product[] {
  const shown = new Set(planned.map(({ molecule }) => molecule.inn));
  const inns = new Set([...askedFor, ...products.map(({ molecule }) => molecule.inn)]);
  return [...inns]
    .filter((inn) => !shown.has(inn))
    .flatMap((inn) => products.find(({ molecule }) => molecule.inn === inn) ?? []);
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
