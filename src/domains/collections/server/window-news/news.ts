import { readTaken, type TakenMove, takeMoves } from '#domains/dossiers/server/windows/moved-windows.ts';
import { currentDays } from '#domains/registers/server/lookup/row-lookup.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { dayIn } from '#platform/server/day-in.ts';
import { postMails } from '#platform/server/mail/outbox.ts';
import type { Parts } from '#platform/server/parts.ts';
import { stopKey } from '../saved-searches/unsubscribe.ts';
import { movedMail } from './mails.ts';
import { type Concerned, listConcerned } from './queries.ts';

type NewsDependencies = Pick<Parts, 'db' | 'jobs' | 'secrets' | 'publicUrl' | 'deskTimeZone'>;

const queue = 'launch-window-news';
const everyMinute = '* * * * *';
/** People of whom mails are written at a time. */
const atOnce = 100;

/** Has one of the processes tell, every minute, of what another edition made of launch windows (§20.10). */
export async function workWindowNews(deps: NewsDependencies): Promise<void> {
  await deps.jobs.work(queue, () => tellOfMoves(deps));
  await deps.jobs.repeat(queue, everyMinute);
}

/** One mail to each person, written in the transaction by which it counts as told: never twice, and none is lost. */
export async function tellOfMoves(deps: NewsDependencies): Promise<void> {
  await takeMoves(deps.db, async (tx) => {
    const all = await listConcerned(tx);
    for (let at = 0; at < all.length; at += atOnce) await tell(tx, deps, all.slice(at, at + atOnce));
  });
}

async function tell(tx: Queryable, deps: NewsDependencies, some: readonly Concerned[]): Promise<void> {
  const { jobs, secrets, publicUrl, deskTimeZone } = deps;
  const told = { today: dayIn(deskTimeZone), editions: await currentDays(tx) };
  const taken = await readTaken(tx, [...new Set(some.flatMap((person) => person.dossiers))]);
  const byDossier = Map.groupBy(taken, ({ id }) => id);
  const mails = some.map(({ id, email, dossiers }) => {
    const moves = dossiers.flatMap((dossier): TakenMove[] => byDossier.get(dossier) ?? []);
    return movedMail(email, moves, told, { publicUrl, stopKey: stopKey(secrets, id) });
  });
  await postMails(tx, jobs, mails);
}
