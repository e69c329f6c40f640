import { expect, test } from 'vitest';
import type { ListingValues } from '#domains/catalogue/contract/listing-field.ts';
import { namesByCode } from '#domains/dossiers/server/lint/code-names.ts';
import type { LintAround } from '#domains/dossiers/server/lint/facts.ts';
import { lintListing } from '#domains/dossiers/server/lint/lint-listing.ts';
import { indexRows } from '#domains/registers/server/row-index/rules.ts';
import { BoundedCache } from '#platform/server/limits/bounded-cache.ts';
import { bundledRows } from '#testing/registers/bundled-rows.ts';
import { demoSize } from '../fill.ts';
import { createCatalogue, type DemoDossier, demoDossiers } from './dossiers.ts';
import { catalogueDay } from './listing-dates.ts';

const rows = bundledRows();
const around: LintAround = {
  index: indexRows(rows),
  known: new BoundedCache(3_000),
  innsOfCode: namesByCode(rows.medicines),
  today: catalogueDay.toISOString().slice(0, 10),
};

function findingsOf({ molecule, listing }: DemoDossier): string[] {
  const values = { ...listing, molecule: molecule.inn, usConstraintDate: listing.usConstraintDate ?? '' };
  const found = lintListing(values as unknown as ListingValues, around);
  return found.map(({ rule, words }) => `${listing.code} ${listing.title}: ${rule}: ${words}`);
}

test('the demo passes every rule of the trade and of the registers', () => {
  expect(demoDossiers(demoSize).flatMap(findingsOf)).toEqual([]);
});

test('and so does what is generated behind it', () => {
  const generated = createCatalogue(11);
  const some = Array.from({ length: 1_500 }, (_, index) => generated(index));
  expect(some.flatMap(findingsOf)).toEqual([]);
});
