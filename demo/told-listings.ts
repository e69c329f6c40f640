import type { Product } from './choice.ts';
import type { Company, Site } from './company.ts';
import { lineNeed } from './line-needs.ts';
import { lineMakes } from './production-lines.ts';

/** What a listing is and whose, where the requests of the demo tell of it. */
type Told = {
  inn: string;
  form: string;
  route: string;
  /** The smallest of its strengths: what tells two presentations of a form apart. */
  strength: string;
  company: string;
  country: string;
  /** As many numbers as choosing it took once: all that is drawn behind them stays what the stories say. */
  draws: number;
};

/** By the position in the catalogue of the first start, whatever else it comes to list. */
export const toldListings: ReadonlyMap<number, Told> = new Map([
  [
    24,
    {
      inn: 'metoprolol',
      form: 'Tablets',
      route: 'Oral',
      strength: '25 mg',
      company: 'Vindhyasar Generics',
      country: 'India',
      draws: 2,
    },
  ],
  [
    34,
    {
      inn: 'nitisinone',
      form: 'Oral Suspension',
      route: 'Oral',
      strength: '4 mg/mL',
      company: 'Sahyagiri Laboratories',
      country: 'India',
      draws: 2,
    },
  ],
  [
    52,
    {
      inn: 'pregabalin',
      form: 'Capsules',
      route: 'Oral',
      strength: '25 mg',
      company: 'Sahyagiri Laboratories',
      country: 'India',
      draws: 1,
    },
  ],
  [
    90,
    {
      inn: 'famotidine',
      form: 'Chewable Tablets',
      route: 'Oral',
      strength: '20 mg',
      company: 'Sahyagiri Laboratories',
      country: 'India',
      draws: 1,
    },
  ],
  [
    113,
    {
      inn: 'clonidine',
      form: 'Tablets',
      route: 'Oral',
      strength: '0.1 mg',
      company: 'Vindhyasar Generics',
      country: 'India',
      draws: 2,
    },
  ],
  [
    186,
    {
      inn: 'sumatriptan',
      form: 'Injection',
      route: 'Subcutaneous',
      strength: '4 mg/0.5 mL',
      company: 'Sahyagiri Laboratories',
      country: 'India',
      draws: 2,
    },
  ],
  [
    238,
    {
      inn: 'solriamfetol',
      form: 'Film Coated Tablets',
      route: 'Oral',
      strength: '150 mg',
      company: 'Copperfern Pharmaceuticals',
      country: 'United States',
      draws: 2,
    },
  ],
  [
    300,
    {
      inn: 'loperamide',
      form: 'Tablets',
      route: 'Oral',
      strength: '2 mg',
      company: 'Sahyagiri Laboratories',
      country: 'India',
      draws: 2,
    },
  ],
  [
    305,
    {
      inn: 'levetiracetam',
      form: 'Film Coated Tablets',
      route: 'Oral',
      strength: '250 mg',
      company: 'Helvarion Pharma',
      country: 'Switzerland',
      draws: 2,
    },
  ],
  [
    405,
    {
      inn: 'metformin',
      form: 'Film Coated Tablets',
      route: 'Oral',
      strength: '500 mg',
      company: 'Copperfern Pharmaceuticals',
      country: 'United States',
      draws: 2,
    },
  ],
  [
    492,
    {
      inn: 'imatinib',
      form: 'Film Coated Tablets',
      route: 'Oral',
      strength: '100 mg',
      company: 'Sahyagiri Laboratories',
      country: 'India',
      draws: 1,
    },
  ],
  [
    534,
    {
      inn: 'prucalopride',
      form: 'Film Coated Tablets',
      route: 'Oral',
      strength: '1 mg',
      company: 'Waddenmeer Licensing',
      country: 'India',
      draws: 2,
    },
  ],
  [
    623,
    {
      inn: 'paclitaxel',
      form: 'Lyophilized Powder for Injection',
      route: 'Intravenous',
      strength: '100 mg',
      company: 'Sahyagiri Laboratories',
      country: 'India',
      draws: 2,
    },
  ],
  [
    649,
    {
      inn: 'indometacin',
      form: 'Extended Release Capsules',
      route: 'Oral',
      strength: '75 mg',
      company: 'Copperfern Pharmaceuticals',
      country: 'United States',
      draws: 2,
    },
  ],
  [
    696,
    {
      inn: 'carfilzomib',
      form: 'Lyophilized Powder for Injection',
      route: 'Intravenous',
      strength: '10 mg',
      company: 'Sahyagiri Laboratories',
      country: 'India',
      draws: 2,
    },
  ],
  [
    762,
    {
      inn: 'rifaximin',
      form: 'Film Coated Tablets',
      route: 'Oral',
      strength: '200 mg',
      company: 'Sahyagiri Laboratories',
      country: 'India',
      draws: 2,
    },
  ],
  [
    843,
    {
      inn: 'ibuprofen + paracetamol',
      form: 'Film Coated Tablets',
      route: 'Oral',
      strength: '150 mg/500 mg',
      company: 'Sahyagiri Laboratories',
      country: 'India',
      draws: 2,
    },
  ],
  [
    935,
    {
      inn: 'celecoxib',
      form: 'Capsules',
      route: 'Oral',
      strength: '50 mg',
      company: 'Sahyagiri Laboratories',
      country: 'India',
      draws: 2,
    },
  ],
  [
    963,
    {
      inn: 'diltiazem',
      form: 'Film Coated Tablets',
      route: 'Oral',
      strength: '30 mg',
      company: 'Waddenmeer Licensing',
      country: 'Greece',
      draws: 2,
    },
  ],
  [
    968,
    {
      inn: 'cariprazine',
      form: 'Capsules',
      route: 'Oral',
      strength: '1.5 mg',
      company: 'Sahyagiri Laboratories',
      country: 'India',
      draws: 2,
    },
  ],
  [
    969,
    {
      inn: 'tolvaptan',
      form: 'Tablets',
      route: 'Oral',
      strength: '15 mg',
      company: 'Vindhyasar Generics',
      country: 'India',
      draws: 2,
    },
  ],
]);

/** The product, company and site of a listing that is told of. */
export function findTold(told: Told, products: readonly Product[], companies: readonly Company[]) {
  const product = products.find(
    ({ molecule, presentation }) =>
      molecule.inn === told.inn &&
      presentation.dosageForm === told.form &&
      presentation.routes[0] === told.route &&
      presentation.strengths.includes(told.strength),
  );
  const company = companies.find(({ name }) => name === told.company);
  if (!product || !company) throw new Error(`${told.company} has no ${told.inn} to tell of`);
  const need = lineNeed(product.molecule, product.presentation);
  const isHere = ({ country, lines }: Site) =>
    country === told.country && lines.some((line) => lineMakes(line, need));
  return { product, company, site: company.sites.find(isHere) ?? company.sites[0] };
}
