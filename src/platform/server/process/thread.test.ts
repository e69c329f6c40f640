import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { constants, getPriority } from 'node:os';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { startThread, untilDone } from './thread.ts';

/** A thread that does this. */
function start(lines: string) {
  const thread = startThread(new URL(`data:text/javascript,${encodeURIComponent(lines)}`));
  onTestFinished(async () => void (await thread.terminate()));
  return thread;
}

test('a thread that comes to its end is done', async () => {
  await expect(untilDone(start(''))).resolves.toBeUndefined();
});

test('one that is ended before it began, or in the middle, is not', async () => {
  const early = start('');
  const late = start('setInterval(() => {}, 1_000)');
  const outcomes = Promise.allSettled([early, late, start('process.exit(3)')].map((one) => untilDone(one)));
  await Promise.all([early.terminate(), once(late, 'online').then(() => late.terminate())]);
  for (const outcome of await outcomes) {
    expect(outcome).toMatchObject({ reason: { message: 'a thread was ended before its work was done' } });
  }
});

test('what one throws is told', async () => {
  await expect(untilDone(start('throw new Error("not today")'))).rejects.toThrow('not today');
});

const { PRIORITY_LOW, PRIORITY_BELOW_NORMAL } = constants.priority;

// Elsewhere a thread has the priority of its process.
test.runIf(process.platform === 'linux').each([
  ['', PRIORITY_LOW],
  ['{ isAwaited: true }', PRIORITY_BELOW_NORMAL],
])('a thread that lets others go first (%s) does, and its process does not', async (options, priority) => {
  const before = getPriority();
  const thread = start(`
    import { getPriority } from 'node:os';
    import { parentPort } from 'node:worker_threads';
    import { letOthersGoFirst } from '${new URL('./thread.ts', import.meta.url)}';
    letOthersGoFirst(${options});
    parentPort.postMessage(getPriority());`);
  expect(await once(thread, 'message')).toEqual([priority]);
  expect(getPriority()).toBe(before);
});

test.runIf(process.platform === 'linux')('a process that does takes all of its threads along', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '--eval',
    `import { readdirSync } from 'node:fs';
    import { getPriority } from 'node:os';
    import { letOthersGoFirst } from '${new URL('./thread.ts', import.meta.url)}';
    letOthersGoFirst({ isAwaited: true });
    console.log(JSON.stringify(readdirSync('/proc/self/task').map((thread) => getPriority(Number(thread)))));`,
  ]);
  const priorities = JSON.parse(stdout);
  expect(priorities.length).toBeGreaterThan(1);
  expect(new Set(priorities)).toEqual(new Set([PRIORITY_BELOW_NORMAL]));
});
