import { expect, test } from 'vitest';
import type { Entry } from './entry.tsx';
import { holding, inOrder } from './sorting.ts';

function entry(code: string, some: Partial<Entry> = {}): Entry {
  return {
    ...{ _id: code, id: code, code, title: `Title ${code}`, molecule: '', doseForm: '', strengths: '' },
    ...{ readiness: '', markets: [], supply: [], dealType: '', oneTimeFee: '', fee: null, offerDays: 3 },
    ...{
      curated: false,
      listed: true,
      note: '',
      moved: [],
      launch: [],
      alarms: [],
      addedAt: '2026-11-03T00:00:00.000Z',
    },
    ...some,
  };
}

const fee = (from: number, currency: string | null) => ({ fee: { from, to: from, currency } });
const codes = (entries: readonly Entry[]) => entries.map(({ code }) => code);

test('fees are ordered by what they come to, whatever their currency, and what is unknown stands last', () => {
  const entries = [
    entry('unknown'),
    entry('rupees', fee(50_000, 'INR')),
    entry('euros', fee(40_000, 'EUR')),
    entry('none', fee(0, null)),
    entry('of no currency', fee(45_000, null)),
  ];
  const unknown = ['unknown', 'of no currency'];
  expect(codes(inOrder(entries, 'fee'))).toEqual(['none', 'rupees', 'euros', ...unknown]);
  expect(codes(inOrder(entries, '-fee'))).toEqual(['euros', 'rupees', 'none', ...unknown]);
});

test('what was added last stands first, to the moment', () => {
  const days = ['2026-11-03T08:00:00.000Z', '2026-11-03T09:30:00.000Z', '2025-12-31T00:00:00.000Z'];
  const entries = days.map((addedAt, at) => entry(String(at), { addedAt }));
  expect(codes(inOrder(entries, '-added'))).toEqual(['1', '0', '2']);
  expect(codes(inOrder(entries, 'added'))).toEqual(['2', '0', '1']);
});

test('names are ordered as people count, and an order that is none leaves all as it came', () => {
  const entries = [entry('b', { title: 'Amlodipine 10 mg' }), entry('a', { title: 'amlodipine 5 mg' })];
  expect(codes(inOrder(entries, 'title'))).toEqual(['a', 'b']);
  expect(codes(inOrder(entries, '__proto__'))).toEqual(['b', 'a']);
  expect(codes(inOrder(entries, 'nonsense'))).toEqual(['b', 'a']);
});

test('every word is looked for in what is shown of a dossier, its note too', () => {
  const entries = [entry('DB-1', { note: 'Ask for the CPP', markets: ['Chile'] }), entry('DB-2')];
  expect(codes(holding(entries, ' cpp  chile '))).toEqual(['DB-1']);
  expect(codes(holding(entries, 'cpp peru'))).toEqual([]);
  expect(codes(holding(entries, ' '))).toEqual(['DB-1', 'DB-2']);
});
