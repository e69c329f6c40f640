import type { FastifyInstance } from 'fastify';
import { holdPeople } from '#domains/accounts/server/queries.ts';
import { dayWords } from '#platform/contract/dates.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { dayIn } from '#platform/server/day-in.ts';
import { implement } from '#platform/server/http/calls.ts';
import { AppError, invalid } from '#platform/server/http/errors.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { postMails } from '#platform/server/mail/outbox.ts';
import type { Parts } from '#platform/server/parts.ts';
import { mayAs } from '../../contract/company-roles.ts';
import { lockCompany } from '../people/membership.ts';
import { findPersonOf } from '../people/queries.ts';
import { belongingIn, lockManaged } from '../people/viewers.ts';
import { tellOfLostDeputy } from './lost-deputies.ts';
import { absenceMails, answersNoMoreMail } from './mails.ts';
import { dropAbsence, listAbsences, setAbsence } from './queries.ts';

/** Out of office with a deputy (§26.6): said by oneself, or by an administrator for who cannot. */
export function absenceRoutes(
  app: FastifyInstance,
  parts: Pick<Parts, 'db' | 'jobs' | 'publicUrl' | 'deskTimeZone'>,
): void {
  const { db, deskTimeZone } = parts;
  /** One of the company's people, for themselves or an administrator; the company is held. */
  async function holdPerson(tx: Queryable, viewer: Viewer, companyId: number, personId: number) {
    const isOwn = personId === viewer.personId;
    if (isOwn) await belongingIn(tx, viewer, companyId);
    const { name: company } = isOwn
      ? await lockCompany(tx, companyId)
      : await lockManaged(tx, viewer, companyId);
    const person = await findPersonOf(tx, companyId, personId);
    if (person === null) {
      throw new AppError('not-found', 'This is none of the company’s people any more.');
    }
    const absences = await listAbsences(tx, companyId);
    return { company, person, absences, before: absences.find((one) => one.personId === personId) };
  }

  implement(app, 'POST /api/companies/:company/people/:person/absence', async ({ viewer, params, body }) => {
    const { company: companyId, person: personId } = params;
    const { from, until, deputy: deputyId } = body;
    const today = dayIn(deskTimeZone);
    if (until < from) throw invalid([{ path: 'until', message: 'This is before the first day' }]);
    if (until < today) throw invalid([{ path: 'until', message: 'This day is over' }]);
    return db.transaction(async (tx) => {
      await holdPeople(tx, [personId, deputyId]);
      const { company, person, absences, before } = await holdPerson(tx, viewer, companyId, personId);
      const deputy = deputyId === personId ? null : await findPersonOf(tx, companyId, deputyId);
      if (deputy === null || !deputy.canSignIn || !mayAs(deputy.role, 'deal')) {
        const message = 'Choose another one of its administrators or deal makers who can sign in';
        throw invalid([{ path: 'deputy', message }]);
      }
      const theirs = absences.find((one) => one.personId === deputyId);
      if (theirs !== undefined && theirs.from <= until && theirs.until >= from) {
        const days = `from ${dayWords(theirs.from)} to ${dayWords(theirs.until)}`;
        const message = `${deputy.name} is out of office ${days}: choose somebody else`;
        throw invalid([{ path: 'deputy', message }]);
      }
      await setAbsence(tx, { companyId, personId }, body, deskTimeZone);
      await tellOfLostDeputy(tx, parts, {
        ...{ companyId, personId, now: 'is out of office too', by: viewer.personId, days: { from, until } },
      });
      const detail = { person: personId, deputy: deputyId, from, until };
      await audit(tx, viewer.personId, 'set-absence', `company:${companyId}`, detail);
      const told = { company, person, deputy, from, until };
      await postMails(tx, parts.jobs, absenceMails(before, told, viewer.personId, parts.publicUrl));
      return {
        message: `${deputy.name} answers for ${person.name} from ${dayWords(from)} to ${dayWords(until)}`,
      };
    });
  });

  implement(app, 'DELETE /api/companies/:company/people/:person/absence', async ({ viewer, params }) => {
    const { company: companyId, person: personId } = params;
    return db.transaction(async (tx) => {
      const { company, person, before } = await holdPerson(tx, viewer, companyId, personId);
      if (await dropAbsence(tx, { companyId, personId }))
        await audit(tx, viewer.personId, 'drop-absence', `company:${companyId}`, { person: personId });
      const deputy = before?.deputy ?? null;
      if (deputy !== null && deputy.id !== viewer.personId)
        await postMails(tx, parts.jobs, [
          answersNoMoreMail(deputy.email, person.name, company, parts.publicUrl),
        ]);
      return { message: `${person.name} is in office` };
    });
  });
}
