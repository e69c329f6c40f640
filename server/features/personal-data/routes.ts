import type { FastifyInstance } from 'fastify';
import type { Attempts } from '#server/platform/attempts/attempts.ts';
import type { Database } from '#server/platform/database/database.ts';
import { deletionRoutes } from './deletion.ts';
import { exportRoutes } from './export.ts';

/** What a person may ask for across all features: a copy of what is kept about them, and its end. */
export function personalDataRoutes(app: FastifyInstance, parts: { db: Database; attempts: Attempts }): void {
  exportRoutes(app, parts);
  deletionRoutes(app, parts);
}
