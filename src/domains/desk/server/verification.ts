import type { FastifyInstance } from 'fastify';
import { mostStatements } from '#domains/companies/contract/company-limits.ts';
import { returnStatement, verifyCompany } from '#domains/companies/server/verification/decide.ts';
import { listStatements } from '#domains/companies/server/verification/queries.ts';
import { implement } from '#platform/server/http/calls.ts';
import type { Parts } from '#platform/server/parts.ts';

/** What companies state to be verified, and the desk's word (§26.11). */
export function verificationRoutes(
  app: FastifyInstance,
  parts: Pick<Parts, 'db' | 'jobs' | 'scansFiles' | 'publicUrl'>,
): void {
  const { db, scansFiles } = parts;
  implement(app, 'GET /api/back-office/companies/:company/statements', async ({ params }) => ({
    data: await listStatements(db, params.company, { limit: mostStatements, scansFiles }),
  }));

  implement(
    app,
    'POST /api/back-office/companies/:company/statements/:statement/verify',
    async ({ params: { company: companyId, statement: statementId }, body, viewer }) => {
      const decision = { companyId, statementId, by: viewer.personId, seen: body.seen };
      return { message: await db.transaction((tx) => verifyCompany(parts, tx, decision)) };
    },
  );

  implement(
    app,
    'POST /api/back-office/companies/:company/statements/:statement/return',
    async ({ params: { company: companyId, statement: statementId }, body, viewer }) => {
      const { state, reason } = body;
      const decision = { companyId, statementId, by: viewer.personId, state, reason: reason.trim() };
      return { message: await db.transaction((tx) => returnStatement(parts, tx, decision)) };
    },
  );
}
