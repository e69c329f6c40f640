import type { FastifyInstance } from 'fastify';
import type { Database } from '#platform/server/database/database.ts';
import { implement } from '#platform/server/http/calls.ts';
import { addInterest, listInterests } from './queries.ts';

export function serviceRoutes(app: FastifyInstance, { db }: { db: Database }): void {
  implement(app, 'POST /api/service-interests', async ({ viewer, body }) => {
    const { service, since } = await addInterest(db, viewer, body.service);
    return { data: { service, since: since.toISOString() } };
  });

  implement(app, 'GET /api/service-interests', async ({ viewer }) => {
    const interests = await listInterests(db, viewer);
    return { data: interests.map(({ service, since }) => ({ service, since: since.toISOString() })) };
  });
}
