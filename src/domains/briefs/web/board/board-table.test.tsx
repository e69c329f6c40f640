import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Brief, OnBoard } from '../../contract/briefs.ts';
import { BoardTable } from './board-table.tsx';

const request: OnBoard = {
  ...{ reference: 'DB-2026-000001', kind: 'dossier', state: 'term-sheet-issued', halfSignedBy: null },
  ...{ listing: { id: '7', code: 'DB-10007', title: 'Amlodipine Tablets 5 mg', retired: false } },
  ...{
    lines: [0],
    owner: 'Lusitan',
    dueAt: null,
    businessDaysLeft: null,
    waitsFor: 'buyer',
    sides: ['buyer'],
  },
  offer: {
    ...{ version: 1, issuedAt: '2026-11-03T09:00:00.000Z', currency: 'EUR', supplyPrice: '1.25' },
    ...{ priceUnit: 'pack of 30', oneTimeFee: '', royalty: '', profitShare: '', validUntil: '2027-12-31' },
    linePrice: null,
  },
  ...{ cost: null, canBeAwarded: false, onAward: null, revision: 1 },
} as unknown as OnBoard;

beforeEach(() => {
  vi.stubEnv('TZ', 'America/New_York');
  vi.stubGlobal('window', { localStorage: { getItem: () => null } });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

function shown(change: Partial<OnBoard> = {}, refusal: string | null = null): string {
  const brief = {
    lines: [{}],
    awarded: null,
    refusal,
    requests: [{ ...request, ...change }],
  } as unknown as Brief;
  const element = <BoardTable brief={brief} onAward={() => undefined} />;
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
}

test('until when an offer holds is the day that it names, with its year, wherever it is read', () => {
  expect(shown()).toContain('31 Dec 2027');
});

test('what an owner takes of sales and profit is told where no fee is asked too', () => {
  const markup = shown({
    offer: request.offer && { ...request.offer, supplyPrice: '', royalty: '5', profitShare: '20' },
  });
  expect(markup).toContain('5 % royalty');
  expect(markup).toContain('20 % of the profit');
});

test('an offer that is priced by strength and pack alone tells that price, and one with a headline tells that', () => {
  const linePrice = { low: '2.10', high: '3.5', of: 'pack, 2 strengths and packs' };
  const offer = request.offer && { ...request.offer, linePrice };
  expect(shown({ offer })).toContain('1.25 EUR');
  const markup = shown({ offer: offer && { ...offer, supplyPrice: '' } });
  expect(markup).toContain('2.10 to 3.5 EUR');
  expect(markup).toContain('per pack, 2 strengths and packs, version');
});

test('whose role awards nothing is offered neither an award nor an answer', () => {
  const change = { canBeAwarded: true, side: 'buyer' } as const;
  expect(shown(change)).toMatch(/Answer the term sheet.*Award/);
  const markup = shown(change, 'Your role at Alder Pharma is reader.');
  expect(markup).not.toMatch(/Answer the term sheet|Award/);
  expect(markup).toContain('Open');
});
