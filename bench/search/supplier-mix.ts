import { type DemoPlant, demoPlants } from '#demo/companies/plants.ts';
import { type Random, weighted } from '#demo/random.ts';
import { cGMPAccreditations } from '#domains/catalogue/contract/gmp.ts';
import * as lists from '#domains/suppliers/contract/supplier-lists.ts';
import { bandOfYears } from '#domains/suppliers/contract/supplier-years.ts';
import { plantLocations } from '#domains/suppliers/server/rules.ts';
import type { Sent } from '#platform/contract/calls.ts';
import { beginning, makeDifferent, misspelling, pageSizes, tick } from './mix-parts.ts';

type Search = Sent<'POST /search-supplier', 'body'>;

/** What is typed: nothing, or what a buyer calls a plant by. */
const textKinds = weighted([
  [30, () => ''],
  [25, wholeName],
  [15, (random: Random, plant: DemoPlant) => beginning(random, wholeName(random, plant))],
  [15, (random: Random, plant: DemoPlant) => misspelling(random, wholeName(random, plant))],
  [15, (random: Random) => random.pick(['softgel', 'lyo', 'PFS', 'HPAPI', 'onco', 'DPI', 'biosimilar'])],
] as const);

const tickedGroups = weighted([
  [25, 0],
  [30, 1],
  [25, 2],
  [20, 3],
] as const);

const bands = ['fiveless', 'sixtoten', 'tentotwenty', 'Twentymore'] as const;
const plants = demoPlants();

/** Searches that are all different; the same ones for the same seed. */
export function makeSupplierSearches(count: number, seed: number): Search[] {
  return makeDifferent(count, seed, makeSearch);
}

function makeSearch(random: Random): Search {
  const limit = random.draw(pageSizes);
  if (random.chance(1 / 8)) return { page: random.whole(2, Math.floor(plants.length / limit)), limit };
  const wanted = random.pick(plants);
  const ticked = random.chance(0.1) ? random.pick(plants) : wanted;
  const searchChar = random.draw(textKinds)(random, wanted);
  const page = searchChar === '' ? random.whole(1, 3) : 1;
  const filters = random.sample(tickers, random.draw(tickedGroups)).map((one) => one(random, ticked));
  return Object.assign({ page, limit, searchChar }, ...filters);
}

/** Every filter group, each ticked so that this plant passes, with some more values of the group. */
const tickers: readonly ((random: Random, plant: DemoPlant) => Search)[] = [
  (random, { listing }) => ({
    SuListing_Filter_Detailed_Dosageform: tick(random, lists.supplierDosageForms, listing.dosageForms, 3),
  }),
  (random, { listing }) => ({
    Sulisting_Filter_cGMP_accreditation: tick(random, cGMPAccreditations, listing.accreditations, 2),
  }),
  (random, { listing }) => ({
    SuListing_Search_Manufacturing_Plant_location: tick(
      random,
      lists.supplierManufacturingPlantLocations,
      plantLocations(listing.country),
      1,
    ),
  }),
  (random, { listing }) => ({
    SuListing_Filter_Special_capabilities: tick(
      random,
      lists.specialCapabilities,
      listing.specialCapabilities,
      3,
    ),
  }),
  (random, { listing }) => ({
    SuListing_Filter_manufacturer_type: tick(random, lists.manufacturerTypes, listing.manufacturerTypes, 1),
  }),
  (_random, { listing }) => {
    const band = bands[lists.yearsOfOperation.indexOf(bandOfYears(listing.yearsOfOperation))];
    return band === undefined ? {} : { operation: { [band]: true } };
  },
];

function wholeName(random: Random, { listing }: DemoPlant): string {
  return random.pick([listing.city, listing.country, ...listing.specialCapabilities, ...listing.dosageForms]);
}
