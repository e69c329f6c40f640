import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createLog } from '#platform/server/process/log.ts';
import { readSettings } from '#platform/server/settings/settings.ts';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { startProduct } from '../product.ts';

type Answer = { status: number; connection: string | undefined; reused: boolean };

/** Asks on a connection that is kept for the next request, where the product keeps it too. */
function ask(url: string, agent: Agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent }, (answer) => {
      const { statusCode: status = 0, headers } = answer;
      const { reusedSocket: reused } = request;
      answer.resume().on('end', () => resolve({ status, connection: headers.connection, reused }));
    }).on('error', reject);
  });
}

test('a product that is told to stop says so before it closes anything, and serves until then', {
  timeout: 120_000,
}, async () => {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'dosebridge-draining-'));
  const settings = readSettings({
    ...{
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      PORT: '0',
      DRAIN_SECONDS: '4',
      SECRET_KEY: 'k'.repeat(32),
    },
  });
  const product = await startProduct(settings, createLog('fatal'));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const read = (path: string) => ask(`${product.address}${path}`, agent);
  expect(await read('/readyz')).toMatchObject({ status: 200, connection: 'keep-alive' });
  const stopped = product.stop();
  // On the connection that was kept: it is told to be the last request, and not closed under it.
  expect(await read('/readyz')).toEqual({ status: 503, connection: 'close', reused: true });
  // New connections are taken, for whoever has not heard of it yet.
  for (const path of ['/healthz', '/robots.txt', '/docs/json']) {
    expect(await read(path), path).toEqual({ status: 200, connection: 'close', reused: false });
  }
  await stopped;
  await expect(read('/healthz')).rejects.toThrow('ECONNREFUSED');
  agent.destroy();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});
