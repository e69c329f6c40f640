import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { findPersonByEmail, findPersonById, holdPeople } from '#domains/accounts/server/queries.ts';
import { sharedByPeople } from '#domains/collections/server/shared-by-people.ts';
import { aRole, lostActs, mayAs } from '#domains/companies/contract/company-roles.ts';
import { withdrawInvitationsBy } from '#domains/companies/server/invitations/queries.ts';
import { endMembership } from '#domains/companies/server/people/ending.ts';
import { holdHeirs } from '#domains/companies/server/people/heirs.ts';
import {
  findRole,
  lockCompany,
  putInCompany,
  refuseWithoutAdministrator,
} from '#domains/companies/server/people/membership.ts';
import { changesOf, trimmed } from '#domains/companies/server/profile/fields.ts';
import { nameTaken, refuseTakenName } from '#domains/companies/server/profile/names.ts';
import { companies } from '#domains/companies/server/tables.ts';
import { dropMark } from '#domains/companies/server/verification/decide.ts';
import { requestsOfPeople } from '#domains/requests/server/parties/hand-over.ts';
import { findOnBothSides, tellRequestsOfCompany } from '#domains/requests/server/parties/parties.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { implement } from '#platform/server/http/calls.ts';
import { AppError, invalid } from '#platform/server/http/errors.ts';
import { once } from '#platform/server/idempotency/once.ts';
import type { Parts } from '#platform/server/parts.ts';
import { findCompanyRecord } from './queries.ts';
import { isDeleted } from './rules.ts';
import { toCompanyRecord } from './wire.ts';

const missing = 'There is no such company';
const otherwise =
  'The desk has changed the name or headquarters, and has not looked at what proves them yet.';

/** Companies that own listings (§11.1): adding, changing, and who belongs to them. */
export function companyRoutes(
  app: FastifyInstance,
  parts: Pick<Parts, 'db' | 'jobs' | 'publicUrl' | 'deskEmail'>,
): void {
  const { db } = parts;
  implement(app, 'GET /api/back-office/companies/:company', async ({ params }) => {
    const record = await findCompanyRecord(db, params.company);
    if (record === null) throw new AppError('not-found', missing);
    return { data: toCompanyRecord(record) };
  });

  implement(app, 'POST /api/back-office/companies', async ({ body, viewer, sent }) => {
    const fields = trimmed(body);
    const id = await once(db, sent, async (tx) => {
      await refuseTakenName(tx, fields.name, 0);
      const [added] = await tx
        .insert(companies)
        .values(fields)
        .onConflictDoNothing()
        .returning({ id: companies.id });
      if (added === undefined) throw nameTaken();
      await audit(tx, viewer.personId, 'add-company', `company:${added.id}`, { name: fields.name });
      return added.id;
    });
    return { message: `${fields.name} is added`, id };
  });

  implement(app, 'POST /api/back-office/companies/:company', async ({ params, body, viewer }) => {
    const fields = trimmed(body);
    await db.transaction(async (tx) => {
      const before = await lockCompany(tx, params.company);
      await refuseTakenName(tx, fields.name, before.id);
      await tx.update(companies).set(fields).where(eq(companies.id, before.id));
      await tellRequestsOfCompany(tx, before.id, before.name, fields.name);
      const changes = changesOf(before, fields);
      await audit(tx, viewer.personId, 'change-company', `company:${before.id}`, changes);
      if (changes.name ?? changes.headquarters) {
        await dropMark(parts, tx, { companyId: before.id, by: viewer.personId, reason: otherwise });
      }
    });
    return { message: `${fields.name} is saved` };
  });

  implement(app, 'POST /api/back-office/companies/:company/people', async ({ params, body, viewer }) => {
    return db.transaction(async (tx) => {
      const found = await findPersonByEmail(tx, body.email);
      // Held and read anew: who leaves at this moment joins nothing any more. Before the company, as by whoever submits.
      await holdPeople(tx, found === null ? [] : [found.id]);
      const company = await lockCompany(tx, params.company);
      const person = found && (await findPersonById(tx, found.id));
      if (person === null || isDeleted(person.email)) {
        throw invalid([{ path: 'email', message: 'Nobody has an account with this address' }]);
      }
      if (person.emailVerifiedAt === null) {
        throw invalid([
          {
            path: 'email',
            message:
              'This address is not proven: anybody can have made the account. Its owner has to open the link in our mail first.',
          },
        ]);
      }
      const member = { companyId: company.id, personId: person.id };
      const was = await findRole(tx, member);
      if (!(await putInCompany(tx, member, body.role, viewer.personId)))
        return { message: `${person.name} belongs to ${company.name} already` };
      await refuseWithoutAdministrator(tx, company, { mayBeEmpty: true });
      if (was !== null) {
        if (!mayAs(body.role, 'manage')) await withdrawInvitationsBy(tx, company.id, person.id);
        await requestsOfPeople(parts).fallBack(tx, {
          ...{ ...member, acts: lostActs(was, body.role), now: `is ${aRole(body.role)} now` },
          by: viewer.personId,
        });
        return {
          message: `${person.name} is ${aRole(body.role)} of ${company.name} now`,
        };
      }
      const both = await findOnBothSides(tx, person.id, company.id);
      const own =
        both.length === 0
          ? ''
          : `. They act as the buyer alone in ${both.join(', ')}, which their side asked for`;
      return { message: `${person.name} belongs to ${company.name} now${own}` };
    });
  });

  implement(app, 'DELETE /api/back-office/companies/:company/people/:person', async ({ params, viewer }) => {
    return db.transaction(async (tx) => {
      const personId = params.person;
      // People before a company, as who leaves and whoever submits.
      const held = await holdHeirs(tx, [params.company], [personId]);
      const company = await lockCompany(tx, params.company);
      const ended = await endMembership(
        tx,
        { ...parts, requestsOfPeople: requestsOfPeople(parts), sharedByPeople },
        company,
        { personId, to: null, by: viewer.personId, mayBeEmpty: true, held },
      );
      if (ended === null) throw new AppError('not-found', 'This membership has ended already');
      return { message: `The membership of ${company.name} has ended` };
    });
  });
}
