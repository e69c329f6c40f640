import { expect, test, vi } from 'vitest';
import { readFilter } from './request-filter.ts';
import { findNeighbours, findScopes, waitingAfter, waitingBefore } from './request-pages.ts';

/** What was asked of the server, which answers so many requests. */
function serve(count: number, more: (at: number) => object = () => ({})): URLSearchParams[] {
  const asked: URLSearchParams[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const { searchParams } = new URL(address, 'http://localhost');
    asked.push(searchParams);
    const length = Math.min(count, Number(searchParams.get('limit')));
    return Response.json({
      data: Array.from({ length }, (_, at) => ({ reference: `DB-${at}`, ...more(at) })),
    });
  });
  return asked;
}

test('above the list stands what waits, what is due first first', async () => {
  const asked = serve(11);
  const { requests, more } = await waitingBefore(readFilter(new URLSearchParams(), false));
  expect(Object.fromEntries(asked[0] ?? [])).toEqual({ scope: 'waiting', sort: 'due', limit: '11' });
  expect([requests[0]?.reference, requests.length, more]).toEqual(['DB-0', 10, true]);
  expect(await waitingBefore(readFilter(new URLSearchParams('q=amlodipine'), false))).toEqual({
    requests: [],
    more: false,
  });
});

test('after a request one is led on to the first other that waits', async () => {
  const asked = serve(2);
  expect((await waitingAfter('DB-0'))?.reference).toBe('DB-1');
  expect((await waitingAfter('DB-7'))?.reference).toBe('DB-0');
  for (const question of asked) {
    expect([question.get('scope'), question.get('sort')]).toEqual(['waiting', 'due']);
  }
});

test('of the requests for one’s listings those are counted in which the owner has to move', async () => {
  const asked = serve(3, (at) => ({ waitsFor: at === 1 ? 'buyer' : 'owner' }));
  expect(await findScopes()).toEqual({ company: true, owner: true, waiting: 2 });
  // Of the term sheets those that the buyer alone has signed.
  expect(asked.map((question) => question.get('state')).filter(Boolean)).toEqual([
    'in-review,revision-asked,term-sheet-issued',
  ]);
});

test('from the desk’s table the neighbours are those of its question', async () => {
  const addresses: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    addresses.push(address);
    return Response.json({ data: { previous: null, next: { reference: 'DB-8', title: 'Metformin' } } });
  });
  const list = readFilter(new URLSearchParams({ scope: 'all', desk: 'sort=-buyer&state=signed' }), true);
  const request = { reference: 'DB-7', waitsFor: null, side: 'desk' } as const;
  const { next } = await findNeighbours(list, request, new AbortController().signal);
  expect(next?.reference).toBe('DB-8');
  expect(addresses).toEqual(['/api/back-office/requests/DB-7/beside?sort=-buyer&state=signed']);
});
