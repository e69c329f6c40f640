import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from './database/database.ts';
import { AppError } from './errors.ts';

/** For whoever watches the process: does it live, and can it serve. */
export function healthRoutes(app: FastifyInstance, { db }: { db: Database }): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  const config = { access: 'public' as const, rateLimit: false as const };
  app.get('/healthz', { config, schema: { hide: true } }, async () => ({ status: 'alive' }));
  app.get('/readyz', { config, schema: { hide: true } }, async () => {
    if (stopping) throw new AppError('unavailable', 'The process is going down.');
    // The finder's index is built before the process listens, so the database is all that can be missing.
    await db.execute(sql`select 1`);
    return { status: 'ready' };
  });
}
