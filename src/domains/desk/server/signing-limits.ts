import type { FastifyInstance } from 'fastify';
import { lockCompany } from '#domains/companies/server/people/membership.ts';
import { dropLimit, setLimit } from '#domains/requests/server/signing/limits.ts';
import { implement } from '#platform/server/http/calls.ts';
import type { Parts } from '#platform/server/parts.ts';

/** How much whom of a company may sign for it alone (§10.22), as its administrators set it too. */
export function signingLimitRoutes(
  app: FastifyInstance,
  parts: Pick<Parts, 'db' | 'jobs' | 'publicUrl' | 'deskEmail'>,
): void {
  const { db } = parts;
  implement(
    app,
    'POST /api/back-office/companies/:company/signing-limits',
    async ({ params, body, viewer }) =>
      db.transaction(async (tx) => {
        await lockCompany(tx, params.company);
        return { message: await setLimit(tx, parts, params.company, body, viewer.personId) };
      }),
  );

  implement(
    app,
    'DELETE /api/back-office/companies/:company/signing-limits/:limit',
    async ({ params, viewer }) =>
      db.transaction(async (tx) => {
        await dropLimit(tx, parts, params.company, params.limit, viewer.personId);
        return { message: 'The limit is taken away' };
      }),
  );
}
