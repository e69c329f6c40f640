import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { RequestSummary } from '#domains/requests/contract/request-view.ts';
import { mostWaitingShown, WaitingQueue } from './waiting-queue.tsx';

const reference = (at: number) => `DB-2026-00000${at}`;
const request = (at: number): RequestSummary => ({
  ...{
    reference: reference(at),
    kind: 'dossier',
    state: 'submitted',
    side: 'desk',
    waitsFor: 'desk',
    halfSignedBy: null,
  },
  ...{ submittedAt: '2026-11-02T09:00:00.000Z', stateSince: '2026-11-02T09:00:00.000Z' },
  ...{ touchedAt: '2026-11-02T09:00:00.000Z', dueAt: null, businessDaysLeft: null, fileCount: 0 },
  listing: { id: '7', code: 'DB-10007', title: 'Amlodipine Tablets 5 mg', retired: false },
  requester: { name: 'Ana', organisation: 'Halcyon', notProven: false },
});

test('the desk’s first screen has what waits in the order in which it came: due first', () => {
  const requests = [3, 1, 2, 9, 4, 5, 8, 7].map(request);
  const element = <WaitingQueue requests={requests} />;
  const markup = renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />,
  );
  const shown = [...new Set(Array.from(markup.matchAll(/DB-2026-\d{6}/g), ([found]) => found))];
  expect(mostWaitingShown).toBe(6);
  expect(shown).toEqual([3, 1, 2, 9, 4, 5].map(reference));
});
