import type { FastifyInstance } from 'fastify';
import { implement } from '#platform/server/http/calls.ts';
import type { Parts } from '#platform/server/parts.ts';
import { addInterest, listInterests } from './queries.ts';

export function serviceRoutes(app: FastifyInstance, { db }: Pick<Parts, 'db'>): void {
  implement(app, 'POST /api/service-interests', async ({ viewer, body }) => {
    const { service, since } = await addInterest(db, viewer, body.service);
    return { data: { service, since: since.toISOString() } };
  });

  implement(app, 'GET /api/service-interests', async ({ viewer }) => {
    const interests = await listInterests(db, viewer);
    return { data: interests.map(({ service, since }) => ({ service, since: since.toISOString() })) };
  });
}
