import { specialCapabilities, supplierDosageForms } from '#domains/suppliers/contract/supplier-lists.ts';
import { productionLines } from '../companies/production-lines.ts';
import { catalogueDay } from '../medicines/listing-dates.ts';
import type { Random } from '../random.ts';
import { drawTypes } from './manufacturer-types.ts';
import type { OwnSite, PlantSubject } from './subject.ts';

/** Settles what a plant makes and for how long it has done so. */
export function stagePlant(random: Random, own: OwnSite): PlantSubject {
  const lines = own.site.lines.map((line) => productionLines[line]);
  const makes = new Set(lines.flatMap(({ forms }) => forms));
  const can = new Set(lines.flatMap(({ capabilities }) => capabilities));
  // What a line is dedicated to, it can; of the rest a plant has most.
  const dedicated = new Set(lines.flatMap(({ dedicatedTo }) => dedicatedTo?.slice(0, 1) ?? []));
  const made = {
    ...own,
    random,
    yearsOfOperation: drawYears(random, own),
    dosageForms: supplierDosageForms.filter((form) => makes.has(form)),
    specialCapabilities: specialCapabilities.filter(
      (capability) =>
        can.has(capability) &&
        (capability !== 'Serialisation' || shipsToSerialisingMarkets(own)) &&
        (dedicated.has(capability) || random.chance(0.72)),
    ),
  };
  return { ...made, manufacturerTypes: drawTypes(made) };
}

/** Packs carry serial numbers where the law asks for them, first of all in the US and the EU. */
function shipsToSerialisingMarkets({ site }: OwnSite): boolean {
  return site.accreditations.includes('USFDA') || site.accreditations.includes('EU GMP');
}

/** A company's first plant is nearly as old as the company, unless it was built anew; the others came later. */
function drawYears(random: Random, { company, position }: OwnSite): number {
  const age = catalogueDay.getUTCFullYear() - company.foundedYear;
  if (age < 3) return Math.max(age, 1);
  const isFirst = position === 0 && random.chance(0.85);
  return isFirst ? random.whole(Math.max(2, age - 6), age) : random.whole(2, age);
}
