import type { FastifyBaseLogger } from 'fastify';
import type { ListingKind } from '#contract/listing-kinds.ts';
import { readClock } from '#server/platform/database/clock.ts';
import type { Database, Queryable } from '#server/platform/database/database.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { postMails } from '#server/platform/mail/outbox.ts';
import type { Secrets } from '#server/platform/secrets.ts';
import { type Alert, alertMail } from './mails.ts';
import * as queries from './queries.ts';
import { type FindNewest, type NewListing, nextAlertAt, settlingTime } from './rules.ts';
import { stopKey } from './unsubscribe.ts';

export type AlertDependencies = {
  db: Database;
  jobs: Jobs;
  log: FastifyBaseLogger;
  secrets: Secrets;
  publicUrl: string;
  timeZone: string;
  findNewest: Record<ListingKind, FindNewest>;
};

const queue = 'saved-search-alerts';
const everyMinute = '* * * * *';
const batchSize = 500;

/** More new listings than these are counted as 'or more'. */
const mostLooked = 100;

/** Has one of the processes tell, every minute, of what is new in the searches that are due. */
export async function workAlerts(deps: AlertDependencies): Promise<void> {
  await deps.jobs.work(queue, () => sendAlerts(deps));
  await deps.jobs.repeat(queue, everyMinute);
}

/** One mail to each person with something new. One whose mail fails is logged, and the others have theirs. */
export async function sendAlerts(deps: AlertDependencies, at?: Date): Promise<void> {
  const now = at ?? (await readClock(deps.db));
  let after = 0;
  for (let left = true; left; ) {
    const due = await queries.listDuePeople(deps.db, now, after, batchSize);
    for (const person of due) {
      await tell(deps, person, now).catch((error) =>
        deps.log.error(
          { err: error, person: person.id },
          'the alerts of a person failed; they are due again',
        ),
      );
      after = person.id;
    }
    left = due.length === batchSize;
  }
}

/** What was told moves on in the transaction that makes the mail: no listing is told of twice, and none is lost. */
async function tell(
  deps: AlertDependencies,
  person: { id: number; email: string },
  now: Date,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const alerts: Alert[] = [];
    for (const search of await queries.lockDueSearches(tx, person.id, now)) {
      const found = await newOf(deps, search, now);
      const [newest] = found;
      if (newest) alerts.push({ search, found, more: found.length === mostLooked });
      await noteTold(tx, deps, search, newest?.listedAt, now);
    }
    if (alerts.length === 0) return;
    const links = { publicUrl: deps.publicUrl, stopKey: stopKey(deps.secrets, person.id) };
    await postMails(tx, deps.jobs, [alertMail(person.email, alerts, links)]);
  });
}

type Search = Awaited<ReturnType<typeof queries.lockDueSearches>>[number];

async function newOf(deps: AlertDependencies, search: Search, now: Date): Promise<NewListing[]> {
  const settled = new Date(now.getTime() - settlingTime);
  const newest = await deps.findNewest[search.kind](search.search, mostLooked);
  return newest.filter(({ listedAt }) => listedAt > search.toldUpTo && listedAt <= settled);
}

/** An instant search with nothing new stays due as it is, and costs no write. */
async function noteTold(
  db: Queryable,
  { timeZone }: AlertDependencies,
  search: Search,
  newest: Date | undefined,
  now: Date,
): Promise<void> {
  if (newest === undefined && search.alert === 'instant') return;
  await queries.noteTold(db, search.id, {
    toldUpTo: newest ?? search.toldUpTo,
    nextAt: nextAlertAt(search.alert, now, timeZone),
  });
}
