import { expect, test } from 'vitest';
import { beginFrom } from './begin.ts';
import { changed, emptyComparison, valueAt } from './form/typed.ts';

const today = '2026-11-27';
const atHand = (lines: { strength: string; packUnits: string }[]) => ({
  data: [
    {
      ...{ reference: 'DB-2026-000001', title: 'Apixaban', code: 'DB-1', version: 2, currency: 'EUR' },
      ...{ lines, volumes: [] },
    },
  ],
  next: null,
});

test('an address fills the plan’s lines and chooses requests, each once', () => {
  const search = new URLSearchParams('requests=DB-2026-000001,DB-2026-000002,DB-2026-000001');
  search.append('lines', '5 mg*30*1.85*10000;12000;');
  search.append('lines', ' ');
  const { plan, offers } = beginFrom(search, atHand([]), today);
  expect(plan.lines).toEqual([
    { strength: '5 mg', packUnits: '30', netPrice: '1.85', volumes: ['10000', '12000', ''] },
  ]);
  expect(plan.years).toBe(3);
  expect(offers).toEqual([
    { kind: 'request', reference: 'DB-2026-000001' },
    { kind: 'request', reference: 'DB-2026-000002' },
  ]);
});

test('an address says the currency and the first day of the plan', () => {
  const search = new URLSearchParams('currency=USD&start=2028-01-01');
  expect(beginFrom(search, atHand([]), today).plan).toMatchObject({ currency: 'USD', start: '2028-01-01' });
});

test('without lines the plan begins with what the chosen offers have a price for', () => {
  const line = { strength: '5 mg', packUnits: '30' };
  const begun = beginFrom(new URLSearchParams('requests=DB-2026-000001'), atHand([line, line]), today);
  expect(begun.plan.lines).toEqual([{ ...line, netPrice: '', volumes: [] }]);
  expect(beginFrom(new URLSearchParams(), atHand([line]), today)).toEqual(emptyComparison(today));
});

test('what is typed stands at its path, and leaves all else as it was', () => {
  const before = emptyComparison(today);
  const after = changed(before, 'plan.lines.0.volumes.2', '500');
  expect(after.plan.lines[0]?.volumes).toEqual(['', '', '500']);
  expect(valueAt(after, 'plan.lines.0.volumes.2')).toBe('500');
  expect(valueAt(after, 'plan.lines.4.strength')).toBe('');
  expect(before.plan.lines[0]?.volumes).toEqual([]);
});
