import { describe, expect, it } from 'vitest';
import { matchingOptions, optionsShown } from '../filters/options-shown.ts';
import { pageCount, pagesShown } from '../results/pages-shown.ts';

const ten = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

describe('a filter list', () => {
  it('stands open up to eight values', () => {
    const eight = ten.slice(0, 8);
    expect(optionsShown(eight, { open: false, typed: '', ticked: [] })).toEqual(eight);
  });

  it('folds beyond, and keeps ticked values in their place', () => {
    const shown = optionsShown(ten, { open: false, typed: '', ticked: ['Nine', 'Two'] });
    expect(shown).toEqual(['One', 'Two', 'Three', 'Four', 'Five', 'Nine']);
  });

  it('folds to the values that bring something, in their order, before those that bring nothing', () => {
    const counts = [0, 0, 4, 0, 1, 0, 0, 2, 0, 0];
    const shown = optionsShown(ten, { open: false, typed: '', ticked: ['Ten'], counts });
    expect(shown).toEqual(['One', 'Two', 'Three', 'Five', 'Eight', 'Ten']);
  });

  it('finds by substring whatever the case, also what is folded away', () => {
    expect(optionsShown(ten, { open: false, typed: ' NE ', ticked: [] })).toEqual(['One', 'Nine']);
    expect(matchingOptions(ten, 'zzz')).toEqual([]);
  });
});

describe('a pager', () => {
  it.each([
    [1, 1, [1]],
    [1, 5, [1, 2, 3, 4, 5]],
    [1, 205, [1, 2, 3, 4, null, 205]],
    [4, 205, [1, 2, 3, 4, 5, null, 205]],
    [100, 205, [1, null, 99, 100, 101, null, 205]],
    [205, 205, [1, null, 202, 203, 204, 205]],
  ])('at page %i of %i shows %j', (current, last, pages) => {
    expect(pagesShown(current, last)).toEqual(pages);
  });

  it('counts a page begun as a page', () => {
    expect([pageCount(0, 3), pageCount(3, 3), pageCount(4, 3)]).toEqual([0, 1, 2]);
  });
});
