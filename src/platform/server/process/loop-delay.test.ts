import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { LoopDelay } from './loop-delay.ts';

function stall(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

test('the mean knows a stall right after a look, and is a number where the loop never came round', () => {
  const delay = new LoopDelay(10);
  delay.takeMean();
  stall(150);
  expect(delay.takeMean()).toBeGreaterThanOrEqual(150);
  expect(delay.takeMean()).toBeGreaterThanOrEqual(0);
  delay.stop();
});

test('a loop that comes round has a mean far below that of one that does not', async () => {
  const delay = new LoopDelay(10);
  for (let turn = 0; turn < 5; turn += 1) {
    stall(100);
    await wait(0);
  }
  const busy = delay.takeMean();
  await wait(500);
  const idle = delay.takeMean();
  delay.stop();
  expect(busy).toBeGreaterThan(2 * idle);
});

test('each look counts the turns since the one before it alone', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const delay = new LoopDelay(10);
  vi.advanceTimersByTime(100);
  expect(delay.takeMean()).toBe(10);
  vi.advanceTimersByTime(50);
  expect(delay.takeMean()).toBe(10);
  delay.stop();
});
