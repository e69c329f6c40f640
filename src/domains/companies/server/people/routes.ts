import type { FastifyInstance } from 'fastify';
import { holdPeople } from '#domains/accounts/server/queries.ts';
import { implement } from '#platform/server/http/calls.ts';
import { AppError, invalid } from '#platform/server/http/errors.ts';
import { postMails } from '#platform/server/mail/outbox.ts';
import type { Parts } from '#platform/server/parts.ts';
import { aRole, mayAs } from '../../contract/company-roles.ts';
import { type Absence, listAbsences } from '../absences/queries.ts';
import { withdrawInvitationsBy } from '../invitations/queries.ts';
import { refuseRole } from '../own-companies.ts';
import type { RequestsOfPeople } from './handing-over.ts';
import { endedMail, roleMail } from './mails.ts';
import { lockCompany, putInCompany, refuseWithoutAdministrator, takeFromCompany } from './membership.ts';
import { findPersonOf, listOwnRoles, listPeople } from './queries.ts';
import { belongingIn, lockManaged } from './viewers.ts';

export type PeopleParts = Pick<Parts, 'db' | 'jobs' | 'publicUrl'> & { requestsOfPeople: RequestsOfPeople };

function noMember(): AppError {
  return new AppError('not-found', 'This is none of the company’s people any more.');
}

function toAway(absence: Absence | undefined) {
  if (absence === undefined) return null;
  const { from, until, isNow, deputy } = absence;
  return { from, until, isNow, deputy: { id: String(deputy.id), name: deputy.name } };
}

/** The people of a company, as they see each other, and what its administrators do with roles and memberships (§26.2, §26.4). */
export function companyPeopleRoutes(app: FastifyInstance, parts: PeopleParts): void {
  const { db, jobs, publicUrl, requestsOfPeople } = parts;

  implement(app, 'GET /api/companies', async ({ viewer }) => {
    const own = await listOwnRoles(db, viewer);
    return { data: own.map(({ id, ...company }) => ({ id: String(id), ...company })) };
  });

  implement(app, 'GET /api/companies/:company/people', async ({ viewer, params, query }) => {
    const { role } = await belongingIn(db, viewer, params.company);
    const { after, limit } = query;
    const rows = await listPeople(db, params.company, { after, limit: limit + 1 });
    const open = await requestsOfPeople.count(db, params.company);
    const absences = new Map((await listAbsences(db, params.company)).map((one) => [one.personId, one]));
    const manages = mayAs(role, 'manage');
    const data = rows.slice(0, limit).map(({ id, email, since, ...person }) => {
      const isViewer = id === viewer.personId;
      const knows = manages || isViewer;
      return {
        ...{ id: String(id), ...person, since: since.toISOString(), isViewer },
        away: toAway(absences.get(id)),
        ...{ email: knows ? email : '', openRequests: knows ? (open.get(id) ?? 0) : 0 },
      };
    });
    return { data, more: rows.length > limit };
  });

  implement(app, 'POST /api/companies/:company/people/:person/role', async ({ viewer, params, body }) => {
    const { company: companyId, person: personId } = params;
    return db.transaction(async (tx) => {
      // A person before a company, as whoever leaves or asks.
      await holdPeople(tx, [personId]);
      const company = await lockManaged(tx, viewer, companyId);
      const person = await findPersonOf(tx, companyId, personId);
      if (person === null) throw noMember();
      const message = `${person.name} is ${aRole(body.role)} now`;
      if (!(await putInCompany(tx, { companyId, personId }, body.role, viewer.personId))) return { message };
      await refuseWithoutAdministrator(tx, company, { mayBeEmpty: false });
      if (!mayAs(body.role, 'manage')) await withdrawInvitationsBy(tx, companyId, personId);
      if (personId !== viewer.personId)
        await postMails(tx, jobs, [roleMail(person.email, company.name, body.role, publicUrl)]);
      return { message };
    });
  });

  implement(app, 'DELETE /api/companies/:company/people/:person', async ({ viewer, params, query }) => {
    const { company: companyId, person: personId } = params;
    const to = query.to ?? null;
    return db.transaction(async (tx) => {
      await holdPeople(tx, to === null ? [personId] : [personId, to]);
      const as = await belongingIn(tx, viewer, companyId);
      if (personId !== viewer.personId) refuseRole(as, 'manage');
      const company =
        personId === viewer.personId
          ? await lockCompany(tx, companyId)
          : await lockManaged(tx, viewer, companyId);
      const person = await findPersonOf(tx, companyId, personId);
      if (person === null) throw noMember();
      const heir = to === null ? null : await findPersonOf(tx, companyId, to);
      if (to !== null && (heir === null || to === personId || !heir.canSignIn || !mayAs(heir.role, 'deal'))) {
        const message = 'Choose one of its administrators or deal makers who can sign in';
        throw invalid([{ path: 'to', message }]);
      }
      await takeFromCompany(tx, { companyId, personId }, viewer.personId);
      await refuseWithoutAdministrator(tx, company, { mayBeEmpty: false });
      await withdrawInvitationsBy(tx, companyId, personId);
      const handed = await requestsOfPeople.handOver(tx, {
        ...{ companyId, from: personId, to, by: viewer.personId },
      });
      const left = personId === viewer.personId;
      if (!left) await postMails(tx, jobs, [endedMail(person.email, company.name, publicUrl)]);
      const who = left ? 'You belong' : `${person.name} belongs`;
      const heirs = heir === null ? 'its administrators' : heir.name;
      const requests =
        handed === 0 ? '' : `; ${handed === 1 ? 'a request' : `${handed} requests`} went to ${heirs}`;
      return { message: `${who} to ${company.name} no more${requests}` };
    });
  });
}
