import type { FastifyInstance } from 'fastify';
import { lockCompany } from '#domains/companies/server/people/membership.ts';
import { findSignIn, setOnlyWay } from '#domains/companies/server/sign-in/queries.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { implement } from '#platform/server/http/calls.ts';
import type { Parts } from '#platform/server/parts.ts';

/** For a company whose own sign-in, the only way in, lets nobody in any more (§26.8). */
export function companySignInRoutes(app: FastifyInstance, { db }: Pick<Parts, 'db'>): void {
  implement(app, 'DELETE /api/back-office/companies/:company/only-way', async ({ params, viewer }) =>
    db.transaction(async (tx) => {
      const company = await lockCompany(tx, params.company);
      const row = await findSignIn(tx, company.id);
      if (row?.onlyWay) {
        await setOnlyWay(tx, row.id, false);
        await audit(tx, viewer.personId, 'open-other-ways', `company:${company.id}`);
      }
      return { message: `${company.name}’s people come in by every way again` };
    }),
  );
}
