import { describe, expect, it } from 'vitest';
import {
  choose,
  clearAll,
  clearFilters,
  goToPage,
  isReset,
  leaveOut,
  onlyFilter,
  searchAsTyped,
  searchFor,
  showAs,
  showPerPage,
  sortBy,
  tick,
  tickAmong,
  tickOn,
  withTyped,
} from './finder-moves.ts';
import { emptyState, type FinderState, type ListFilter } from './finder-shape.ts';
import type { FilterRead } from './understood.ts';

const markets: ListFilter = {
  kind: 'list',
  name: 'market',
  param: 'market',
  label: 'Market',
  values: ['US', 'EU', 'UK'],
};
const supply: ListFilter = { ...markets, name: 'supply', values: ['With', 'Without'], exclusive: true };
const start: FinderState = { ...emptyState, text: 'words', chosen: { market: ['UK'] }, page: 4 };

describe('a move', () => {
  it('ticks a value in the order of its list and goes to page 1', () => {
    expect(tick(start, markets, 'US')).toEqual({ ...start, chosen: { market: ['US', 'UK'] }, page: 1 });
  });

  it('unticks a value that was ticked', () => {
    expect(tick(start, markets, 'UK').chosen.market).toEqual([]);
  });

  it('replaces the value of an exclusive choice, and clears it by a second click', () => {
    const first = tick(start, supply, 'With');
    const second = tick(first, supply, 'Without');
    expect(second.chosen.supply).toEqual(['Without']);
    expect(tick(second, supply, 'Without').chosen.supply).toEqual([]);
  });

  it('leaves the state it started from alone', () => {
    choose(start, markets, []);
    expect(start.chosen.market).toEqual(['UK']);
  });

  it('clears the filters but not the words, or both', () => {
    expect(clearFilters(start)).toEqual({ ...start, chosen: {}, page: 1 });
    expect(clearAll({ ...start, sort: 'newest', asTyped: true, size: 12 })).toEqual({
      ...emptyState,
      size: 12,
    });
  });

  it('tells that every filter was given up from that the last one was', () => {
    expect(isReset(clearFilters(start))).toBe(true);
    expect(isReset(clearAll(start))).toBe(true);
    expect(isReset(tick(start, markets, 'UK'))).toBe(false);
    expect(isReset(withTyped(start, 'metformin', clearAll))).toBe(true);
  });

  it('by a shortcut sets one filter after clearing the others, and keeps the words', () => {
    expect(onlyFilter(start, supply, 'With')).toEqual({ ...start, chosen: { supply: ['With'] }, page: 1 });
  });

  it('searches for trimmed words from page 1', () => {
    expect(searchFor(start, '  new ')).toEqual({ ...start, text: 'new', page: 1 });
  });

  it('reads new words anew, and the same words as before', () => {
    const asTyped = searchAsTyped(start, true);
    expect(asTyped).toEqual({ ...start, asTyped: true, page: 1 });
    expect(searchFor(asTyped, ' words ').asTyped).toBe(true);
    expect(searchFor(asTyped, 'other words').asTyped).toBe(false);
    expect(searchFor(asTyped, '').asTyped).toBe(false);
  });

  it('sorts from page 1 on', () => {
    expect(sortBy(start, 'newest')).toEqual({ ...start, sort: 'newest', page: 1 });
  });

  it('ticks a suggested value, and leaves it ticked where it was', () => {
    expect(tickOn(start, markets, 'EU').chosen.market).toEqual(['EU', 'UK']);
    expect(tickOn(start, markets, 'UK').chosen.market).toEqual(['UK']);
  });

  it('turns pages without touching anything else', () => {
    expect(goToPage(start, 7)).toEqual({ ...start, page: 7 });
  });

  it('shows as a table what was shown as cards, and clears it without leaving the table', () => {
    const table = showAs({ ...start, page: 9 }, 'table', 24);
    expect(table).toMatchObject({ text: 'words', view: 'table', size: 24, page: 2 });
    expect(clearAll(table)).toEqual({ ...emptyState, view: 'table', size: 24 });
  });

  it('keeps the first card in view when the page size changes', () => {
    expect(showPerPage(start, 12)).toEqual({ ...start, size: 12, page: 1 });
    expect(showPerPage({ ...start, page: 9 }, 12).page).toBe(3);
    expect(showPerPage({ ...start, page: 2, size: 24 }, 3).page).toBe(9);
  });
});

describe('a value that words of the text were read as', () => {
  const said: FinderState = { ...start, text: 'metformin EU 500 mg with', chosen: { market: ['UK'] } };
  const read: FilterRead[] = [
    { words: 'EU', label: 'EU', values: [{ filter: markets, value: 'EU' }] },
    { words: 'with', label: 'With', values: [{ filter: supply, value: 'With' }] },
    { words: '500 mg', label: 'Strength: 500 mg', values: [] },
  ];

  it('is unticked by taking its words out', () => {
    expect(tickAmong(read, said, markets, 'EU')).toEqual({ ...said, text: 'metformin 500 mg with', page: 1 });
  });

  it('is unticked for good where it was ticked too', () => {
    const both = tick(said, markets, 'EU');
    expect(tickAmong(read, both, markets, 'EU')).toEqual({ ...said, text: 'metformin 500 mg with', page: 1 });
  });

  it('leaves the others that the same words meant ticked', () => {
    const everywhere: FilterRead = {
      words: 'western',
      label: 'Market: US and 2 more',
      values: ['US', 'EU', 'UK'].map((value) => ({ filter: markets, value })),
    };
    const western = { ...start, text: 'metformin western', chosen: {} };
    expect(tickAmong([everywhere], western, markets, 'EU')).toMatchObject({
      text: 'metformin',
      chosen: { market: ['US', 'UK'] },
    });
  });

  it('stays beside another value, but for an exclusive choice', () => {
    expect(tickAmong(read, said, markets, 'US')).toEqual(tick(said, markets, 'US'));
    expect(tickAmong(read, said, supply, 'Without')).toMatchObject({
      text: 'metformin EU 500 mg',
      chosen: { market: ['UK'], supply: ['Without'] },
    });
  });

  it('goes when all filters are cleared, and the other words stay', () => {
    expect(clearFilters(said, read)).toMatchObject({ text: 'metformin', chosen: {} });
  });

  it('goes with its words alone', () => {
    expect(leaveOut(said, '500 mg')).toEqual({ ...said, text: 'metformin EU with', page: 1 });
  });
});

describe('words that were typed and not submitted', () => {
  it('are taken along when a filter is ticked', () => {
    const ticked = withTyped(start, ' metformin ', (state) => tick(state, markets, 'EU'));
    expect(ticked).toMatchObject({ text: 'metformin', chosen: { market: ['EU', 'UK'] }, page: 1 });
  });

  it('stay in the box while one turns pages, and go with a Reset', () => {
    expect(withTyped(start, 'metformin', (state) => goToPage(state, 5))).toEqual(goToPage(start, 5));
    expect(withTyped(start, 'metformin', clearAll)).toEqual(clearAll(start));
  });
});
