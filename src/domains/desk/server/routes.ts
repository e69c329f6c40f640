import type { FastifyInstance } from 'fastify';
import type { StaleReads } from '#platform/server/database/connection/replica.ts';
import type { Database } from '#platform/server/database/database.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import { companyRoutes } from './companies.ts';
import { deskRoutes } from './desk.ts';
import { fileStateRoutes } from './file-state.ts';
import { findRoutes } from './find.ts';
import { ledgerRoutes } from './ledger.ts';
import { overviewRoutes } from './overview.ts';
import { peopleRoutes } from './people.ts';
import { tableRoutes } from './tables/table-calls.ts';

/** What the desk runs the marketplace with. */
export function backOfficeRoutes(
  app: FastifyInstance,
  parts: { db: Database; staleReads: StaleReads; jobs: Jobs; scansFiles: boolean },
): void {
  overviewRoutes(app, parts);
  fileStateRoutes(app, parts);
  findRoutes(app, parts);
  tableRoutes(app, parts);
  peopleRoutes(app, parts);
  companyRoutes(app, parts);
  deskRoutes(app, parts);
  ledgerRoutes(app, parts);
}
