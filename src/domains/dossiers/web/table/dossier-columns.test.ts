import { describe, expect, it } from 'vitest';
import { dossierShape } from '../dossier-shape.ts';
import { codeColumn, dossierColumns, titleColumn, usualColumns } from './dossier-columns.tsx';
import { inMoney, inMonth, inPercent, inSpan, inUnits } from './figures.ts';

describe('the columns of the table', () => {
  const all = [titleColumn, codeColumn, ...dossierColumns];

  it('have a name each, those shown at first among them', () => {
    const names = all.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(usualColumns.filter((name) => !names.includes(name))).toEqual([]);
  });

  it('sort only as the finder does, figures all of them', () => {
    const sorts: readonly string[] = dossierShape.sorts;
    expect(all.flatMap(({ sort }) => sort ?? []).filter((sort) => !sorts.includes(sort))).toEqual([]);
    expect(all.filter(({ numeric, sort }) => numeric && !sort)).toEqual([]);
  });
});

describe('figures', () => {
  it.each([
    [inSpan({ from: 24, to: 36 }), '24–36'],
    [inSpan({ from: 12, to: 12 }), '12'],
    [inMoney({ from: 45_000, to: 63_000, currency: 'EUR' }), '€45,000–63,000'],
    [inMoney({ from: 50_000, to: 50_000, currency: 'CHF' }), 'CHF 50,000'],
    [inMoney({ from: 0, to: 0, currency: null }), '0'],
    [inPercent({ from: 4.5, to: 6 }), '4.5–6 %'],
    [inUnits({ from: 50_000, to: 50_000, unit: 'tablets' }), '50,000 tablets'],
    [inUnits({ from: 0, to: 0, unit: '' }), '0'],
    [inMonth('2026-03'), 'Mar 2026'],
  ])('%s', (shown, expected) => expect(shown).toBe(expected));

  it('are nothing, and never 0, where they are not known', () => {
    expect([inSpan(null), inMoney(null), inPercent(null), inUnits(null), inMonth(null)].join('')).toBe('');
  });
});
