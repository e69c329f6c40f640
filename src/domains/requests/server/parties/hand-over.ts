import { and, count, eq, inArray, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { RequestsOfPeople } from '#domains/companies/server/people/handing-over.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { type Mail, postMails } from '#platform/server/mail/outbox.ts';
import { endedStates } from '../../contract/request-life.ts';
import { addEvent, touchRequest } from '../queries.ts';
import { requests } from '../tables.ts';
import { stopWatching } from '../watching/watchers.ts';
import { findPeopleOf } from './participants.ts';
import type { MailParts } from './recipients.ts';

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
      const wereTheirs = or(
        eq(requests.takenOverBy, from),
        and(eq(requests.personId, from), sql`${requests.takenOverBy} is null`),
      );
      const rows = await lockRunning(tx, and(eq(requests.companyId, companyId), wereTheirs));
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
      const people = (await findPeopleOf(tx, companyId)).filter(({ id }) => id !== from);
      const heirs = people.filter(({ id, role }) => (to === null ? role === 'administrator' : id === to));
      const told = heirs.filter(({ id }) => id !== by);
      const mails = told.map(({ email }) =>
        handedOverMail(
          email,
          rows.map(({ reference }) => reference),
          to !== null,
          parts.publicUrl,
        ),
      );
      if (mails.length > 0) await postMails(tx, parts.jobs, mails);
      return rows.length;
    },
  };
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
  isNamed: boolean,
  publicUrl: string,
): Mail {
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
        : 'A colleague has left your company. Its administrators hear what happens in these requests until one of you takes them over.',
    ],
    facts: [{ label: 'Requests', value: references.slice(0, mostNamed).join(', ') }],
    action:
      references.length === 1
        ? { label: 'Open the request', url: `${publicUrl}/requests/${only}` }
        : { label: 'Open the requests', url: `${publicUrl}/requests?scope=company` },
  };
}
