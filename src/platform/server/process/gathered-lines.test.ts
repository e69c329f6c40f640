import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gatherLines } from './gathered-lines.ts';
import { createLog } from './log.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dosebridge-lines-'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await rm(folder, { recursive: true });
});

async function open() {
  const file = join(folder, 'log');
  const log = createLog('info', gatherLines(file));
  const written = async (count: number) => {
    let lines: string[] = [];
    // Turns of true time: the file is written beside this thread.
    for (let turns = 0; lines.length < count && turns < 1_000; turns++) {
      await turn();
      lines = (await readFile(file, 'utf8').catch(() => '')).split('\n').filter(Boolean);
    }
    return lines.map((line) => JSON.parse(line).msg);
  };
  // The file is opened beside this thread, too, and what was written before goes as soon as it is.
  log.warn('opened');
  expect(await written(1)).toEqual(['opened']);
  return { log, written };
}

test('lines wait for one another, and none of them longer than the first may', async () => {
  const { log, written } = await open();
  log.info('one');
  vi.advanceTimersByTime(24);
  log.info('two');
  expect(await written(2)).toEqual(['opened']);
  vi.advanceTimersByTime(1);
  expect(await written(3)).toEqual(['opened', 'one', 'two']);
  log.info('three');
  vi.advanceTimersByTime(25);
  expect(await written(4)).toEqual(['opened', 'one', 'two', 'three']);
});

test('a line that warns goes at once, and all before it', async () => {
  const { log, written } = await open();
  log.info('one');
  log.warn('two');
  expect(await written(3)).toEqual(['opened', 'one', 'two']);
  log.info('three');
  expect(await written(4)).toEqual(['opened', 'one', 'two']);
});

test('what fills a piece waits for nothing', async () => {
  const { log, written } = await open();
  log.info('.'.repeat(9 * 1024));
  expect(await written(2)).toHaveLength(2);
});

test('what still waits is written at the end of the process', async () => {
  const module = new URL('gathered-lines.ts', import.meta.url).href;
  const program = `import { pino } from 'pino';
    import { gatherLines } from '${module}';
    pino({}, gatherLines()).info('last');
    process.exit();`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program]);
  expect(JSON.parse(stdout)).toMatchObject({ msg: 'last' });
});
