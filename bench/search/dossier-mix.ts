import { demoSize } from '#demo/fill.ts';
import { type DemoDossier, demoDossiers } from '#demo/medicines/dossiers.ts';
import { type Random, weighted } from '#demo/random.ts';
import * as lists from '#domains/dossiers/contract/dossier-lists.ts';
import { facilityLocations } from '#domains/dossiers/server/rules.ts';
import type { Sent } from '#platform/contract/calls.ts';
import { beginning, makeDifferent, misspelling, pageSizes, tick } from './mix-parts.ts';

type Search = Sent<'POST /search-dossier', 'body'>;

/** What is typed: nothing, or a name in one of the ways that the engine has to understand. */
const textKinds = weighted([
  [25, () => ''],
  [30, exactName],
  [15, (random: Random, { molecule }: DemoDossier) => beginning(random, molecule.inn)],
  [15, (random: Random, { molecule }: DemoDossier) => misspelling(random, molecule.inn)],
  [15, synonym],
] as const);

/** In how many filter groups something is ticked. */
const tickedGroups = weighted([
  [35, 0],
  [30, 1],
  [20, 2],
  [15, 3],
] as const);

const dossiers = demoDossiers(demoSize);

/** Searches in a catalogue of so many dossiers, all different; the same ones for the same seed. */
export function makeDossierSearches(count: number, seed: number, size: number = demoSize): Search[] {
  return makeDifferent(count, seed, (random) => makeSearch(random, size));
}

function makeSearch(random: Random, size: number): Search {
  const limit = random.draw(pageSizes);
  // One in eight walks through the whole catalogue, up to its last page.
  if (random.chance(1 / 8)) return { page: random.whole(2, Math.floor(size / limit)), limit };
  // Members look for what there is, and see at each value how many it would leave. One in ten ticks blindly.
  const wanted = random.pick(dossiers);
  const ticked = random.chance(0.1) ? random.pick(dossiers) : wanted;
  const searchChar = random.draw(textKinds)(random, wanted);
  const page = searchChar === '' ? random.whole(1, 3) : 1;
  const filters = random.sample(tickers, random.draw(tickedGroups)).map((tick) => tick(random, ticked));
  return Object.assign({ page, limit, searchChar }, ...filters);
}

/** Every filter group, each ticked so that this dossier passes, with some more values of the group. */
const tickers: readonly ((random: Random, dossier: DemoDossier) => Search)[] = [
  (random, { listing }) => ({
    therapCategory: tick(random, lists.therapeuticCategories, listing.therapeuticCategories, 5),
  }),
  (random, { listing }) => ({ doseForm: tick(random, lists.dosageForms, [listing.dosageForm], 3) }),
  (random, { listing }) => ({
    routeOfAdministration: tick(random, lists.routesOfAdministration, listing.routes, 2),
  }),
  (random, { listing }) => ({ RegionofInterest: tick(random, lists.marketsOfInterest, listing.markets, 2) }),
  (random, { listing }) => ({
    countryOfManufacture: tick(
      random,
      lists.dossierManufacturingFacilityLocations,
      facilityLocations(listing.countriesOfManufacture),
      1,
    ),
  }),
  (random, { listing }) => ({
    DossierReadiness: tick(random, lists.dossierReadiness, [listing.readiness], 2),
  }),
  (random, { listing }) => ({
    supplyStatus: tick(random, lists.supplyFilter, listing.supply, 0).slice(0, 1),
  }),
  (_random, { listing }) => ({ usConstraintDate: listing.usConstraintDate?.slice(0, 7) ?? '' }),
  (_random, { listing }) => ({ curated: listing.curated ?? false }),
];

function exactName(random: Random, { molecule, listing }: DemoDossier): string {
  return random.chance(0.5) ? molecule.inn : `${molecule.inn} ${listing.dosageForm}`;
}

function synonym(random: Random, { molecule }: DemoDossier): string {
  return random.pick([...molecule.otherNames, ...molecule.brands, molecule.salt]);
}
