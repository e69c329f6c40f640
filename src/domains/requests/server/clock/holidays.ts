import { asc, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { audit } from '#platform/server/audit/audit.ts';
import { implement } from '#platform/server/http/calls.ts';
import { AppError } from '#platform/server/http/errors.ts';
import type { Parts } from '#platform/server/parts.ts';
import { holidays } from '../tables.ts';

/** The days on which the desk does not work, kept by the desk. */
export function holidayRoutes(app: FastifyInstance, { db }: Pick<Parts, 'db'>): void {
  async function list() {
    return { data: await db.select().from(holidays).orderBy(asc(holidays.day)) };
  }

  implement(app, 'GET /api/holidays', list);

  implement(app, 'POST /api/holidays', async ({ viewer, body: { day, name } }) => {
    await db.transaction(async (tx) => {
      await tx
        .insert(holidays)
        .values({ day, name })
        .onConflictDoUpdate({ target: holidays.day, set: { name } });
      const subject = `holiday:${day}`;
      await audit(tx, viewer.personId, 'set-holiday', subject, { name });
    });
    return list();
  });

  implement(app, 'DELETE /api/holidays/:day', async ({ viewer, params: { day } }) => {
    await db.transaction(async (tx) => {
      // As text: what is no day is no holiday either, and PostgreSQL would refuse it.
      const dropped = await tx
        .delete(holidays)
        .where(eq(sql`${holidays.day}::text`, day))
        .returning();
      if (dropped.length === 0) throw new AppError('not-found', 'There is no holiday on this day.');
      const subject = `holiday:${day}`;
      await audit(tx, viewer.personId, 'drop-holiday', subject);
    });
    return list();
  });
}
