import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import * as lists from '#domains/dossiers/contract/dossier-lists.ts';
import { facilityLocations } from '#domains/dossiers/server/rules.ts';
import { demoSize } from '../fill.ts';
import { createCatalogue, type DemoDossier, demoDossiers } from './dossiers.ts';

const dossiers = demoDossiers(demoSize);
const first650 = dossiers.slice(0, 650);

function share(some: readonly DemoDossier[], holds: (dossier: DemoDossier) => boolean): number {
  return some.filter(holds).length / some.length;
}

describe('the demo catalogue', () => {
  test('is the same at every start', () => {
    expect(demoDossiers(demoSize)).toEqual(dossiers);
  });

  test('has not changed unnoticed', () => {
    const digest = createHash('sha256');
    for (const { listing } of dossiers.slice(0, 50)) digest.update(`${listing.code} ${listing.title}\n`);
    expect(digest.digest('hex').slice(0, 16)).toBe('1349a0e96051d577');
  });

  test('shows every filter value within its first 650 dossiers', () => {
    const used = (values: (dossier: DemoDossier['listing']) => readonly string[]) =>
      new Set(first650.flatMap(({ listing }) => values(listing)));
    expect(used((listing) => listing.therapeuticCategories)).toEqual(new Set(lists.therapeuticCategories));
    expect(used((listing) => [listing.dosageForm])).toEqual(new Set(lists.dosageForms));
    expect(used((listing) => listing.routes)).toEqual(new Set(lists.routesOfAdministration));
    expect(used((listing) => listing.markets)).toEqual(new Set(lists.marketsOfInterest));
    expect(used((listing) => [listing.readiness])).toEqual(new Set(lists.dossierReadiness));
    expect(used((listing) => listing.supply)).toEqual(new Set(lists.supplyFilter));
    expect(used((listing) => facilityLocations(listing.countriesOfManufacture))).toEqual(
      new Set(lists.dossierManufacturingFacilityLocations),
    );
  });

  test('has curated amlodipine for the EU: the search shown to visitors finds something', () => {
    const found = dossiers.filter(
      ({ molecule, listing }) =>
        molecule.inn === 'amlodipine' && listing.curated && listing.markets.includes('EU'),
    );
    expect(found.length).toBeGreaterThan(0);
  });

  test('covers at least 530 molecules, and no product of a company twice', () => {
    expect(new Set(dossiers.map(({ molecule }) => molecule.inn)).size).toBeGreaterThanOrEqual(530);
    const products = dossiers.map(
      ({ company, listing }) => `${company.name} ${listing.title} ${listing.dosageForm}`,
    );
    expect(new Set(products).size).toBe(demoSize);
    expect(new Set(dossiers.map(({ listing }) => listing.code)).size).toBe(demoSize);
  });

  test('has 5 to 15 % curated, dated and undated, each kind of supply alone and both together', () => {
    expect(share(dossiers, ({ listing }) => listing.curated === true)).toBeGreaterThan(0.05);
    expect(share(dossiers, ({ listing }) => listing.curated === true)).toBeLessThan(0.15);
    expect(share(dossiers, ({ listing }) => listing.usConstraintDate !== null)).toBeGreaterThan(0.05);
    expect(share(dossiers, ({ listing }) => listing.usConstraintDate === null)).toBeGreaterThan(0.5);
    for (const supply of ['With supply', 'Tech transfer', 'With supply,Tech transfer']) {
      expect(
        share(dossiers, ({ listing }) => listing.supply.join() === supply),
        supply,
      ).toBeGreaterThan(0.05);
    }
  });

  test('was listed over the thirty months before November 2026, no two at the same moment', () => {
    const moments = dossiers.map(({ listing }) => (listing.listedAt as Date).getTime()).sort((a, b) => a - b);
    expect(new Set(moments).size).toBe(demoSize);
    expect(new Date(moments[0] as number).toISOString() >= '2024-05-01').toBe(true);
    expect(new Date(moments.at(-1) as number).toISOString() < '2026-11-01').toBe(true);
    expect((moments.at(-1) as number) - (moments[0] as number)).toBeGreaterThan(28 * 30 * 86_400_000);
  });

  test('leaves fields open the way companies do', () => {
    const texts = dossiers.flatMap(({ listing }) =>
      Object.values(listing).filter((value) => typeof value === 'string'),
    );
    for (const gap of ['-', 'NA', 'Not Applicable', 'non-mdantory', '']) expect(texts).toContain(gap);
    const open =
      texts.filter((text) => /^(-|na|not applicable|non-mdantory|)$/i.test(text)).length / texts.length;
    expect(open).toBeGreaterThan(0.08);
    expect(open).toBeLessThan(0.3);
  });

  test('gives every column a value', () => {
    const columns = new Set(dossiers.flatMap(({ listing }) => Object.keys(listing)));
    for (const { listing } of dossiers) {
      expect(new Set(Object.keys(listing))).toEqual(columns);
      expect(Object.values(listing)).not.toContain(undefined);
    }
  });
});

describe('the endless catalogue', () => {
  test('computes each dossier alone, from its seed and index', () => {
    const [one, other] = [createCatalogue(5), createCatalogue(5)];
    const forwards = [0, 1, 2, 999_999].map(one);
    const backwards = [999_999, 2, 1, 0].map(other).reverse();
    expect(forwards).toEqual(backwards);
  });

  test('differs with the seed', () => {
    const title = (seed: number) => createCatalogue(seed)(2_000).listing.title;
    expect(new Set([1, 2, 3, 4, 5].map(title)).size).toBeGreaterThan(3);
  });
});
