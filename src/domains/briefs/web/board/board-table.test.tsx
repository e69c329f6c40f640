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

test('until when an offer holds is the day that it names, with its year, wherever it is read', () => {
  const brief = { lines: [{}], awarded: null, requests: [request] } as unknown as Brief;
  const router = createMemoryRouter([
    { path: '/', element: <BoardTable brief={brief} onAward={() => undefined} /> },
  ]);
  expect(renderToStaticMarkup(<RouterProvider router={router} />)).toContain('31 Dec 2027');
});
