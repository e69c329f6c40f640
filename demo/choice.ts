import type { Company, Site } from './companies/company.ts';
import { isBiologic, isVaccine, lineNeed } from './companies/line-needs.ts';
import { type LineNeed, lineMakes } from './companies/production-lines.ts';
import type { Molecule, Presentation } from './medicines/molecule.ts';
import { type Weighted, weighted } from './random.ts';

/** A product as one company could list it. */
export type Product = { molecule: Molecule; presentation: Presentation };
type Maker = { company: Company; site: Site };

/** Every presentation of the catalogue, drawn as often as the trade has dossiers of its kind. */
export function weightedProducts(molecules: readonly Molecule[]): Weighted<Product> {
  return weighted(
    molecules.flatMap((molecule) =>
      molecule.presentations.map(
        (presentation, position) =>
          [
            productWeight(molecule, presentation) / (1 + position * 0.35),
            { molecule, presentation },
          ] as const,
      ),
    ),
  );
}

/** How much the trade deals in each ATC main group, against the average. */
const groupWeights: Record<string, number> = {
  A: 1.1,
  B: 0.9,
  C: 1.4,
  D: 0.7,
  G: 1,
  H: 0.8,
  J: 1.2,
  L: 1.3,
  M: 1.1,
  N: 1.3,
  P: 0.5,
  R: 0.9,
  S: 0.8,
  V: 0.35,
};

/** Long exclusivity keeps generics away; what was never sold in the US, or is alive, has fewer makers. */
function productWeight(molecule: Molecule, presentation: Presentation): number {
  const protectedUntil = Number(presentation.usConstraintDate?.slice(0, 4) ?? 0);
  const group = groupWeights[molecule.atcCode.charAt(0)] ?? 1;
  const alive = isBiologic(molecule) || isVaccine(molecule) ? 0.6 : 1;
  return group * alive * (protectedUntil > 2030 ? 0.35 : 1) * (presentation.reference ? 1 : 0.7);
}

/** Answers which companies could make a product; products that need the same line share one list. */
export function findMakers(companies: readonly Company[]): (product: Product) => Weighted<Maker> {
  const byNeed = new Map<string, Weighted<Maker>>();
  const byPresentation = new Map<Presentation, Weighted<Maker>>();
  return ({ molecule, presentation }) => {
    const known = byPresentation.get(presentation);
    if (known) return known;
    const need = lineNeed(molecule, presentation);
    const key = [need.form, ...need.capabilities].join('|');
    const makers = byNeed.get(key) ?? weightedMakers(companies, need);
    if (makers.values.length === 0) throw new Error(`no company makes ${molecule.inn}: ${key}`);
    byNeed.set(key, makers);
    byPresentation.set(presentation, makers);
    return makers;
  };
}

function weightedMakers(companies: readonly Company[], need: LineNeed): Weighted<Maker> {
  return weighted(
    companies.flatMap((company) =>
      company.sites
        .filter(({ lines }) => lines.some((line) => lineMakes(line, need)))
        .map((site) => [makerWeight({ company, site }), { company, site }] as const),
    ),
  );
}

/** Companies with many markets and inspections have the longer catalogues. */
function makerWeight({ company, site }: Maker): number {
  return Math.sqrt(company.markets.length) * (1 + site.accreditations.length / 3);
}
