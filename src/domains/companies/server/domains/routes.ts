import type { FastifyInstance } from 'fastify';
import { audit } from '#platform/server/audit/audit.ts';
import { implement } from '#platform/server/http/calls.ts';
import { AppError, invalid } from '#platform/server/http/errors.ts';
import type { Parts } from '#platform/server/parts.ts';
import { checksAnHour, mostDomains, proofPrefix } from '../../contract/company-limits.ts';
import { lockManaged, refuseUnlessManaging } from '../people/viewers.ts';
import { tellUnproven } from './jobs.ts';
import { addDomain, checkDomain, type DomainRow, dropDomain, findDomain, listDomains } from './queries.ts';
import { isOfEverybody, toDomain } from './rules.ts';

const checks = { name: 'domain-checks', max: checksAnHour, minutes: 60 };

function noDomain(): AppError {
  return new AppError('not-found', 'This domain has been taken away already');
}

function toCompanyDomain({ id, domain, value, provenAt, checkedAt }: DomainRow) {
  return {
    ...{ id: String(id), domain, text: `${proofPrefix}${value}` },
    ...{ provenAt: provenAt?.toISOString() ?? null, checkedAt: checkedAt?.toISOString() ?? null },
  };
}

/** Domains that a company proves to be its own (§26.5). */
export function domainRoutes(
  app: FastifyInstance,
  parts: Pick<Parts, 'db' | 'dns' | 'attempts' | 'jobs' | 'publicUrl'>,
): void {
  const { db, dns, attempts } = parts;

  implement(app, 'GET /api/companies/:company/domains', async ({ viewer, params }) => {
    await refuseUnlessManaging(db, viewer, params.company);
    return { data: (await listDomains(db, params.company)).map(toCompanyDomain) };
  });

  implement(app, 'POST /api/companies/:company/domains', async ({ viewer, params, body }) => {
    const domain = toDomain(body.domain);
    return db.transaction(async (tx) => {
      const company = await lockManaged(tx, viewer, params.company);
      if (domain === null) {
        throw invalid([{ path: 'domain', message: 'Give the domain alone, as in example.com' }]);
      }
      if (isOfEverybody(domain)) {
        const message = `Anybody can have an address at ${domain}: it proves nobody a colleague`;
        throw invalid([{ path: 'domain', message }]);
      }
      if ((await listDomains(tx, company.id)).length >= mostDomains) {
        throw new AppError(
          'conflict',
          `A company names ${mostDomains} domains at most. Take one away first.`,
        );
      }
      const added = await addDomain(tx, company.id, domain);
      if (added === null) return { message: `${domain} stands there already` };
      await audit(tx, viewer.personId, 'add-domain', `company:${company.id}`, { domain });
      return { message: `${domain} is added: put the text into DNS, then check it` };
    });
  });

  implement(app, 'POST /api/companies/:company/domains/:domain/check', async ({ viewer, params }) => {
    await refuseUnlessManaging(db, viewer, params.company);
    const row = await findDomain(db, params.company, params.domain);
    if (row === null) throw noDomain();
    await attempts.count(checks, String(params.company), viewer.personId);
    const checked = await checkDomain(db, dns, row);
    if (checked === null) {
      throw new AppError('conflict', `Nobody answered for ${row.domain} in DNS. Try again in some minutes.`);
    }
    if (checked.was !== checked.is) {
      const action = checked.is ? 'prove-domain' : 'lose-domain';
      await audit(db, viewer.personId, action, `company:${params.company}`, { domain: row.domain });
      if (!checked.is) await tellUnproven(parts, row);
    }
    return {
      proven: checked.is,
      message: checked.is
        ? `${row.domain} is proven: its colleagues may ask to join`
        : `DNS does not have the text at ${row.domain} yet. It may take hours until it does.`,
    };
  });

  implement(app, 'DELETE /api/companies/:company/domains/:domain', async ({ viewer, params }) =>
    db.transaction(async (tx) => {
      const company = await lockManaged(tx, viewer, params.company);
      const own = await findDomain(tx, company.id, params.domain);
      // It would open the other ways, without the owner's proof and the mail that setting the sign-in asks for.
      if (own?.signsIn && own.provenAt !== null) {
        throw new AppError(
          'conflict',
          `Addresses at ${own.domain} log in by the company’s own sign-in. Take the domain out of it first, or the sign-in away.`,
        );
      }
      const dropped = await dropDomain(tx, company.id, params.domain);
      if (dropped === null) throw noDomain();
      await audit(tx, viewer.personId, 'drop-domain', `company:${company.id}`, { domain: dropped.domain });
      return { message: `${dropped.domain} is taken away` };
    }),
  );
}
