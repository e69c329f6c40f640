import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readMoving, stallLimit, watchForStall } from './stall-watch.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** A file whose pieces take so long each to come. */
function slowFile(pieces: number, milliseconds: number): Response {
  let sent = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (sent === pieces) return controller.close();
        vi.advanceTimersByTime(milliseconds);
        sent += 1;
        controller.enqueue(new TextEncoder().encode('row\r\n'));
      },
    },
    { highWaterMark: 0 },
  );
  return new Response(body, { headers: { 'content-type': 'text/csv' } });
}

test('a file that keeps coming is read whole, however long it takes', async () => {
  const watch = watchForStall();
  const file = await readMoving(slowFile(60, stallLimit - 1), watch);
  expect(watch.signal.aborted).toBe(false);
  expect(await file.text()).toBe('row\r\n'.repeat(60));
  expect(file.type).toBe('text/csv');
});

test('a file that stands still is given up', async () => {
  const watch = watchForStall();
  await readMoving(slowFile(2, stallLimit), watch);
  expect(watch.signal.aborted).toBe(true);
});

test('nothing is given up after its end', () => {
  const watch = watchForStall();
  watch.end();
  vi.advanceTimersByTime(stallLimit);
  expect(watch.signal.aborted).toBe(false);
});
