import { expect, test } from 'vitest';
import type { Dossier } from '#domains/dossiers/contract/dossiers.ts';
import { comparedGroups, onlyDifferences } from './compare-rows.ts';

function dossier(more: object): Dossier {
  const empty = { productDetails: {}, dealContours: {}, manufacturingDetails: {} };
  const flags = { RDCapabilities: 'Yes', SupplierHQLocation: 'India', YearsInOperation: '1994' };
  const rest = new Proxy(
    { ...empty, ...flags, offDay: 5, curated: false, ...more } as Record<string, unknown>,
    {
      get: (target, name: string) => target[name] ?? '',
    },
  );
  return rest as unknown as Dossier;
}

test('every group of the details page is there, with one cell for each dossier', () => {
  const groups = comparedGroups([dossier({}), dossier({})]);
  expect(groups.map(({ title, rows }) => [title, rows.length])).toEqual([
    ['At a glance', 2],
    ['Product Profile', 17],
    ['Deal Contours', 12],
    ['Manufacturing Details', 15],
    ['Supplier details', 10],
  ]);
  expect(groups.flatMap(({ rows }) => rows).every(({ cells }) => cells.length === 2)).toBe(true);
});

test('only what tells them apart is a difference; case and ways of saying nothing are none', () => {
  const groups = comparedGroups([
    dossier({ dealContours: { dealType: 'License', royalty: '-', exclusivity: 'Exclusive' }, offDay: 5 }),
    dossier({ dealContours: { dealType: 'license', royalty: 'NA', exclusivity: 'None' }, offDay: 7 }),
  ]);
  expect(onlyDifferences(groups).map(({ title, rows }) => [title, rows.map(({ label }) => label)])).toEqual([
    ['At a glance', ['Offer']],
    ['Deal Contours', ['Exclusivity']],
  ]);
});
