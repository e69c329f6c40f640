import { readClock } from '#platform/server/database/clock.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { postMails } from '#platform/server/mail/outbox.ts';
import type { Parts } from '#platform/server/parts.ts';
import { type Alert, alertMail } from './mails.ts';
import * as queries from './queries.ts';
import {
  keptIds,
  mostMatched,
  type NewListing,
  nextAlertAt,
  type SavedSearchFinders,
  settlingTime,
} from './rules.ts';
import { stopKey } from './unsubscribe.ts';

type AlertDependencies = Pick<Parts, 'db' | 'jobs' | 'log' | 'secrets' | 'publicUrl' | 'deskTimeZone'> & {
  savedSearches: SavedSearchFinders;
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

/** One mail to each person with something new (§14.3). One whose mail fails is logged, and the others have theirs. */
export async function sendAlerts(deps: AlertDependencies, at?: Date): Promise<void> {
  const now = at ?? (await readClock(deps.db));
  let after = 0;
  for (let left = true; left; ) {
    const due = await queries.listDuePeople(deps.db, now, after, batchSize);
    // An index that lags would miss what another process has told of, and the next look would tell of it again.
    await Promise.all(Object.values(deps.savedSearches).map((finder) => finder.refresh()));
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
      const looked = await look(deps, search, now);
      const { found, more } = looked;
      if (found.length > 0) alerts.push({ search, found, more });
      await noteLook(tx, deps, search, looked, now);
    }
    if (alerts.length === 0) return;
    const links = { publicUrl: deps.publicUrl, stopKey: stopKey(deps.secrets, person.id) };
    await postMails(tx, deps.jobs, [alertMail(person.email, alerts, links)]);
  });
}

type Look = {
  found: NewListing[];
  /** There may be more than was found. */
  more: boolean;
  matchedIds: number[] | null;
};

/**
 * What a search finds now and did not find at its last look, however it came to match. One that has kept no numbers goes
 * by the day of the listings.
 */
async function look(deps: AlertDependencies, search: queries.DueSearch, now: Date): Promise<Look> {
  const finder = deps.savedSearches[search.kind];
  const ids = await finder.findIds(search.search, mostMatched + 1);
  const known = new Set(search.matchedIds);
  const unknown = ids.filter((id) => !known.has(id));
  const rows = await finder.read(unknown.slice(0, mostLooked));
  if (search.matchedIds !== null) {
    return { found: rows, more: unknown.length > mostLooked, matchedIds: keptIds(ids) };
  }
  const settled = new Date(now.getTime() - settlingTime);
  const waiting = new Set(rows.filter(({ listedAt }) => listedAt > settled).map(({ id }) => id));
  const found = rows.filter(({ id, listedAt }) => listedAt > search.toldUpTo && !waiting.has(id));
  return {
    found,
    more: found.length === mostLooked,
    matchedIds: keptIds(ids)?.filter((id) => !waiting.has(id)) ?? null,
  };
}

/** An instant search that finds what it found stays due as it is, and costs no write. */
async function noteLook(
  db: Queryable,
  { deskTimeZone }: AlertDependencies,
  search: queries.DueSearch,
  { found, matchedIds }: Look,
  now: Date,
): Promise<void> {
  const isQuiet = found.length === 0 && isSame(matchedIds, search.matchedIds);
  if (isQuiet && search.alert === 'instant') return;
  const days = found.map(({ listedAt }) => listedAt.getTime());
  await queries.noteTold(db, search.id, {
    matchedIds,
    toldUpTo: new Date(Math.max(search.toldUpTo.getTime(), ...days)),
    nextAt: nextAlertAt(search.alert, now, deskTimeZone),
  });
}

function isSame(now: readonly number[] | null, before: readonly number[] | null): boolean {
  if (now === null || before === null) return now === before;
  return now.length === before.length && now.every((id, at) => id === before[at]);
}
