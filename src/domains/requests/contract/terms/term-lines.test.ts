import { describe, expect, it } from 'vitest';
import { terms as sampleTerms } from '#testing/sample-terms.ts';
import type { TermSheetTerms } from '../term-sheets.ts';
import { compareTerms, termLines } from './term-lines.ts';

const terms: TermSheetTerms = { ...sampleTerms, validUntil: '2026-12-31' };

describe('a term sheet in lines', () => {
  it('tells amounts with their currency and unit, and the validity as a date', () => {
    const lines = Object.fromEntries(termLines(terms).map(({ label, value }) => [label, value]));
    expect(lines).toMatchObject({
      'Supply price': '1.25 EUR per pack of 30 tablets',
      'Volume, year 2': '150,000',
      'One-time fee': '250,000 EUR',
      'Profit share': '',
      Territory: 'EU, UK',
      'Valid until': '31 Dec 2026',
    });
  });
});

describe('two versions', () => {
  it('differ where a value does, and where a year is new', () => {
    const after = { ...terms, supplyPrice: '1.10', volumes: ['100000', '150000', '200000'] };
    const changed = compareTerms(terms, after).filter((line) => line.changed);
    expect(changed).toEqual([
      {
        key: 'supplyPrice',
        label: 'Supply price',
        before: '1.25 EUR per pack of 30 tablets',
        after: '1.10 EUR per pack of 30 tablets',
        changed: true,
      },
      { key: 'volumes 2', label: 'Volume, year 3', before: '', after: '200,000', changed: true },
    ]);
  });

  it('keep the line of a year that was taken out', () => {
    const labels = compareTerms(terms, { ...terms, volumes: [] }).map(({ label }) => label);
    expect(labels).toContain('Volume, year 2');
  });

  it('differ in every amount when the currency does', () => {
    const changed = compareTerms(terms, { ...terms, currency: 'USD' }).filter((line) => line.changed);
    expect(changed.map(({ label }) => label)).toEqual(['Supply price', 'One-time fee']);
  });
});
