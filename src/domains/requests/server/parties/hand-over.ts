import { and, count, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import { people } from '#domains/accounts/server/tables.ts';
import { companyPolicy } from '#domains/companies/contract/company-roles.ts';
import { tellOfLostDeputy } from '#domains/companies/server/absences/lost-deputies.ts';
import type { Lost, RequestsOfPeople } from '#domains/companies/server/people/handing-over.ts';
import { findPeopleOf } from '#domains/companies/server/people/queries.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { type Mail, postMails } from '#platform/server/mail/outbox.ts';
import { endedStates } from '../../contract/request-life.ts';
import { addEvent, touchRequest } from '../queries.ts';
import { askOthers } from '../signing/ask-others.ts';
import { requests } from '../tables.ts';
import { stopWatching } from '../watching/watchers.ts';
import { type MailParts, withStandIns } from './recipients.ts';

const isRunning = notInArray(requests.state, [...endedStates]);

/** Requests that somebody looks after, or did until they left: theirs unless a colleague took them over. */
const lookedAfterBy = sql<number>`coalesce(${requests.takenOverBy}, ${requests.personId})`;

/** So many are named in one mail; the list has all of them. */
const mostNamed = 20;

/** What becomes of a company's requests when one of its people leaves (§26.4). */
export function requestsOfPeople(parts: MailParts): RequestsOfPeople {
  return {
    async count(db, companyId) {
      const rows = await db
        .select({ id: lookedAfterBy, requests: count() })
        .from(requests)
        .where(and(eq(requests.companyId, companyId), isRunning))
        .groupBy(lookedAfterBy);
      return new Map(rows.map(({ id, requests }) => [id, requests]));
    },

    async handOver(tx, { companyId, from, to, by }) {
      await stopWatching(tx, companyId, from);
      const lost = { companyId, personId: from, now: 'belongs to the company no more', by };
      await tellOfLostDeputy(tx, parts, lost);
      await askOthers(tx, parts, lost);
      const rows = await lockRunning(tx, wereTheirs(companyId, from));
      if (rows.length === 0) return 0;
      const ids = rows.map(({ id }) => id);
      // Where its maker is there still, it is theirs again; else the company's administrators look after it.
      await tx.update(requests).set({ takenOverBy: to }).where(inArray(requests.id, ids));
      const what =
        to === null ? 'Left to the colleagues of who looked after it' : 'Handed over to a colleague';
      for (const { id, reference } of rows) {
        await addEvent(tx, { requestId: id, personId: by, side: 'buyer', what });
        await touchRequest(tx, id);
        await audit(tx, by, 'hand-over-request', `request:${reference}`, { from, to });
      }
      const colleagues = (await findPeopleOf(tx, companyId)).filter(({ id }) => id !== from);
      const heirs = colleagues.filter(({ id, role }) => (to === null ? role === 'administrator' : id === to));
      const references = rows.map(({ reference }) => reference);
      const why = to === null ? 'A colleague has left your company.' : null;
      const told = (await withStandIns(tx, companyId, heirs)).filter(({ id }) => id !== by);
      const mails = told.map(({ email, because = [] }) => {
        const mail = handedOverMail(email, references, why, parts.publicUrl);
        return { ...mail, paragraphs: [...because, ...mail.paragraphs] };
      });
      if (mails.length > 0) await postMails(tx, parts.jobs, mails);
      return rows.length;
    },

    async fallBack(tx, lost) {
      if (lost.acts.includes('deal')) {
        await tellOfLostDeputy(tx, parts, lost);
        await tellOfUnattended(tx, parts, lost);
      }
      if (lost.acts.includes('sign')) await askOthers(tx, parts, lost);
    },
  };
}

function wereTheirs(companyId: number, personId: number): SQL | undefined {
  return and(eq(requests.companyId, companyId), eq(lookedAfterBy, personId));
}

/** Who looks after them reads them still, and makes no move in them: its administrators hear what happens too (§26.4). */
async function tellOfUnattended(
  tx: Queryable,
  { jobs, publicUrl }: MailParts,
  { companyId, personId, now, by }: Lost,
): Promise<void> {
  const rows = await tx
    .select({ reference: requests.reference })
    .from(requests)
    .where(and(wereTheirs(companyId, personId), isRunning))
    .orderBy(requests.id);
  if (rows.length === 0) return;
  const [person] = await tx.select({ name: people.name }).from(people).where(eq(people.id, personId));
  const why = `${person?.name}, who looks after ${rows.length === 1 ? 'it' : 'them'}, ${now}.`;
  const references = rows.map(({ reference }) => reference);
  const told = (await findPeopleOf(tx, companyId, companyPolicy.manage.roles)).filter(
    ({ id }) => id !== by && id !== personId,
  );
  await postMails(
    tx,
    jobs,
    told.map(({ email }) => handedOverMail(email, references, why, publicUrl)),
  );
}

function lockRunning(tx: Queryable, which: SQL | undefined) {
  return tx
    .select({ id: requests.id, reference: requests.reference })
    .from(requests)
    .where(and(which, isRunning))
    .orderBy(requests.id)
    .for('update');
}

function handedOverMail(
  to: string,
  references: readonly string[],
  /** Why nobody looks after them; null to whom they were handed over. */
  why: string | null,
  publicUrl: string,
): Mail {
  const isNamed = why === null;
  const [only] = references;
  const what = references.length === 1 ? `Request ${only}` : `${references.length} requests`;
  const yours = isNamed ? 'yours to look after' : 'without anybody who looks after them';
  const one = references.length === 1 ? yours.replace('them', 'it') : yours;
  return {
    to,
    subject: `${what} ${references.length === 1 ? 'is' : 'are'} ${one} now`,
    paragraphs: [
      isNamed
        ? 'A colleague has left your company, and what they looked after goes on with you: its mails come to you from now on.'
        : `${why} Your company’s administrators hear what happens in ${references.length === 1 ? 'this request' : 'these requests'} until somebody takes ${references.length === 1 ? 'it' : 'them'} over.`,
    ],
    facts: [{ label: 'Requests', value: references.slice(0, mostNamed).join(', ') }],
    action:
      references.length === 1
        ? { label: 'Open the request', url: `${publicUrl}/requests/${only}` }
        : { label: 'Open the requests', url: `${publicUrl}/requests?scope=company` },
  };
}
