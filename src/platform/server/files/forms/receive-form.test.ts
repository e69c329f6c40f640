import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/** One chunk for a disk on which only its first half has room: `ulimit -f 1` allows files of 512 or 1024 bytes. */
const script = (path: string) => `
  import { Readable } from 'node:stream';
  import { writeToDisk } from '#platform/server/files/forms/receive-form.ts';
  const outcome = await writeToDisk(Readable.from([Buffer.alloc(2000)]), ${JSON.stringify(path)}).catch((e) => e.code);
  process.stdout.write(JSON.stringify(outcome));`;

test('an upload that the disk has room for only in part fails, and is not taken for whole', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dosebridge-full-'));
  const command = 'ulimit -f 1; exec "$0" --input-type=module --eval "$1"';
  const { stdout } = await promisify(execFile)('sh', [
    '-c',
    command,
    process.execPath,
    script(join(folder, 'file')),
  ]);
  expect(JSON.parse(stdout)).toBe('EFBIG');
  await rm(folder, { recursive: true });
});
