import { expect, test } from 'vitest';
import { dossierShape } from '#domains/dossiers/web/dossier-shape.ts';
import { readState } from '#domains/finder/web/state/finder-url.ts';
import { proposeName } from './propose-name.ts';

test.each([
  ['', 'All dossiers'],
  ['?q=metformin', 'metformin'],
  ['?q=metformin&market=eu,uk&ready=us', 'metformin, EU, UK, Ready : US'],
  ['?q=metformin&fee=..500000', 'metformin, Fee: up to 500,000 EUR'],
  ['?after=2027-03', 'Constraint Date After (US): Mar 2027'],
])('the search %s is called %s', (address, name) => {
  expect(proposeName(dossierShape, readState(dossierShape, address))).toBe(name);
});

test('a long name is cut where it has to be', () => {
  const name = proposeName(dossierShape, readState(dossierShape, `?q=${'word+'.repeat(60)}`));
  expect(name.length).toBeLessThanOrEqual(120);
  expect(name).toMatch(/…$/);
});
