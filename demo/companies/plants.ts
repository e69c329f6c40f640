import { listedAt } from '../medicines/listing-dates.ts';
import { writeBusiness } from '../plant/business.ts';
import { writeGmp } from '../plant/gmp.ts';
import { writePrice } from '../plant/price.ts';
import { writeProduction } from '../plant/production.ts';
import { stagePlant } from '../plant/stage.ts';
import type { OwnSite, PlantColumns } from '../plant/subject.ts';
import { Random } from '../random.ts';
import type { Company } from './company.ts';
import { plantCompanies } from './plant-sites.ts';

/** A plant of the demo catalogue: the listing's columns, and whose it is. */
export type DemoPlant = { company: Company; listing: PlantColumns };

/** The seed of the plants that every first start shows. */
const plantSeed = 18;

const firstCode = 20_001;

/** The plants of the first start: every site once, in an order that does not tell which belong together. */
export function demoPlants(seed: number = plantSeed): DemoPlant[] {
  const shuffle = new Random(seed, 0);
  const sites = sitesOf(plantCompanies)
    .map((own) => ({ own, place: shuffle.next() }))
    .sort((a, b) => a.place - b.place);
  const plants = sites.map(({ own }, index) => writePlant(new Random(seed, index + 1), own, index));
  return plants.map((plant, index) => (index === emptyPlant ? leaveOpen(plant) : plant));
}

/** Plants without end. The plant at an index depends on the seed and the index alone. */
export function createPlantCatalogue(
  seed: number,
  companies: readonly Company[],
): (index: number) => DemoPlant {
  const sites = sitesOf(companies);
  return (index) => {
    const random = new Random(seed, index);
    return writePlant(random, random.pick(sites), index);
  };
}

/** The position after the one whose listing bears this number. */
export function indexAfterPlant(number: number): number {
  return Math.max(0, number - firstCode + 1);
}

function sitesOf(companies: readonly Company[]): OwnSite[] {
  return companies.flatMap((company) => company.sites.map((site, position) => ({ company, site, position })));
}

function writePlant(random: Random, own: OwnSite, index: number): DemoPlant {
  const subject = stagePlant(random, own);
  return {
    company: own.company,
    listing: {
      code: `SU-${firstCode + index}`,
      plantCode: `PL-${String(index + 1).padStart(4, '0')}`,
      state: 'published',
      listedAt: listedAt(index),
      yearsOfOperation: subject.yearsOfOperation,
      dosageForms: subject.dosageForms,
      specialCapabilities: subject.specialCapabilities,
      ...writeBusiness(subject),
      ...writeGmp(subject),
      ...writeProduction(subject),
      unitPrice: writePrice(subject),
    },
  };
}

/** One company has filled in nothing yet but what it had to: pages must look well with that too. */
const emptyPlant = 41;

function leaveOpen({ company, listing }: DemoPlant): DemoPlant {
  return {
    company,
    listing: {
      ...listing,
      ...{
        city: '',
        companyType: '',
        otherGmp: '',
        annualCapacity: '',
        unitPrice: null,
        inspectionYear: null,
      },
      ...{
        dosageForms: [],
        accreditations: [],
        compliances: [],
        specialCapabilities: [],
        capabilityTexts: [],
      },
      ...{ manufacturerTypes: [], otherOfferings: [], production: [] },
      ...{ rdCapabilities: '', apiManufacturing: '', frontEndMarkets: '', stars: 0 },
    },
  };
}
