import Fastify from 'fastify';
import pg from 'pg';
import { pino } from 'pino';
import { startEmbeddedDatabase } from '#platform/server/database/embedded/embedded.ts';

// The least that a start of the product can be: its PostgreSQL opened, and a server that listens.
const dataDir = process.argv[2];
if (dataDir === undefined) throw new Error('Which data folder?');
const embedded = await startEmbeddedDatabase({
  dataDir,
  log: pino({ level: 'warn' }),
  onLost: () => process.exit(1),
});
const pool = new pg.Pool(embedded.connection);
await pool.query('select 1');
const app = Fastify();
await app.listen({ port: 0, host: '127.0.0.1' });
console.log('bare');
process.once('SIGTERM', async () => {
  await app.close();
  await pool.end();
  await embedded.stop();
});
