import { describe, expect, it } from 'vitest';
import {
  choose,
  clearAll,
  clearFilters,
  goToPage,
  onlyFilter,
  searchFor,
  showPerPage,
  tick,
} from './finder-moves.ts';
import type { FinderState, ListFilter } from './finder-shape.ts';

const markets: ListFilter = {
  kind: 'list',
  name: 'market',
  param: 'market',
  label: 'Market',
  values: ['US', 'EU', 'UK'],
};
const supply: ListFilter = { ...markets, name: 'supply', values: ['With', 'Without'], exclusive: true };
const start: FinderState = { text: 'words', chosen: { market: ['UK'] }, page: 4, size: 3 };

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
    expect(clearAll(start)).toEqual({ text: '', chosen: {}, page: 1, size: 3 });
  });

  it('by a shortcut sets one filter after clearing the others, and keeps the words', () => {
    expect(onlyFilter(start, supply, 'With')).toEqual({ ...start, chosen: { supply: ['With'] }, page: 1 });
  });

  it('searches for trimmed words from page 1', () => {
    expect(searchFor(start, '  new ')).toEqual({ ...start, text: 'new', page: 1 });
  });

  it('turns pages without touching anything else', () => {
    expect(goToPage(start, 7)).toEqual({ ...start, page: 7 });
  });

  it('keeps the first card in view when the page size changes', () => {
    expect(showPerPage(start, 12)).toEqual({ ...start, size: 12, page: 1 });
    expect(showPerPage({ ...start, page: 9 }, 12).page).toBe(3);
    expect(showPerPage({ ...start, page: 2, size: 24 }, 3).page).toBe(9);
  });
});
