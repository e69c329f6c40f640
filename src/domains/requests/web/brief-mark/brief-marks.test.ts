import { afterEach, expect, test, vi } from 'vitest';
import type { RequestSummary } from '../../contract/request-view.ts';
import { withBriefs } from './brief-marks.ts';

afterEach(() => vi.unstubAllGlobals());

const requests = [
  { reference: 'DB-1', side: 'buyer' },
  { reference: 'DB-2', side: 'owner' },
  { reference: 'DB-3', side: 'buyer' },
] as RequestSummary[];

/** What was asked of the server, which answers so. */
function serve(answer: () => Response): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return answer();
  });
  return asked;
}

test('of one’s own requests those that a brief made are marked; of others nothing is asked', async () => {
  const brief = { id: '7', title: 'Iberia' };
  const asked = serve(() => Response.json({ data: [{ reference: 'DB-3', brief }] }));
  expect((await withBriefs(requests)).map((one) => one.brief)).toEqual([undefined, undefined, brief]);
  expect(asked.map((address) => new URL(address, 'http://localhost').searchParams.get('references'))).toEqual(
    ['DB-1,DB-3'],
  );
  await withBriefs(requests.slice(1, 2));
  expect(asked).toHaveLength(1);
});

test('a list whose briefs cannot be learnt stands without marks', async () => {
  serve(() => Response.json({ message: 'Not now' }, { status: 503 }));
  expect((await withBriefs(requests)).map(({ reference }) => reference)).toEqual(['DB-1', 'DB-2', 'DB-3']);
});
