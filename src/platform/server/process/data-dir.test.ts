import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { programs } from '#testing/running/product.ts';
import { prepareDataDir } from './data-dir.ts';

/** A process reads its sources first, which takes its time on a busy machine. */
const processLimit = 90_000;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dosebridge-data-dir-'));
  await writeFile(join(folder, 'file'), '');
});
afterEach(() => rm(folder, { recursive: true }));

/** A program of the product in a process of its own, on a folder in which nobody can write. */
async function run(program: string, parameters: string[], environment: Record<string, string> = {}) {
  const { PATH } = process.env;
  const env = { PATH, DATA_DIR: join(folder, 'file/data'), ...environment };
  return promisify(execFile)(process.execPath, [program, ...parameters], { env }).then(
    () => ({ code: 0, errors: '' }),
    ({ code, stderr }) => ({ code, errors: stderr as string }),
  );
}

test.each<[string, string, string[], Record<string, string>?]>([
  ['a start', programs.main, []],
  ['a start on a database of one’s own', programs.main, [], { DATABASE_URL: 'postgres://127.0.0.1:1/none' }],
  ['a migration', programs.operate, ['migrate']],
  ['the generator', programs.generate, ['--dossiers', '1']],
])(
  '%s on a DATA_DIR that cannot be written ends in plain words, without a stack',
  async (_, program, parameters, environment = {}) => {
    const { code, errors } = await run(program, parameters, environment);
    expect(code).toBe(1);
    expect(errors).toContain(
      `DATA_DIR: nothing can be written to ${join(folder, 'file/data')}: a part of the path is a file.`,
    );
    expect(errors.trim().split('\n')).toHaveLength(1);
  },
  processLimit,
);

test('a folder that can be written is made for its owner alone, and nothing of the try stays', async () => {
  await prepareDataDir(join(folder, 'new/data'));
  expect((await stat(join(folder, 'new/data'))).mode & 0o777).toBe(0o700);
  expect(await readdir(join(folder, 'new/data'))).toEqual([]);
  await mkdir(join(folder, 'there'));
  await prepareDataDir(join(folder, 'there'));
});
