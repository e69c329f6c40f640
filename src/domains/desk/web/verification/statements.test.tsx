import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { Statements } from './statements.tsx';

const stated = {
  ...{ name: 'Lusitan Generics', country: 'Portugal', registerNumber: '1', address: 'Porto', by: 'Ines' },
  ...{ licence: 'none' as const, authority: '', licenceNumber: '', documents: [] },
  ...{ statedAt: '2026-11-03T09:00:00.000Z', decidedAt: '2026-11-04T09:00:00.000Z', decidedBy: 'Desk' },
};
const returned = { ...stated, state: 'returned' as const, reason: 'Old' };
const verified = { ...stated, state: 'verified' as const, reason: '', seen: ['register' as const] };
const statements = [
  { ...returned, id: '4', seen: [] },
  { ...returned, id: '3', seen: ['register' as const] },
  { ...verified, id: '2' },
  { ...verified, id: '1' },
];

function drawn(isMarked: boolean) {
  const element = <Statements company="7" isMarked={isMarked} statements={statements} />;
  const markup = renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />,
  );
  const words = [...markup.matchAll(/class="badge"[^>]*>([^<]*)/g)].map(([, word]) => word);
  return { words, offers: markup.includes('Take the mark back') };
}

test('the desk reads by which statement the mark stands, and takes back none that is gone', () => {
  const before = ['Sent back', 'Mark taken back'];
  expect(drawn(true)).toEqual({ words: [...before, 'Verified', 'Verified before'], offers: true });
  expect(drawn(false)).toEqual({ words: [...before, 'Verified before', 'Verified before'], offers: false });
});
