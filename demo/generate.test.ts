import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { stopPostmaster } from '#platform/server/database/embedded/embedded-postmaster.ts';
import { copyCluster } from '#testing/database/copied-cluster.ts';

let dataDir: string;
let running: ChildProcess;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'dosebridge-generate-'));
});
afterEach(async () => {
  running.kill('SIGKILL');
  await stopPostmaster(join(dataDir, 'postgres'));
  rmSync(dataDir, { recursive: true, force: true });
});

test('while a product runs the generator adds through its database, and leaves it running', async () => {
  await copyCluster(dataDir);
  running = spawn(process.execPath, ['testing/database/hold-database.ts', dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (running.stdout === null) throw new Error('no output');
  const [line] = await once(createInterface(running.stdout), 'line');
  const { connection } = JSON.parse(line);
  const { stdout } = await promisify(execFile)(process.execPath, ['demo/generate.ts', '--dossiers', '20'], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
  });
  expect(stdout).toContain('20 of 20 dossiers');
  const client = new pg.Client(connection);
  await client.connect();
  const { rows } = await client.query('select count(*)::int as count from dossiers');
  await client.end();
  expect(rows).toEqual([{ count: 20 }]);
  expect(running.exitCode).toBeNull();
}, 90_000);
