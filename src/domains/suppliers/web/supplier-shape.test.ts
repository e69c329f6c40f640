import { describe, expect, it } from 'vitest';
import { onlyFilter } from '#domains/finder/web/state/finder-moves.ts';
import { emptyState, filtersOf, type ListFilter } from '#domains/finder/web/state/finder-shape.ts';
import { readState, writeState } from '#domains/finder/web/state/finder-url.ts';
import { searchBody } from '#domains/finder/web/state/search-body.ts';
import { supplierShortcuts } from '../contract/supplier-shortcuts.ts';
import { supplierCalls, supplierFilterGroupIds, supplierFilterGroups } from '../contract/suppliers.ts';
import { supplierShape } from './supplier-shape.ts';

const lists = filtersOf(supplierShape).filter((filter): filter is ListFilter => filter.kind === 'list');
const contract = supplierCalls['POST /search-supplier'].body;

describe('the filters of the supplier finder', () => {
  it("are the contract's groups, in its order, with its values", () => {
    expect(Object.fromEntries(lists.map((filter) => [filter.name, filter.values]))).toEqual(
      supplierFilterGroups,
    );
    expect(lists.map((filter) => filter.name)).toEqual(Object.keys(supplierFilterGroupIds));
  });

  it('stand under their headings (§2.18)', () => {
    expect(supplierShape.sections.map((section) => section.label)).toEqual([
      'Dosage forms',
      'cGMP Accreditation',
      'Manufacturing Plant Location',
      'Special capabilities',
      'Manufacturer Type',
      'Years of operation',
    ]);
  });

  it('have parameters of their own', () => {
    expect(new Set(lists.map((filter) => filter.param)).size).toBe(lists.length);
  });

  it.each(lists.flatMap((filter) => filter.values.map((value) => [filter.name, value] as const)))(
    'carry %s: %s through the address',
    (name, value) => {
      const state = { ...emptyState, chosen: { [name]: [value] } };
      expect(readState(supplierShape, writeState(supplierShape, state))).toEqual(state);
    },
  );

  it('send every field of the payload and no other', () => {
    const sent = searchBody<object>(supplierShape, emptyState);
    expect(Object.keys(sent).sort()).toEqual(Object.keys(contract.shape).sort());
  });

  it('send one band of years as its flag', () => {
    const state = { ...emptyState, chosen: { operation: ['10-20'] } };
    expect(contract.parse(searchBody(supplierShape, state)).operation).toEqual({
      fiveless: false,
      sixtoten: false,
      tentotwenty: true,
      Twentymore: false,
    });
    expect(Object.values(contract.parse(searchBody(supplierShape, emptyState)).operation).some(Boolean)).toBe(
      false,
    );
  });

  it.each(supplierShortcuts)('hold the shortcut $label', ({ group, value }) => {
    const filter = lists.find(({ name }) => name === group);
    if (filter === undefined) throw new Error(`no filter ${group}`);
    const before = {
      ...emptyState,
      chosen: { operation: ['20+'], [group]: filter.values.slice(0, 2) },
      page: 4,
    };
    const body = contract.parse(searchBody(supplierShape, onlyFilter(before, filter, value)));
    expect(body).toMatchObject({ page: 1, [group]: [value] });
    expect(Object.values(body.operation).some(Boolean)).toBe(false);
  });
});
