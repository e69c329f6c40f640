import { expect, test } from 'vitest';
import type { Candidate, PinEntry } from '#domains/dossiers/contract/presentations.ts';
import { leftOutBy } from './pin-dialog.tsx';

function row(application: string, product: string | null, more: Partial<Candidate> = {}): Candidate {
  const of = { register: 'orange-book-products', title: `${application}/${product}`, detail: '' } as const;
  return { ...of, application, product, matched: true, ...more };
}
const candidates = [
  row('1', '001'),
  row('1', '002'),
  row('2', '001'),
  row('3', '001', { matched: false }),
  row('EMEA', null, { register: 'ema-medicines' }),
];
const pin = (application: string, product: string | null) =>
  ({ effect: 'pin', register: 'orange-book-products', application, product }) as PinEntry;
const titles = (pinned: PinEntry, pins: PinEntry[] = []) =>
  leftOutBy({ candidates, pins }, pinned).map(({ title }) => title);

test('a pin leaves out what its register matches now, but for what is pinned', () => {
  expect(titles(pin('1', '001'))).toEqual(['1/002', '2/001']);
  expect(titles(pin('1', null))).toEqual(['2/001']);
  expect(titles(pin('3', '001'), [pin('1', '002')])).toEqual(['1/001', '2/001']);
  expect(titles(pin('3', '001'), [{ ...pin('1', '002'), effect: 'cut' }])).toHaveLength(3);
});
