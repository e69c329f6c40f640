import type { FastifyInstance } from 'fastify';
import { holdPeople } from '#domains/accounts/server/queries.ts';
import { holdToDay } from '#platform/server/attempts/daily-caps.ts';
import { implement } from '#platform/server/http/calls.ts';
import { AppError, invalid } from '#platform/server/http/errors.ts';
import { postMails } from '#platform/server/mail/outbox.ts';
import type { Parts } from '#platform/server/parts.ts';
import { aRole, lostActs, mayAs, whyNotInAny } from '../../contract/company-roles.ts';
import { sharedWords } from '../../contract/company-words.ts';
import { type Absence, listAbsences } from '../absences/queries.ts';
import { withdrawInvitationsBy } from '../invitations/queries.ts';
import { listBelongings, refuseRole } from '../own-companies.ts';
import { type EndingParts, endMembership } from './ending.ts';
import type { Shared } from './handing-over.ts';
import { type Heir, holdHeirs, listHeirs } from './heirs.ts';
import { endedMail, roleMail } from './mails.ts';
import { lockCompany, putInCompany, refuseWithoutAdministrator } from './membership.ts';
import { findPersonOf, listPeople } from './queries.ts';
import { belongingIn, lockManaged } from './viewers.ts';

export type PeopleParts = Pick<Parts, 'db' | 'attempts'> & EndingParts;

function noMember(): AppError {
  return new AppError('not-found', 'This is none of the company’s people any more.');
}

function toAway(absence: Absence | undefined) {
  if (absence === undefined) return null;
  const { from, until, isNow, deputy } = absence;
  return { from, until, isNow, deputy: deputy && { id: String(deputy.id), name: deputy.name } };
}

function toShares(shared: Shared | undefined, heir: Heir | undefined) {
  if (shared === undefined) return null;
  return { ...shared, heir: heir === undefined ? null : { id: String(heir.id), name: heir.name } };
}

/** The people of a company, as they see each other, and what its administrators do with roles and memberships (§26.2, §26.4). */
export function companyPeopleRoutes(app: FastifyInstance, parts: PeopleParts): void {
  const { db, jobs, attempts, publicUrl, requestsOfPeople, sharedByPeople } = parts;

  implement(app, 'GET /api/companies', async ({ viewer }) => {
    const own = viewer.proven ? await listBelongings(db, viewer) : [];
    const data = own.map(({ id, ...company }) => ({ id: String(id), ...company }));
    return { data, mayNotAsk: whyNotInAny(own, 'deal') };
  });

  implement(app, 'GET /api/companies/:company/people', async ({ viewer, params, query }) => {
    const { role } = await belongingIn(db, viewer, params.company);
    const { after, limit } = query;
    const rows = await listPeople(db, params.company, { after, limit: limit + 1 });
    const open = await requestsOfPeople.count(db, params.company);
    const absences = new Map((await listAbsences(db, params.company)).map((one) => [one.personId, one]));
    const shared = await sharedByPeople.count(db, params.company);
    const heirs = await listHeirs(db, params.company, 2);
    const manages = mayAs(role, 'manage');
    const data = rows.slice(0, limit).map(({ id, email, since, ...person }) => {
      const isViewer = id === viewer.personId;
      const knows = manages || isViewer;
      return {
        ...{ id: String(id), ...person, since: since.toISOString(), isViewer },
        away: toAway(absences.get(id)),
        ...{ email: knows ? email : '', openRequests: knows ? (open.get(id) ?? 0) : 0 },
        shares: knows
          ? toShares(
              shared.get(id),
              heirs.find((heir) => heir.id !== id),
            )
          : null,
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
      await requestsOfPeople.fallBack(tx, {
        ...{ companyId, personId, acts: lostActs(person.role, body.role) },
        ...{ now: `is ${aRole(body.role)} now`, by: viewer.personId },
      });
      if (personId !== viewer.personId) {
        await holdToDay(tx, attempts, viewer, 'messages');
        await postMails(tx, jobs, [roleMail(person.email, company.name, body.role, publicUrl)]);
      }
      return { message };
    });
  });

  implement(app, 'DELETE /api/companies/:company/people/:person', async ({ viewer, params, query }) => {
    const { company: companyId, person: personId } = params;
    const to = query.to ?? null;
    return db.transaction(async (tx) => {
      // Asked before anybody is held, so that nobody else holds them up.
      const as = await belongingIn(tx, viewer, companyId);
      if (personId !== viewer.personId) refuseRole(as, 'manage');
      // Who ends it as well: its lines refer to them, and they may be deleting their account.
      const acting = [viewer.personId, personId, ...(to === null ? [] : [to])];
      const held = await holdHeirs(tx, [companyId], acting);
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
      const by = viewer.personId;
      const ended = await endMembership(tx, parts, company, { personId, to, by, mayBeEmpty: false, held });
      if (ended === null) throw noMember();
      const left = personId === viewer.personId;
      if (!left) await postMails(tx, jobs, [endedMail(person.email, company.name, publicUrl)]);
      const who = left ? 'You belong' : `${person.name} belongs`;
      const requests = ended.requests === 1 ? 'a request' : `${ended.requests} requests`;
      const went = [
        ended.requests > 0 && `; ${requests} went to ${heir?.name ?? 'its administrators'}`,
        ended.heir !== null && `; ${sharedWords(ended.shared)} went to ${ended.heir.name}`,
      ];
      return { message: `${who} to ${company.name} no more${went.filter(Boolean).join('')}` };
    });
  });
}
