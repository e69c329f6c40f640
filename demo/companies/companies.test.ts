import { describe, expect, test } from 'vitest';
import { marketsOfInterest } from '#domains/dossiers/contract/dossier-lists.ts';
import { findMakers, weightedProducts } from '../choice.ts';
import { molecules } from '../medicines/molecules.ts';
import { companies, newcomers } from './companies.ts';

const all = [...companies, ...newcomers];

describe('the companies', () => {
  test('are at least 120, each name once', () => {
    expect(companies.length).toBeGreaterThanOrEqual(120);
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  });

  test('bear no name of a company that the catalogue knows as real', () => {
    const real = molecules.flatMap(({ presentations }) =>
      presentations.flatMap(({ reference }) => reference?.company.toLowerCase().split(/[^a-z]+/) ?? []),
    );
    const common =
      /^(pharma\w*|lab\w*|health\w*|bio\w*|therapeutics|oncology|dermatics|vision|care|sciences|inc|and|the|of|us|usa|life\w*|medical|generics)$/;
    const names = new Set(real.filter((word) => word.length > 3 && !common.test(word)));
    for (const { name } of all) {
      expect(
        name
          .toLowerCase()
          .split(' ')
          .filter((word) => names.has(word)),
        name,
      ).toEqual([]);
    }
  });

  test('together make every product and reach every market', () => {
    const makersOf = findMakers(companies);
    for (const product of weightedProducts(molecules).values) {
      const makers = new Set(makersOf(product).values.map(({ company }) => company));
      expect(makers.size, product.molecule.inn).toBeGreaterThanOrEqual(3);
    }
    expect(new Set(companies.flatMap(({ markets }) => markets))).toEqual(new Set(marketsOfInterest));
  });

  test('answer most questions with Yes or No and leave some open', () => {
    const answers = companies.flatMap((company) => [
      company.rdCapabilities,
      company.manufacturing,
      company.frontEndMarkets,
      company.apiManufacturing,
    ]);
    const open = answers.filter((answer) => answer !== 'Yes' && answer !== 'No');
    expect(open.length / answers.length).toBeGreaterThan(0.02);
    expect(open.length / answers.length).toBeLessThan(0.15);
  });
});
