import { z } from 'zod';
import type { Product } from '../choice.ts';
import type { Company, Site } from '../companies/company.ts';
import { lineNeed } from '../companies/line-needs.ts';
import { lineMakes } from '../companies/production-lines.ts';
import { readData } from '../read-data.ts';

/** What a listing is and whose, where the requests of the demo tell of it. */
const told = z.strictObject({
  position: z.int().describe('In the catalogue of the first start'),
  inn: z.string(),
  form: z.string(),
  route: z.string(),
  strength: z.string().describe('The smallest: what tells two presentations of a form apart'),
  company: z.string(),
  country: z.string(),
  draws: z
    .int()
    .describe(
      'As many numbers as choosing it took once: all that is drawn behind them stays what the stories say',
    ),
});
type Told = Omit<z.infer<typeof told>, 'position'>;

/** By the position in the catalogue of the first start, whatever else it comes to list. */
export const toldListings: ReadonlyMap<number, Told> = new Map(
  readData('catalogue/told-listings.json', z.array(told)).map(({ position, ...listing }) => [
    position,
    listing,
  ]),
);

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
