import type { FastifyInstance } from 'fastify';
import type { Parts } from '#platform/server/parts.ts';
import { companyRoutes } from './companies.ts';
import { companySignInRoutes } from './company-sign-in.ts';
import { deskRoutes } from './desk.ts';
import { fileStateRoutes } from './file-state.ts';
import { findRoutes } from './find.ts';
import type { AskedFinders } from './find-for-members.ts';
import { ledgerRoutes } from './ledger.ts';
import { operatorSettingsRoutes } from './operator-settings.ts';
import { overviewRoutes } from './overview.ts';
import { peopleRoutes } from './people.ts';
import { signingLimitRoutes } from './signing-limits.ts';
import { tableRoutes } from './tables/table-calls.ts';
import { verificationRoutes } from './verification.ts';

/** What the desk runs the marketplace with. */
export function backOfficeRoutes(
  app: FastifyInstance,
  parts: Pick<Parts, 'db' | 'staleReads' | 'jobs' | 'scansFiles' | 'publicUrl' | 'deskEmail' | 'dealFee'> & {
    finders: AskedFinders;
  },
): void {
  overviewRoutes(app, parts);
  fileStateRoutes(app, parts);
  findRoutes(app, parts);
  tableRoutes(app, parts);
  peopleRoutes(app, parts);
  companyRoutes(app, parts);
  signingLimitRoutes(app, parts);
  verificationRoutes(app, parts);
  companySignInRoutes(app, parts);
  deskRoutes(app, parts);
  ledgerRoutes(app, parts);
  operatorSettingsRoutes(app, parts);
}
