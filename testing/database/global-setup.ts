import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openPool } from '#platform/server/database/database.ts';
import { startEmbeddedDatabase } from '#platform/server/database/embedded/embedded.ts';
import { ensureCluster } from '#platform/server/database/embedded/embedded-cluster.ts';
import { stopPostmaster } from '#platform/server/database/embedded/embedded-postmaster.ts';
import { prepareDatabase } from '#platform/server/database/prepare-database.ts';
import { keepCluster } from './copied-cluster.ts';
import { databaseUrl, servingUrl, TEMPLATE } from './test-database.ts';

const PREFIX = 'dosebridge-test-';

/** Once per run: a PostgreSQL server (TEST_DATABASE_URL, else an embedded one) with a migrated template on it. */
export default async function setUp(): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? { url: given, stop: async () => {} } : await startThrowawayServer();
  process.env.TEST_DATABASE_URL = server.url;
  try {
    await makeTemplate(server.url);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return async () => {
    if (given) await runOn(given, `drop database if exists ${TEMPLATE}`);
    await server.stop();
  };
}

async function startThrowawayServer(): Promise<{ url: string; stop(): Promise<void> }> {
  await removeAbandonedServers();
  const dataDir = mkdtempSync(join(tmpdir(), PREFIX));
  await keepCluster((await ensureCluster(dataDir)).dir, join(dataDir, 'unstarted'));
  const log = { info() {}, warn: console.warn, error: console.error };
  // Nothing is asked of a test's database often enough for PostgreSQL to find out by itself that one plan does for all values.
  const planning = { plan_cache_mode: 'force_generic_plan' };
  const settings = { ...planning, fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' };
  const database = await startEmbeddedDatabase({ dataDir, log, onLost: console.error, settings });
  const { host, port, user, database: name } = database.connection;
  const stop = async () => {
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url: `postgres://${user}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`, stop };
}

/** A run that was killed left its server; no run takes as long as this. */
async function removeAbandonedServers(): Promise<void> {
  for (const name of readdirSync(tmpdir()).filter((name) => name.startsWith(PREFIX))) {
    const dataDir = join(tmpdir(), name);
    const { mtimeMs, uid } = statSync(dataDir, { throwIfNoEntry: false }) ?? {};
    if (mtimeMs === undefined || uid !== process.getuid?.() || Date.now() - mtimeMs < 3_600_000) continue;
    await stopPostmaster(join(dataDir, 'postgres'));
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function makeTemplate(url: string): Promise<void> {
  await runOn(url, `drop database if exists ${TEMPLATE}`);
  await runOn(url, `create database ${TEMPLATE} template template0 encoding 'UTF8'`);
  const owner = openPool({ connectionString: databaseUrl(TEMPLATE) }, console.error);
  const pool = openPool({ connectionString: servingUrl(databaseUrl(TEMPLATE)) }, console.error);
  try {
    await prepareDatabase({ pool, owner });
  } finally {
    await Promise.all([pool.end(), owner.end()]);
  }
}

async function runOn(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
