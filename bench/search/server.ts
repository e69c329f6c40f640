import { once } from 'node:events';
import type { RouteHandlerMethod } from 'fastify';
import { buildApp } from '#app/app.ts';
import { openFinders } from '#app/finders/finders.ts';
import { openParts } from '#app/parts.ts';
import { members } from '#platform/contract/roles.ts';
import { openDatabase, openPool } from '#platform/server/database/database.ts';
import { startEmbeddedDatabase } from '#platform/server/database/embedded/embedded.ts';
import { mailQueue } from '#platform/server/mail/outbox.ts';
import { createLog } from '#platform/server/process/log.ts';
import { readSettings } from '#platform/server/settings/settings.ts';

export type Ready = {
  origin: string;
  /** Milliseconds in which the indexes were built from the database. */
  indexedIn: number;
  /** Milliseconds from the start of the process, PostgreSQL's own start among them. */
  readyIn: number;
  /** Bytes of the process. */
  resident: number;
};

/**
 * The product on a seeded data folder, in a process of its own, with routes beside it that show what a search costs
 * on top of HTTP and of the session check. They exist in this process only, never in the product.
 */
async function serve(): Promise<void> {
  const letGo = once(process, 'disconnect');
  // An interrupt from the keyboard reaches this process too; it goes down in order, when the bench is gone.
  process.on('SIGINT', () => undefined);
  const settings = readSettings(process.env);
  const log = createLog(settings.logLevel);
  const embedded = await startEmbeddedDatabase({
    dataDir: settings.dataDir,
    log,
    onLost: () => process.exit(1),
  });
  const pool = openPool(embedded.connection, (error) => log.warn({ err: error }, 'an idle connection broke'));
  const db = openDatabase(pool);
  const before = performance.now();
  const finders = await openFinders(pool, log);
  const indexedIn = performance.now() - before;
  await finders.follow();
  const parts = await openParts({ settings, log, db, finders }, []);
  // Mails are written as in production, and go nowhere.
  await parts.jobs.work(mailQueue, async () => undefined);
  const app = await buildApp(parts);

  // Ready-made text: what it costs to put an answer together and to serialise it counts against the search.
  let constant = '{}';
  process.on('message', (answer: string) => {
    constant = answer;
  });
  const answerConstant: RouteHandlerMethod = (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(constant);
  app.post('/bench/bare', { config: { access: 'public' } }, answerConstant);
  app.post('/bench/constant', { config: { access: members, readOften: true } }, answerConstant);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const ready: Ready = { origin, indexedIn, readyIn: performance.now(), resident: process.memoryUsage.rss() };
  if (process.connected) process.send?.(ready);

  await letGo;
  await app.close();
  await finders.stop();
  await parts.jobs.stop();
  await pool.end();
  await embedded.stop();
}

await serve();
