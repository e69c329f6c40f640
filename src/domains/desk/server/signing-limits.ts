import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { people } from '#domains/accounts/server/tables.ts';
import { lockCompany } from '#domains/companies/server/people/membership.ts';
import { companies, companyPeople } from '#domains/companies/server/tables.ts';
import { signingLimits } from '#domains/requests/server/signing/tables.ts';
import { money } from '#platform/contract/amounts.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { implement } from '#platform/server/http/calls.ts';
import { AppError, invalid } from '#platform/server/http/errors.ts';
import type { Parts } from '#platform/server/parts.ts';

/**
 * How much whom of a company may sign for it alone (§10.22). Set by the desk as long as companies have no roles of their own
 * that could.
 */
export function signingLimitRoutes(app: FastifyInstance, { db }: Pick<Parts, 'db'>): void {
  implement(
    app,
    'POST /api/back-office/companies/:company/signing-limits',
    async ({ params, body: { person, currency, amount: typed }, viewer }) => {
      const amount = typed === '' ? null : typed;
      return db.transaction(async (tx) => {
        await lockCompany(tx, params.company);
        const [member] = await tx
          .select({ name: people.name, company: companies.name })
          .from(companyPeople)
          .innerJoin(people, eq(people.id, companyPeople.personId))
          .innerJoin(companies, eq(companies.id, companyPeople.companyId))
          .where(and(eq(companyPeople.companyId, params.company), eq(companyPeople.personId, person)))
          .for('share');
        if (member === undefined) {
          throw invalid([{ path: 'person', message: 'Choose one of the company’s people' }]);
        }
        await tx
          .insert(signingLimits)
          .values({ companyId: params.company, personId: person, currency, amount })
          .onConflictDoUpdate({
            target: [signingLimits.companyId, signingLimits.personId, signingLimits.currency],
            set: { amount },
          });
        const detail = { person, currency, amount };
        await audit(tx, viewer.personId, 'set-signing-limit', `company:${params.company}`, detail);
        const reach = amount === null ? `any amount in ${currency}` : `up to ${money(amount, currency)}`;
        return { message: `${member.name} may sign ${reach} for ${member.company} now` };
      });
    },
  );

  implement(
    app,
    'DELETE /api/back-office/companies/:company/signing-limits/:limit',
    async ({ params, viewer }) => {
      return db.transaction(async (tx) => {
        const [dropped] = await tx
          .delete(signingLimits)
          .where(and(eq(signingLimits.id, params.limit), eq(signingLimits.companyId, params.company)))
          .returning();
        if (dropped === undefined) throw new AppError('not-found', 'This limit is gone already');
        const { personId: person, currency, amount } = dropped;
        const detail = { person, currency, amount };
        await audit(tx, viewer.personId, 'drop-signing-limit', `company:${params.company}`, detail);
        return { message: 'The limit is taken away' };
      });
    },
  );
}
