import { describe, expect, it } from 'vitest';
import {
  emptyState,
  type FinderState,
  filtersOf,
  type ListFilter,
} from '#domains/finder/web/state/finder-shape.ts';
import { readState, writeState } from '#domains/finder/web/state/finder-url.ts';
import { searchBody } from '#domains/finder/web/state/search-body.ts';
import { dossierCalls, dossierFilterGroups } from '../contract/dossiers.ts';
import { dossierShape } from './dossier-shape.ts';

const filters = filtersOf(dossierShape);
const lists = filters.filter((filter): filter is ListFilter => filter.kind === 'list');

describe('the filters of the dossier finder', () => {
  it("are the contract's groups, in its order, with its values", () => {
    const groups = Object.fromEntries(lists.map((filter) => [filter.name, filter.values]));
    expect(groups).toEqual(dossierFilterGroups);
    expect(lists.map((filter) => filter.name)).toEqual(Object.keys(dossierFilterGroups));
  });

  it('stand under their headings (§2.15)', () => {
    expect(dossierShape.sections.map((section) => section.label)).toEqual([
      'Most used',
      'Molecule',
      'Markets of Interest',
      'Fits my markets',
      'Proven within 24 months',
      'Constraint Date After (US)',
      'Manufacturing Facility Location',
      'Dossier readiness',
      'Curated',
      'Supply',
    ]);
  });

  it('begin with the launch, which decides first', () => {
    expect(dossierShape.sections[0]?.filters.map(({ label }) => label)).toEqual([
      ...['Launch in', 'Fee', 'Royalty', 'MOQ', 'Batch size', 'Shelf life', 'Lead time', 'Last inspection'],
    ]);
  });

  it('have parameters of their own', () => {
    expect(new Set(filters.map((filter) => filter.param)).size).toBe(filters.length);
  });

  it.each(lists.flatMap((filter) => filter.values.map((value) => [filter.name, value] as const)))(
    'carry %s: %s through the address',
    (name, value) => {
      const state = { ...emptyState, chosen: { [name]: [value] } };
      expect(readState(dossierShape, writeState(dossierShape, state))).toEqual(state);
    },
  );

  it.each([
    ['fee', '10000..50000'],
    ['lastInspection', '..2025-12'],
    ['launch', 'us:..2028-11-23'],
  ])('carry the range of %s through the address', (name, value) => {
    const state = { ...emptyState, chosen: { [name]: [value] } };
    expect(readState(dossierShape, writeState(dossierShape, state))).toEqual(state);
  });

  it.each(dossierShape.sorts.filter((sort) => sort !== emptyState.sort))('carry the order %s', (sort) => {
    expect(readState(dossierShape, writeState(dossierShape, { ...emptyState, sort })).sort).toBe(sort);
  });

  it('send every field of the payload and no other; strengths stand in the words', () => {
    const fields = Object.keys(dossierCalls['POST /search-dossier'].body.shape);
    const sent = [...Object.keys(searchBody<object>(dossierShape, emptyState)), 'strengths'];
    expect(sent.sort()).toEqual(fields.sort());
  });

  it('make a body that the contract takes', () => {
    const chosen = Object.fromEntries(lists.map((filter) => [filter.name, filter.values.slice(0, 1)]));
    const state: FinderState = {
      text: 'amlodipne',
      asTyped: true,
      chosen: { ...chosen, usConstraintDate: ['2027-03'], fee: ['..50000'], lastInspection: ['2025-01..'] },
      sort: 'offer-days',
      page: 2,
      size: 12,
      view: 'table',
    };
    expect(dossierCalls['POST /search-dossier'].body.parse(searchBody(dossierShape, state))).toMatchObject({
      page: 2,
      limit: 12,
      searchChar: 'amlodipne',
      asTyped: true,
      sort: 'offer-days',
      therapCategory: ['Oral Care & Stomatologicals'],
      usConstraintDate: '2027-03',
      ranges: { fee: { to: 50_000 }, lastInspection: { from: '2025-01' } },
      curated: true,
      supplyStatus: ['With supply'],
    });
    expect(
      dossierCalls['POST /search-dossier'].body.parse(searchBody(dossierShape, { ...emptyState, text: 'x' })),
    ).toMatchObject({
      therapCategory: [],
      usConstraintDate: '',
      curated: false,
      supplyStatus: [],
    });
  });
});
