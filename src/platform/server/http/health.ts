import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { AppError } from './errors.ts';

type Served = {
  db: Database;
  /** Whether what is searched is what the database holds, but for the last seconds. */
  isFresh(): Promise<boolean>;
};

/** For whoever watches the process: does it live, and can it serve. */
export function healthRoutes(app: FastifyInstance, { db, isFresh }: Served): void {
  const config = { access: 'public' as const, rateLimit: false as const, alwaysAnswered: true as const };
  app.get('/healthz', { config, schema: { hide: true } }, async () => ({ status: 'alive' }));
  app.get('/readyz', { config, schema: { hide: true } }, async (request, reply) => {
    // Said, and not thrown: to go down in order is no fault that the log should tell of.
    if (app.isGoingDown()) {
      reply.code(503);
      return { message: 'The process is going down.', code: 'unavailable', requestId: request.id };
    }
    await request.inTime(db.execute(sql`select 1`));
    if (!(await isFresh()))
      throw new AppError('unavailable', 'The finders have not seen the database for too long.');
    return { status: 'ready' };
  });
}
