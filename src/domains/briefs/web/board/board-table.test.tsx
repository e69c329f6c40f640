import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Brief, OnBoard } from '../../contract/briefs.ts';
import { BoardTable } from './board-table.tsx';

test('what an owner takes of sales and profit is told where no fee is asked too', () => {
  const request = {
    ...{ reference: 'DB-2026-000001', kind: 'dossier', state: 'declined', lines: [], owner: null },
    ...{
      listing: { code: 'DB-10001', title: 'Metformin', id: 1 },
      dueAt: null,
      cost: null,
      sides: ['buyer'],
    },
    ...{ turn: null, waitsFor: null, businessDaysLeft: null, canBeAwarded: false },
    offer: {
      ...{ version: 1, currency: 'GBP', supplyPrice: '', priceUnit: '', oneTimeFee: '' },
      ...{ royalty: '5', profitShare: '20', validUntil: '2026-12-18' },
    },
  } as unknown as OnBoard;
  const brief = { awarded: null, lines: [], requests: [request] } as unknown as Brief;
  const element = <BoardTable brief={brief} onAward={() => {}} />;
  const markup = renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />,
  );
  expect(markup).toContain('5 % royalty');
  expect(markup).toContain('20 % of the profit');
});
