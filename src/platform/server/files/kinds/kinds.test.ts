import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '../../secrets/passwords.ts';
import { provenMediaType } from './kinds.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'dosebridge-kinds-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each(['csv', 'pdf', 'docx', 'xls'])(
  'forty checks of .%s files at once, on a disk that does not answer, leave threads to passwords',
  async (ending) => {
    // A pipe that nobody writes to holds the thread that opens it, as a disk that does not answer does.
    const pipes = Array.from({ length: 40 }, (_, n) => join(folder, `${ending}-${n}`));
    const empty = join(folder, 'empty');
    execFileSync('mkfifo', pipes);
    const checks = pipes.map((path) => provenMediaType(`a.${ending}`, path, 1_000));
    try {
      expect(await hashPassword('connect-and-grow')).toMatch(/^\$argon2id/);
    } finally {
      // Who opens it now finds an empty file, and who waits at the pipe its end.
      for (const path of pipes) {
        const writer = openSync(path, 'r+');
        writeFileSync(empty, '');
        renameSync(empty, path);
        closeSync(writer);
      }
    }
    expect(await Promise.allSettled(checks)).toHaveLength(40);
  },
  20_000,
);
