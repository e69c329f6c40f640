import { describe, expect, it } from 'vitest';
import { terms as sampleTerms, valuedTerms } from '#testing/sample-terms.ts';
import { dealValues, milestone, priceLine, royaltyTier } from '../deal-values.ts';
import { wordedValues } from '../term-sheet-lists.ts';
import type { TermSheetTerms } from '../term-sheets.ts';
import { compareTerms, termLines } from './term-lines.ts';
import { noValues, type StoredValues } from './values.ts';

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

/** Another value of the same kind. */
function otherThan(value: unknown): unknown {
  if (typeof value === 'boolean') return !value;
  return value === '7' ? '8' : '7';
}

describe('whatever a term sheet says in values has a line, so that no redline leaves it out', () => {
  const values = valuedTerms.values ?? noValues;
  const changes = (more: Partial<StoredValues>) =>
    compareTerms(valuedTerms, { ...valuedTerms, values: { ...values, ...more } }).filter(
      ({ changed }) => changed,
    );
  const tables = { prices: priceLine, milestones: milestone, royaltyTiers: royaltyTier } as const;
  const single = Object.keys(dealValues.shape).filter((name) => name !== 'words' && !(name in tables));

  it.each(single)('%s', (name) => {
    expect(changes({ [name]: otherThan(values[name as keyof StoredValues]) })).not.toEqual([]);
  });

  it.each(wordedValues)('the owner’s words on %s', (name) => {
    expect(changes({ words: { ...values.words, [name]: 'Other words' } })).not.toEqual([]);
  });

  it.each(
    Object.entries(tables).flatMap(([table, { shape }]) =>
      Object.keys(shape).map((column): [keyof typeof tables, string] => [
        table as keyof typeof tables,
        column,
      ]),
    ),
  )('of %s %s', (table, column) => {
    const [first, ...rest] = values[table] as Record<string, unknown>[];
    const row = { ...first, [column]: otherThan(first?.[column]) };
    expect(changes({ [table]: [row, ...rest] })).not.toEqual([]);
  });
});
