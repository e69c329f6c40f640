import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { emptyState, type FinderShape } from '../state/finder-shape.ts';
import { FilterPanel } from './filter-panel.tsx';
import { keepFolded, readFolded } from './folded.ts';

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

test('a section that was folded is found folded, and says what is in use behind it', () => {
  expect(panel().match(/aria-expanded="true"/g)).toHaveLength(2);
  keepFolded(shape, ['Most used']);
  expect(readFolded(shape)).toEqual(['Most used']);
  const folded = panel();
  expect(folded).toMatch(/aria-expanded="false"[^>]*>Most used/);
  expect(folded).toContain('1 in use');
  expect(folded.match(/hidden=""/)).not.toBeNull();
});
