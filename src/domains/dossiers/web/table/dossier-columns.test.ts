import { describe, expect, it } from 'vitest';
import { emptyState } from '#domains/finder/web/state/finder-shape.ts';
import { type NumberWords, numbersOf } from '../../contract/dossier-numbers.ts';
import type { DossierCard } from '../../contract/dossiers.ts';
import { dossierShape } from '../dossier-shape.ts';
import { codeColumn, tableColumns, titleColumn, usualColumns } from './dossier-columns.tsx';

const usual = (...launch: string[]) => usualColumns({ ...emptyState, chosen: { launch } });

describe('the columns of the table', () => {
  const all = [titleColumn, codeColumn, ...tableColumns];

  it('have a name each, those shown at first among them', () => {
    const names = all.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const written of ['', 'eu:12m'])
      expect(usual(written).filter((name) => !names.includes(name))).toEqual([]);
  });

  it('show the launch among the first, which a screen has room for', () => {
    expect(usual().slice(0, 4)).toContain('launchUS');
    expect(usual('us:12m').slice(0, 4)).toContain('launchUS');
  });

  it('show the launch in the market that is filtered by, however it is, before the other', () => {
    for (const written of ['eu:12m', 'eu:now', 'eu:2027-01-01..'])
      expect(usual(written).slice(3, 5)).toEqual(['launchEU', 'launchUS']);
    expect(usual('us:now')).not.toContain('launchEU');
  });

  it('sort only as the finder does, figures all of them', () => {
    const sorts: readonly string[] = dossierShape.sorts;
    expect(all.flatMap(({ sort }) => sort ?? []).filter((sort) => !sorts.includes(sort))).toEqual([]);
    expect(all.filter(({ numeric, sort }) => numeric && !sort)).toEqual([]);
  });
});

const nothing: NumberWords = {
  ...{ oneTimeFee: '-', royalty: '-', profitShare: '-', supplyPrice: '-', minimumOrder: '-', batchSize: '-' },
  ...{ shelfLife: '-', leadTime: '-', lastInspection: '-' },
};

/** What the cells of a dossier with these words say under the columns of these names. */
function cells(words: Partial<NumberWords>): Record<string, string> {
  const card = { numbers: numbersOf({ ...nothing, ...words }) } as DossierCard;
  const figures = ['fee', 'royalty', 'minimumOrder', 'shelfLife', 'leadTime', 'lastInspection'];
  return Object.fromEntries(
    tableColumns.filter(({ name }) => figures.includes(name)).map(({ name, text }) => [name, text(card)]),
  );
}

it('the day on which a dossier was confirmed stands in its column', () => {
  const confirmed = tableColumns.find(({ name }) => name === 'confirmed');
  const textOf = (confirmedAt: string | null) => confirmed?.text({ confirmedAt } as DossierCard);
  expect([textOf('2026-11-22T09:00:00.000Z'), textOf(null)]).toEqual(['22 Nov 2026', '']);
});

describe('figures', () => {
  it('are written as everywhere, with unit and currency', () => {
    expect(
      cells({
        oneTimeFee: '€45k - 63k',
        royalty: '4.5-6 %',
        minimumOrder: '50,000 tablets a year',
        shelfLife: '2-3 years',
        leadTime: '12 weeks',
        lastInspection: '2026-03',
      }),
    ).toEqual({
      fee: 'EUR 45,000 – 63,000',
      royalty: '4.5 – 6%',
      minimumOrder: '50,000 tablets',
      shelfLife: '24 – 36',
      leadTime: '12',
      lastInspection: 'Mar 2026',
    });
  });

  it('say of a batch how many pieces it is, by which the column is sorted', () => {
    expect(cells({ minimumOrder: '1 batch', batchSize: '500,000 tablets' })).toMatchObject({
      minimumOrder: '1 batch (500,000 tablets)',
    });
    expect(cells({ minimumOrder: '1 batch', batchSize: '200 L' })).toMatchObject({ minimumOrder: '1 batch' });
  });

  it('are nothing, and never 0, where they are not known', () => {
    expect(Object.values(cells({})).join('')).toBe('');
    expect(cells({ oneTimeFee: 'Nil', royalty: 'Nil' })).toMatchObject({ fee: '0', royalty: '0%' });
  });
});
