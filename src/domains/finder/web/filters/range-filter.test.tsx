import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { emptyState, type FinderShape } from '../state/finder-shape.ts';
import { FilterPanel } from './filter-panel.tsx';
import { keepFolded, readFolded } from './folded.ts';
import { askedBy, follow, typeInto } from './range-ends.tsx';
import { faultOf } from './range-filter.tsx';

const fee = {
  kind: 'range',
  of: 'numbers',
  name: 'fee',
  param: 'fee',
  label: 'Fee',
  unit: 'EUR',
  most: 1e6,
} as const;
const shape: FinderShape = {
  noun: 'dossiers',
  sorts: [],
  sections: [
    { label: 'Most used', filters: [fee, { ...fee, name: 'royalty', label: 'Royalty', unit: '%' }] },
    {
      label: 'Supply',
      filters: [{ kind: 'list', name: 'supply', param: 's', label: 'Supply', values: ['Yes'] }],
    },
  ],
};

let cookie = '';
beforeEach(() => {
  cookie = '';
  vi.stubGlobal('document', {
    get cookie() {
      return cookie;
    },
    set cookie(written: string) {
      cookie = written.split(';')[0] ?? '';
    },
  });
  return () => vi.unstubAllGlobals();
});

function panel(): string {
  const finder = {
    shape,
    state: { ...emptyState, chosen: { fee: ['10000..50000'] } },
    noteTyped: () => undefined,
    move: () => undefined,
    resets: 0,
    addressOf: () => '',
  };
  return renderToStaticMarkup(<FilterPanel finder={finder} counts={undefined} read={[]} />);
}

test('a range in use stands in its two fields, and the others are empty', () => {
  const values = [...panel().matchAll(/<input[^>]*type="text"[^>]*value="([^"]*)"/g)].map(
    ([, value]) => value,
  );
  expect(values).toEqual(['10,000', '50,000', '', '']);
});

test('only the end that is wrong is marked so, both where the end comes before the start', () => {
  const wrong = (from: string, to: string) => faultOf(fee, { from, to })?.in;
  expect(wrong('soon', '5k')).toEqual(['from']);
  expect(wrong('5', '145.000')).toEqual(['to']);
  expect(wrong('7k', '6,000')).toEqual(['from', 'to']);
  for (const [from, to] of [
    ['5k', '6,000'],
    ['', '7'],
    ['7', ''],
    ['', ''],
  ] as const)
    expect(wrong(from, to)).toBeUndefined();
});

test('typing on takes what is told away until a field is left again', () => {
  const left = { from: '202', to: 'soon', left: true, asked: null };
  expect(typeInto(left, 'to', 'soone')).toEqual({ from: '202', to: 'soone', left: false, asked: null });
});

test('fields that nobody changed ask for nothing else, though they show nothing of what is asked for', () => {
  const within = {
    written: 'us:12m',
    read: () => ({ from: '', to: '' }),
    write: ({ from, to }: { from: string; to: string }) => (from + to === '' ? '' : `us:${from}..${to}`),
  };
  expect(askedBy({ from: '', to: '' }, within)).toBe('us:12m');
  expect(askedBy({ from: '', to: '2028-12-31' }, within)).toBe('us:..2028-12-31');
  const days = { ...within, written: 'us:2027-01-01..', read: () => ({ from: '2027-01-01', to: '' }) };
  expect(askedBy({ from: '', to: '' }, days)).toBe('');
});

test('what is typed stays where the fields asked themselves, and goes where something else was chosen', () => {
  const typed = { from: '2027', to: '20', left: false, asked: '2027..' };
  const [before, now] = [
    { from: '', to: '' },
    { from: '2027', to: '' },
  ];
  expect(follow(typed, before, now, '2027..')).toEqual({ ...now, to: '20', left: false, asked: null });
  const wrong = { ...typed, to: 'soon', left: true, asked: null };
  expect(follow(wrong, before, before, '12m')).toEqual({ ...before, left: false, asked: null });
});

test('a section that was folded is found folded, and says what is in use behind it', () => {
  expect(panel().match(/aria-expanded="true"/g)).toHaveLength(2);
  keepFolded(shape, ['Most used']);
  expect(readFolded(shape)).toEqual(['Most used']);
  const folded = panel();
  expect(folded).toMatch(/aria-expanded="false"[^>]*>Most used/);
  expect(folded).toContain('1 in use');
  expect(folded.match(/hidden=""/)).not.toBeNull();
});
