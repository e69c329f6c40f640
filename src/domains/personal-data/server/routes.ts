import type { FastifyInstance } from 'fastify';
import type { SecondStepParts } from '#domains/accounts/server/second-factor/second-step.ts';
import { deletionRoutes } from './deletion.ts';
import { type ExportParts, exportRoutes } from './export.ts';

/** What a person may ask for across all features: a copy of what is kept about them, and its end. */
export function personalDataRoutes(app: FastifyInstance, parts: SecondStepParts & ExportParts): void {
  exportRoutes(app, parts);
  deletionRoutes(app, parts);
}
