import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { cGMPAccreditations } from '#domains/catalogue/contract/gmp.ts';
import * as lists from '#domains/suppliers/contract/supplier-lists.ts';
import { supplierShortcuts } from '#domains/suppliers/contract/supplier-shortcuts.ts';
import { bandOfYears } from '#domains/suppliers/contract/supplier-years.ts';
import { plantLocations } from '#domains/suppliers/server/rules.ts';
import { townsOf } from '../countries.ts';
import { catalogueDay } from '../medicines/listing-dates.ts';
import { plantCompanies } from './plant-sites.ts';
import { createPlantCatalogue, type DemoPlant, demoPlants } from './plants.ts';
import { productionLines } from './production-lines.ts';

const plants = demoPlants();
const filled = plants.filter(({ listing }) => listing.dosageForms.length > 0);

/** How many plants carry each value. */
function tally(valuesOf: (plant: DemoPlant) => readonly (string | number)[]): Map<string | number, number> {
  const counts = new Map<string | number, number>();
  for (const value of plants.flatMap(valuesOf)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

describe('the demo plants', () => {
  test('are at least 200 of at least 120 companies, the same at every start', () => {
    expect(plants.length).toBeGreaterThanOrEqual(200);
    expect(new Set(plants.map(({ company }) => company.name)).size).toBeGreaterThanOrEqual(120);
    expect(demoPlants()).toEqual(plants);
  });

  test('have not changed unnoticed', () => {
    const digest = createHash('sha256');
    for (const { listing } of plants) digest.update(`${JSON.stringify(listing)}\n`);
    expect(digest.digest('hex').slice(0, 16)).toBe('2da438af69a4baf4');
  });

  test('belong to companies that manufacture themselves', () => {
    expect(plants.filter(({ company }) => company.manufacturing === 'No')).toEqual([]);
  });

  test('are called by identifiers that tell nothing of their company', () => {
    expect(new Set(plants.map(({ listing }) => listing.code)).size).toBe(plants.length);
    expect(new Set(plants.map(({ listing }) => listing.plantCode)).size).toBe(plants.length);
    for (const { listing } of plants) {
      expect(listing.code).toMatch(/^SU-2\d{4}$/);
      expect(listing.plantCode).toMatch(/^PL-\d{4}$/);
    }
    const neighbours = plants.filter(({ company }, i) => company.name === plants[i + 1]?.company.name);
    expect(neighbours.length).toBeLessThan(plants.length / 20);
  });

  test('use every filter value several times', () => {
    const groups: [readonly string[], (plant: DemoPlant) => readonly string[]][] = [
      [lists.supplierDosageForms, ({ listing }) => listing.dosageForms],
      [cGMPAccreditations, ({ listing }) => listing.accreditations],
      [lists.specialCapabilities, ({ listing }) => listing.specialCapabilities],
      [lists.manufacturerTypes, ({ listing }) => listing.manufacturerTypes],
      [lists.supplierManufacturingPlantLocations, ({ listing }) => plantLocations(listing.country)],
      [lists.yearsOfOperation, ({ listing }) => [bandOfYears(listing.yearsOfOperation)]],
    ];
    for (const [values, valuesOf] of groups) {
      const counts = tally(valuesOf);
      expect([...counts.keys()].sort()).toEqual([...values].sort());
      for (const value of values) expect(counts.get(value), value).toBeGreaterThanOrEqual(5);
    }
  });

  test('answer each of the six shortcuts and the journey from one of them', () => {
    for (const { value } of supplierShortcuts) {
      const found = plants.filter(({ listing }) =>
        [...listing.dosageForms, ...listing.accreditations, ...listing.specialCapabilities].includes(value),
      );
      expect(found.length, value).toBeGreaterThanOrEqual(5);
    }
    const journey = plants.filter(
      ({ listing }) =>
        listing.dosageForms.includes('Injectable') &&
        listing.accreditations.includes('EU GMP') &&
        bandOfYears(listing.yearsOfOperation) === '10-20',
    );
    expect(journey.length).toBeGreaterThanOrEqual(3);
  });

  test('show stars in each fraction, none and all five; and one plant is a year old', () => {
    const stars = tally(({ listing }) => [listing.stars]);
    for (const value of [0, 3.1, 3.25, 3.5, 5]) expect(stars.get(value), `${value}`).toBeGreaterThan(0);
    expect(tally(({ listing }) => [listing.yearsOfOperation]).get(1)).toBe(1);
  });

  test('name a price where they make one kind of thing, and the others none in each way there is', () => {
    const prices = plants.map(({ listing }) => listing.unitPrice);
    for (const gap of [null, 'null', '']) expect(prices).toContain(gap);
    const named = prices.filter((price) => price && price !== 'null');
    expect(named.length / prices.length).toBeGreaterThan(0.2);
    for (const price of named) expect(price).toMatch(/^\d+(\.\d+)?$/);
  });

  test('have one among them with every optional field empty', () => {
    const [empty, ...others] = plants.filter(({ listing }) => listing.dosageForms.length === 0);
    expect(others).toEqual([]);
    const fields = { ...empty?.listing, state: '', code: '', plantCode: '', country: '' };
    const values = Object.values(fields).filter((value) => !(value instanceof Date));
    expect(values.filter((value) => typeof value === 'string' && value !== '')).toEqual([]);
    expect(values.filter((value) => Array.isArray(value) && value.length > 0)).toEqual([]);
  });
});

describe('a plant', () => {
  test('makes what its site has lines for, and bears its inspections', () => {
    for (const { company, listing } of filled) {
      const site = company.sites.find(({ country, lines, accreditations }) => {
        const facts = lines.map((line) => productionLines[line]);
        const forms: readonly string[] = facts.flatMap((line) => line.forms);
        const can: readonly string[] = facts.flatMap((line) => line.capabilities);
        const known = accreditations.filter((name) => cGMPAccreditations.some((each) => each === name));
        return (
          country === listing.country &&
          listing.dosageForms.every((form) => forms.includes(form)) &&
          listing.specialCapabilities.every((capability) => can.includes(capability)) &&
          known.every((name) => listing.accreditations.includes(name))
        );
      });
      expect(site, listing.code).toBeDefined();
    }
  });

  test('stands in a town of its country and is no older than its company', () => {
    for (const { company, listing } of filled) {
      const towns: readonly string[] = townsOf[listing.country as keyof typeof townsOf];
      expect(towns).toContain(listing.city);
      const age = catalogueDay.getUTCFullYear() - company.foundedYear;
      expect(listing.yearsOfOperation).toBeLessThanOrEqual(Math.max(1, age));
    }
  });

  test('was inspected after it began to work and not in the future', () => {
    for (const { listing } of filled) {
      if (listing.inspectionYear == null) continue;
      const since = catalogueDay.getUTCFullYear() - listing.inspectionYear;
      expect(since).toBeGreaterThanOrEqual(0);
      expect(since).toBeLessThanOrEqual(listing.yearsOfOperation);
    }
  });

  test('names other inspections only where it has some', () => {
    for (const { listing } of filled) {
      if (listing.otherGmp !== '') expect(listing.accreditations).toContain('Others');
    }
    expect(filled.some(({ listing }) => listing.otherGmp.includes('; '))).toBe(true);
  });

  test('says of its first ten dosage forms how they are made, with gaps', () => {
    const forms = filled.flatMap(({ listing }) => listing.production);
    for (const { listing } of filled) {
      expect(listing.production.map(({ dosageForm }) => dosageForm)).toEqual(
        listing.dosageForms.slice(0, 10),
      );
    }
    expect(Math.max(...filled.map(({ listing }) => listing.dosageForms.length))).toBeGreaterThan(10);
    for (const field of ['manufacturing', 'packaging', 'capacity', 'manufacturingEquipment'] as const) {
      const open = forms.filter((form) => form[field] === '').length / forms.length;
      expect(open, field).toBeGreaterThan(0.04);
      expect(open, field).toBeLessThan(0.3);
    }
  });

  test('says the same of its company as every other plant of it', () => {
    const types = new Map<string, Set<string>>();
    for (const { company, listing } of filled) {
      types.set(company.name, (types.get(company.name) ?? new Set()).add(listing.companyType));
    }
    expect([...types.values()].every((all) => all.size === 1)).toBe(true);
    expect(new Set([...types.values()].flatMap((all) => [...all]))).toEqual(
      new Set(['Emerging', 'Established', 'Mid-size', 'Large']),
    );
  });
});

test('plants without end are computed each alone, from seed and index', () => {
  const [one, other] = [createPlantCatalogue(5, plantCompanies), createPlantCatalogue(5, plantCompanies)];
  const forwards = [0, 1, 2, 99_999].map(one);
  const backwards = [99_999, 2, 1, 0].map(other).reverse();
  expect(forwards).toEqual(backwards);
  expect(createPlantCatalogue(6, plantCompanies)(1)).not.toEqual(forwards[1]);
});
