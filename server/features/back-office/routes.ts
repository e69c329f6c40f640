import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/platform/database/database.ts';
import { tableRoutes } from './table-calls.ts';

/** What the desk runs the marketplace with. */
export function backOfficeRoutes(app: FastifyInstance, parts: { db: Database }): void {
  tableRoutes(app, parts);
}
