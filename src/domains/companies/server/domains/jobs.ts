import { eq } from 'drizzle-orm';
import { audit } from '#platform/server/audit/audit.ts';
import type { Parts } from '#platform/server/parts.ts';
import { mailAdministrators } from '../people/queries.ts';
import { companies } from '../tables.ts';
import { unprovenMail } from './mails.ts';
import { checkDomain, type DomainRow, listProvenAfter } from './queries.ts';

const queue = 'check-domains';
/** Once a week, on Monday, when few look. */
const weekly = '11 3 * * 1';
const atOnce = 100;

type CheckingParts = Pick<Parts, 'db' | 'dns' | 'jobs' | 'publicUrl'>;

/** Has proven domains asked for again every week. */
export async function workDomains(parts: CheckingParts): Promise<void> {
  await parts.jobs.work(queue, () => checkProven(parts));
  await parts.jobs.repeat(queue, weekly);
}

/**
 * Asks DNS whether every proven domain is so still (§26.5). Where nobody answers nothing changes: an outage of DNS is no word
 * of the company's. What is proven no more ends no session and no membership, and lets nobody new in.
 */
export async function checkProven(parts: CheckingParts): Promise<void> {
  let after = 0;
  for (let left = true; left; ) {
    const rows = await listProvenAfter(parts.db, after, atOnce);
    for (const row of rows) {
      const checked = await checkDomain(parts.db, parts.dns, row);
      if (checked?.was !== true || checked.is) continue;
      await audit(parts.db, null, 'lose-domain', `company:${row.companyId}`, { domain: row.domain });
      await tellUnproven(parts, row);
    }
    after = rows.at(-1)?.id ?? after;
    left = rows.length === atOnce;
  }
}

/** Tells a company's administrators that a domain is proven no more. */
export async function tellUnproven(
  { db, jobs, publicUrl }: Pick<Parts, 'db' | 'jobs' | 'publicUrl'>,
  { companyId, domain }: Pick<DomainRow, 'companyId' | 'domain'>,
): Promise<void> {
  const [company] = await db.select().from(companies).where(eq(companies.id, companyId));
  await db.transaction((tx) =>
    mailAdministrators(tx, jobs, companyId, (to) => unprovenMail(to, company?.name ?? '', domain, publicUrl)),
  );
}
