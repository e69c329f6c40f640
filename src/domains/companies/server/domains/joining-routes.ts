import type { FastifyInstance } from 'fastify';
import { holdOwnRow, holdPeople } from '#domains/accounts/server/queries.ts';
import { holdToDay } from '#platform/server/attempts/daily-caps.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { implement } from '#platform/server/http/calls.ts';
import { AppError } from '#platform/server/http/errors.ts';
import { postMails } from '#platform/server/mail/outbox.ts';
import type { Parts } from '#platform/server/parts.ts';
import { putInCompany } from '../people/membership.ts';
import { mailAdministrators } from '../people/queries.ts';
import { lockManaged, refuseUnlessManaging } from '../people/viewers.ts';
import { admittedMail, joiningMail } from './mails.ts';
import { addJoining, dropJoining, listJoinings, listOpenTo } from './queries.ts';

function asksNoMore(): AppError {
  return new AppError(
    'not-found',
    'They do not ask any more, or the domain of their address is not proven for the company now.',
  );
}

/** Colleagues by a proven domain ask to join, and administrators admit them (§26.5). */
export function joiningRoutes(
  app: FastifyInstance,
  { db, jobs, attempts, publicUrl }: Pick<Parts, 'db' | 'jobs' | 'attempts' | 'publicUrl'>,
): void {
  implement(app, 'GET /api/companies/open', async ({ viewer }) => {
    const rows = await listOpenTo(db, viewer.personId);
    return { data: rows.map(({ id, ...row }) => ({ id: String(id), ...row })) };
  });

  implement(app, 'POST /api/companies/:company/joinings', async ({ viewer, params }) =>
    db.transaction(async (tx) => {
      const person = await holdOwnRow(tx, viewer);
      const [open] = await listOpenTo(tx, viewer.personId, params.company);
      if (open === undefined) {
        throw new AppError('not-found', 'There is no company here that your address lets you ask to join.');
      }
      const message = `${open.name}’s administrators are asked to admit you`;
      if (!(await addJoining(tx, open.id, person.id))) return { message };
      await audit(tx, person.id, 'ask-to-join', `company:${open.id}`);
      await holdToDay(tx, attempts, viewer, 'messages');
      await mailAdministrators(tx, jobs, open.id, (to) =>
        joiningMail(to, open.name, person.email, publicUrl),
      );
      return { message };
    }),
  );

  implement(app, 'GET /api/companies/:company/joinings', async ({ viewer, params }) => {
    await refuseUnlessManaging(db, viewer, params.company);
    const rows = await listJoinings(db, params.company);
    return {
      data: rows.map(({ person, askedAt, ...row }) => ({
        ...{ person: String(person), ...row, askedAt: askedAt.toISOString() },
      })),
    };
  });

  implement(
    app,
    'POST /api/companies/:company/joinings/:person/admission',
    async ({ viewer, params, body: { role } }) =>
      db.transaction(async (tx) => {
        await holdPeople(tx, [params.person]);
        const company = await lockManaged(tx, viewer, params.company);
        // As it stands now: a domain that is proven no more lets nobody in who asked before.
        const [asking] = await listJoinings(tx, company.id, params.person);
        if (asking === undefined || !(await dropJoining(tx, company.id, params.person))) throw asksNoMore();
        await putInCompany(tx, { companyId: company.id, personId: params.person }, role, viewer.personId);
        await postMails(tx, jobs, [admittedMail(asking.email, company.name, role, publicUrl)]);
        return { message: `${asking.name} belongs to ${company.name} now` };
      }),
  );

  implement(app, 'DELETE /api/companies/:company/joinings/:person', async ({ viewer, params }) =>
    db.transaction(async (tx) => {
      const company = await lockManaged(tx, viewer, params.company);
      if (!(await dropJoining(tx, company.id, params.person))) throw asksNoMore();
      await audit(tx, viewer.personId, 'refuse-to-join', `company:${company.id}`, { person: params.person });
      return { message: 'Refused. They may ask again' };
    }),
  );
}
