import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { holdPeople } from '#domains/accounts/server/queries.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { implement } from '#platform/server/http/calls.ts';
import { AppError, invalid } from '#platform/server/http/errors.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { findEarlier, once } from '#platform/server/idempotency/once.ts';
import type { Parts } from '#platform/server/parts.ts';
import { namesADay } from '../../contract/company-limits.ts';
import type { CompanyFields } from '../../contract/company-profile.ts';
import { companyMessages } from '../../contract/company-words.ts';
import { putInCompany } from '../people/membership.ts';
import { belongingIn, lockManaged, refuseUnlessManaging, unknownCompany } from '../people/viewers.ts';
import { companies, companyPeople } from '../tables.ts';
import { toMark } from '../verification/mark.ts';
import { changesOf, trimmed } from './fields.ts';
import { namesPerPerson } from './limits.ts';
import { refuseNameLike } from './names.ts';

export type ProfileParts = Pick<Parts, 'db' | 'attempts'> & {
  /** Whoever may know a company by name is told another one. */
  onCompanyRenamed(tx: Queryable, companyId: number, before: string, after: string): Promise<void>;
};

/** Founding a company, and what its people say of it (§26.10). */
export function companyProfileRoutes(
  app: FastifyInstance,
  { db, attempts, onCompanyRenamed }: ProfileParts,
): void {
  async function countName({ personId }: Viewer): Promise<void> {
    if (!(await attempts.admits(namesPerPerson, String(personId)))) throw tooManyNames(personId);
  }

  implement(app, 'POST /api/companies', async ({ viewer, body, sent }) => {
    const fields = trimmed(body);
    if ((await findEarlier(db, sent)) === null) await countName(viewer);
    return once(db, sent, (tx) => found(tx, viewer, fields));
  });

  implement(app, 'GET /api/companies/:company/profile', async ({ viewer, params }) => {
    await belongingIn(db, viewer, params.company);
    const [company] = await db.select().from(companies).where(eq(companies.id, params.company));
    if (company === undefined) throw unknownCompany();
    return { data: { ...company, mark: toMark(company) } };
  });

  implement(app, 'POST /api/companies/:company', async ({ viewer, params, body }) => {
    const fields = trimmed(body);
    await refuseUnlessManaging(db, viewer, params.company);
    const isNamed = and(eq(companies.id, params.company), eq(companies.name, fields.name));
    if ((await db.$count(companies, isNamed)) === 0) await countName(viewer);
    await db.transaction(async (tx) => {
      const before = await lockManaged(tx, viewer, params.company);
      const changes = changesOf(before, fields);
      if (Object.keys(changes).length === 0) return;
      if (changes.name ?? changes.headquarters) refuseBesideMark(before);
      if (changes.headquarters && fields.headquarters === '') {
        throw invalid([{ path: 'headquarters', message: companyMessages.headquarters }]);
      }
      if (changes.name) await refuseNameLike(tx, fields.name, before.id);
      await tx.update(companies).set(fields).where(eq(companies.id, before.id));
      await onCompanyRenamed(tx, before.id, before.name, fields.name);
      await audit(tx, viewer.personId, 'change-company', `company:${before.id}`, changes);
    });
    return { message: `${fields.name} is saved` };
  });
}

function tooManyNames(person: number): AppError {
  return new AppError(
    'rate-limited',
    `One tries ${namesADay} names for a company in 24 hours, and you have. Go on tomorrow.`,
    { retryAfter: 24 * 60 * 60, refusal: { person, reason: 'limit-company-names-person' } },
  );
}

/** What the desk has seen, or is looking at, nobody else changes: the mark would say it of something else. */
function refuseBesideMark({ verifiedAt, verification }: typeof companies.$inferSelect): void {
  if (verifiedAt !== null) {
    throw new AppError(
      'conflict',
      'The desk has verified this company by its name and headquarters. Write to the desk to change them.',
    );
  }
  if (verification === 'waiting') {
    throw new AppError(
      'conflict',
      'The desk is looking at this company by its name and headquarters. Take the statement back first.',
    );
  }
}

async function found(tx: Queryable, viewer: Viewer, fields: CompanyFields) {
  // A person before a company, as who is admitted to one at this moment.
  await holdPeople(tx, [viewer.personId]);
  const own = await tx.$count(companyPeople, eq(companyPeople.personId, viewer.personId));
  if (own > 0) {
    throw new AppError(
      'conflict',
      'You belong to a company already. Leave it first, or ask the desk for another.',
    );
  }
  await refuseNameLike(tx, fields.name, 0);
  const [made] = await tx
    .insert(companies)
    .values({ ...fields, origin: 'member' })
    .returning({ id: companies.id });
  if (made === undefined) throw new Error('a company was not written');
  await audit(tx, viewer.personId, 'found-company', `company:${made.id}`, { name: fields.name });
  const member = { companyId: made.id, personId: viewer.personId };
  await putInCompany(tx, member, 'administrator', viewer.personId);
  return { message: `${fields.name} is set up, and you are its administrator`, company: String(made.id) };
}
