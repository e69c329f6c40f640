import { sql } from 'drizzle-orm';
import { askAgainAfterDays, staleAfterDays } from '#domains/catalogue/contract/listing-age.ts';
import { type ListingKind, listingKinds } from '#domains/catalogue/contract/listing-kinds.ts';
import { openLint } from '#domains/dossiers/server/lint/lint.ts';
import { dropPresentationsOfNone } from '#domains/dossiers/server/presentations/queries.ts';
import type { Database, Queryable } from '#platform/server/database/database.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import { postMails } from '#platform/server/mail/outbox.ts';
import { judgeAll } from './findings/judge-all.ts';
import { checkImport, dropUnconfirmed, type ImportDependencies, writeImport } from './imports/imports.ts';
import { kinds } from './kinds.ts';
import { confirmationMail } from './mails.ts';
import { dropSheets, workOwnSheets } from './own-sheets/kept/reading-job.ts';
import { listOwners } from './records.ts';

export const checkQueue = 'check-import';
export const writeQueue = 'write-import';
/** Once a day: asks owners, and drops sheets that nobody confirmed. */
const confirmationQueue = 'ask-confirmation';
/** Once a night: drops presentations of no listing, and asks the rules about what stands, which a day or a register may have changed. */
const judgingQueue = 'judge-listings';
/** Listings of a molecule follow each other at night: as many different ones as it may have. */
const keptPresentations = 100;

/** Checks and writes sheets, asks owners about listings that nobody has confirmed for long, and the rules about all. */
export async function workListings(deps: ImportDependencies): Promise<void> {
  const { db, jobs, publicUrl } = deps;
  await jobs.work<{ id: number }>(checkQueue, ({ id }) => checkImport(deps, id));
  await jobs.work<{ id: number }>(writeQueue, ({ id }) => writeImport(deps, id));
  await workOwnSheets(deps);
  await jobs.work(confirmationQueue, async () => {
    await askForConfirmation(db, jobs, publicUrl);
    await dropUnconfirmed(deps);
    await dropSheets(deps);
  });
  await jobs.repeat(confirmationQueue, '30 5 * * *');
  await jobs.work(judgingQueue, async () => {
    await dropPresentationsOfNone(db);
    await judgeAll(db, openLint(deps, keptPresentations));
  });
  await jobs.repeat(judgingQueue, '30 2 * * *');
}

type Unconfirmed = { id: number; companyId: number; code: string; title: string };

/** One mail to each person of a company (§12.6), about all its listings whose turn it is. */
export async function askForConfirmation(db: Database, jobs: Jobs, publicUrl: string): Promise<void> {
  await db.transaction(async (tx) => {
    const listings: Unconfirmed[] = [];
    for (const kind of listingKinds) listings.push(...(await markAsked(tx, kind)));
    for (const [companyId, own] of Map.groupBy(listings, (listing) => listing.companyId)) {
      const mails = (await listOwners(tx, companyId)).map((owner) => confirmationMail(owner, own, publicUrl));
      if (mails.length > 0) await postMails(tx, jobs, mails);
    }
  });
}

/** Only of companies that have people here: a listing is asked about when there is somebody to ask. */
async function markAsked(db: Queryable, kind: ListingKind): Promise<Unconfirmed[]> {
  const { table, titleColumns, titleOf } = kinds[kind];
  const { rows } = await db.execute<Unconfirmed & { city: string; country: string }>(sql`
    update ${table} set confirmation_asked_at = now()
    where state = 'published'
      and coalesce(confirmed_at, listed_at) < now() - make_interval(days => ${staleAfterDays})
      and (confirmation_asked_at is null or confirmation_asked_at < now() - make_interval(days => ${askAgainAfterDays}))
      and company_id in (select company_id from company_people)
    returning id, company_id as "companyId", code, ${sql.raw(titleColumns)}`);
  return rows.map((row) => ({ ...row, title: titleOf(row) }));
}
