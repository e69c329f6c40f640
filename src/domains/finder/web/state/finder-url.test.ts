import { describe, expect, it } from 'vitest';
import { emptyState as empty, type FinderShape, type FinderState } from './finder-shape.ts';
import { readState, slug, writeState } from './finder-url.ts';

const shape: FinderShape = {
  noun: 'things',
  sorts: ['relevance', 'newest'],
  sections: [
    {
      label: 'Colour',
      filters: [
        {
          kind: 'list',
          name: 'colour',
          param: 'colour',
          label: 'Colour',
          values: ['Red & Blue', 'Green', 'Ready : EU'],
        },
      ],
    },
    {
      label: 'Kind',
      filters: [
        {
          kind: 'list',
          name: 'kind',
          param: 'kind',
          label: 'Kind',
          values: ['With supply', 'Tech transfer'],
          exclusive: true,
        },
        { kind: 'list', name: 'best', param: 'best', label: 'Best', values: ['Best things'], slugs: ['yes'] },
        { kind: 'month', name: 'from', param: 'after', label: 'From', hint: '' },
      ],
    },
  ],
};

describe('the address of a search', () => {
  it('of everything is empty', () => {
    expect(writeState(shape, empty)).toBe('');
    expect(readState(shape, '')).toEqual(empty);
  });

  it('reads like a sentence', () => {
    const state: FinderState = {
      text: 'amlodipne 5 mg',
      asTyped: true,
      sort: 'newest',
      chosen: {
        colour: ['Red & Blue', 'Ready : EU'],
        kind: ['Tech transfer'],
        best: ['Best things'],
        from: ['2027-03'],
      },
      page: 2,
      size: 12,
      view: 'cards',
    };
    const address = writeState(shape, state);
    expect(address).toBe(
      '?q=amlodipne+5+mg&words=as-typed&colour=red-blue,ready-eu&kind=tech-transfer&best=yes&after=2027-03&sort=newest&page=2&size=12',
    );
    expect(readState(shape, address)).toEqual(state);
  });

  it('is the same whatever the order of ticking', () => {
    const one = writeState(shape, { ...empty, chosen: { colour: ['Green', 'Red & Blue'] } });
    const other = writeState(shape, { ...empty, chosen: { colour: ['Red & Blue', 'Green'] } });
    expect(one).toBe(other);
  });

  it.each(['100% & more', 'a+b', 'ü, é', '#1?'])('carries the words %j unharmed', (text) => {
    expect(readState(shape, writeState(shape, { ...empty, text })).text).toBe(text);
  });

  it('survives commas that a mail program encoded', () => {
    expect(readState(shape, '?colour=red-blue%2Cgreen').chosen).toEqual({ colour: ['Red & Blue', 'Green'] });
  });

  it('leaves out what nobody offers', () => {
    const search =
      '?colour=purple&kind=with-supply,tech-transfer&after=2027-13&page=0&size=7&q=%00%20&sort=offer-days&words=as-typed';
    expect(readState(shape, search)).toEqual({ ...empty, chosen: { kind: ['With supply'] } });
  });

  it('holds no page that the server would refuse', () => {
    expect(readState(shape, '?page=99999999').page).toBe(1);
    expect(readState(shape, '?page=1.5').page).toBe(1);
    expect(readState(shape, '?page=1000000').page).toBe(1_000_000);
  });

  it('never splits a character in two', () => {
    const text = readState(shape, `?q=${encodeURIComponent('😀'.repeat(400))}`).text;
    expect(text.isWellFormed()).toBe(true);
  });
});

describe('the address of a table', () => {
  const withTable = { ...shape, hasTable: true };

  it('says so, and may hold more rows than cards', () => {
    const address = writeState(withTable, { ...empty, view: 'table', size: 50 });
    expect(address).toBe('?size=50&view=table');
    expect(readState(withTable, address)).toMatchObject({ view: 'table', size: 50 });
    expect(readState(withTable, '?size=50').size).toBe(3);
    expect(readState(withTable, '?size=100&view=table').size).toBe(3);
  });

  it('is that of cards in a finder that has none', () => {
    expect(readState(shape, '?size=50&view=table')).toEqual(empty);
  });
});

describe('slug', () => {
  it('keeps letters and figures', () => {
    expect(slug('Pilot BE Complete/ Late stage development')).toBe(
      'pilot-be-complete-late-stage-development',
    );
    expect(slug('20+')).toBe('20');
  });
});
