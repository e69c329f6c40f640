import { findMakers, weightedProducts } from '../choice.ts';
import { companies as namedCompanies } from '../companies/companies.ts';
import type { Company } from '../companies/company.ts';
import { drawSupply, writeDeal } from '../dossier/deal.ts';
import { writeGoods } from '../dossier/goods.ts';
import { writeListing } from '../dossier/listing.ts';
import { writeManufacturing } from '../dossier/manufacturing.ts';
import { drawMarkets } from '../dossier/markets.ts';
import { writeProduct } from '../dossier/product.ts';
import { drawAge, drawBatchAge, drawReadiness } from '../dossier/readiness.ts';
import { drawRegistered, writeRegisteredIn } from '../dossier/registration.ts';
import { writeServices } from '../dossier/services.ts';
import { writeStudies } from '../dossier/studies.ts';
import type { ListingColumns, StagedSubject, Subject } from '../dossier/subject.ts';
import { Random } from '../random.ts';
import { plannedProduct } from './coverage.ts';
import type { Molecule } from './molecule.ts';
import { molecules } from './molecules.ts';
import { findTold, toldListings } from './told-listings.ts';

/** A dossier of the demo catalogue: the listing's columns, and to whom and what it belongs. */
export type DemoDossier = { molecule: Molecule; company: Company; listing: ListingColumns };

/** The seed of the catalogue that every first start shows: one with curated amlodipine for the EU, a search shown to visitors. */
export const demoSeed = 18;

/** An endless catalogue. The dossier at an index depends on the seed and the index alone. */
export function createCatalogue(
  seed: number,
  companies: readonly Company[] = namedCompanies,
): (index: number) => DemoDossier {
  const products = weightedProducts(molecules);
  const makersOf = findMakers(companies);
  const planned = plannedProduct(products.values);
  return (index) => {
    const random = new Random(seed, index);
    // What is drawn for batches comes from elsewhere, so that all else stays what it was before they had an age.
    const batches = new Random(~seed, index);
    const told = seed === demoSeed ? toldListings.get(index) : undefined;
    const { product, company, site } = told ? retell(told, random) : choose(index, random);
    // So does what is said of the goods.
    const goods = new Random(seed ^ 0x5f3759df, index);
    const listing = writeColumns(stage({ random, company, site, ...product }, batches), goods, index);
    return { molecule: product.molecule, company, listing };
  };

  function choose(index: number, random: Random) {
    const product = planned(index) ?? random.draw(products);
    return { product, ...random.draw(makersOf(product)) };
  }

  function retell(told: Parameters<typeof findTold>[0], random: Random) {
    for (let drawn = 0; drawn < told.draws; drawn++) random.next();
    return findTold(told, products.values, namedCompanies);
  }
}

/** The first dossiers of the catalogue that are not the same product of the same company again. */
export function demoDossiers(count: number, seed: number = demoSeed): DemoDossier[] {
  const dossierAt = createCatalogue(seed);
  const seen = new Set(
    [...toldListings.values()].map(({ company, inn, form }) => [company, inn, form].join('|')),
  );
  const dossiers: DemoDossier[] = [];
  for (let index = 0; dossiers.length < count; index++) {
    const dossier = dossierAt(index);
    const key = [dossier.company.name, dossier.molecule.inn, dossier.listing.dosageForm].join('|');
    if (seen.has(key) && !toldListings.has(index)) continue;
    seen.add(key);
    dossiers.push(dossier);
  }
  return dossiers;
}

function stage(subject: Subject, batches: Random): StagedSubject {
  const readiness = drawReadiness(subject);
  const registered = drawRegistered(subject, readiness);
  const markets = drawMarkets(subject, readiness, registered);
  const supply = drawSupply(subject);
  const age = drawAge(subject, readiness);
  return {
    ...subject,
    readiness,
    registered,
    markets,
    supply,
    age,
    batchAge: drawBatchAge(batches, readiness, age),
  };
}

function writeColumns(subject: StagedSubject, goods: Random, index: number): ListingColumns {
  const facts = { ...writeListing(subject, index), ...writeProduct(subject), ...writeStudies(subject) };
  const registeredIn = writeRegisteredIn(subject);
  const columns = {
    ...facts,
    readiness: subject.readiness,
    registeredIn,
    markets: subject.markets,
    supply: subject.supply,
    ...writeDeal(subject),
    ...writeManufacturing(subject, registeredIn),
    ...writeServices(subject),
  };
  return { ...columns, ...writeGoods(subject, goods, columns.stabilityConditions) };
}
