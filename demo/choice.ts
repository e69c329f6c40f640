import type { Company, Site } from './company.ts';
import { lineNeed } from './line-needs.ts';
import type { Molecule, Presentation } from './molecule.ts';
import { type LineNeed, lineMakes } from './production-lines.ts';
import { type Weighted, weighted } from './random.ts';

/** A product as one company could list it. */
export type Product = { molecule: Molecule; presentation: Presentation };
export type Maker = { company: Company; site: Site };

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

/** Long exclusivity keeps generics away; what was never sold in the US has fewer makers looking for partners. */
function productWeight(molecule: Molecule, presentation: Presentation): number {
  const protectedUntil = Number(presentation.usConstraintDate?.slice(0, 4) ?? 0);
  const breadth = Math.min(molecule.presentations.length, 4) ** 0.3;
  return (
    breadth *
    (protectedUntil > 2030 ? 0.35 : 1) *
    (presentation.reference ? 1 : 0.7) *
    (molecule.structure ? 1 : 0.7)
  );
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
