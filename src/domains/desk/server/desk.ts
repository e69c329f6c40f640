import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contacts } from '#domains/site/server/contacts/tables.ts';
import { problemReports } from '#domains/site/server/problems/tables.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Database } from '#platform/server/database/database.ts';
import { implement } from '#platform/server/http/calls.ts';
import { AppError } from '#platform/server/http/errors.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { sendAgain } from '#platform/server/mail/outbox.ts';
import { outgoingMails } from '#platform/server/mail/tables.ts';
import type { Parts } from '#platform/server/parts.ts';

/** What the desk settles (§11.10): messages, problem reports, mails that did not leave. */
export function deskRoutes(app: FastifyInstance, { db, jobs }: Pick<Parts, 'db' | 'jobs'>): void {
  implement(app, 'POST /api/back-office/messages/:message/done', ({ params, body, viewer }) =>
    settle(db, viewer, { table: contacts, name: 'message', id: params.message, done: body.done }),
  );

  implement(app, 'POST /api/back-office/problems/:problem/done', ({ params, body, viewer }) =>
    settle(db, viewer, { table: problemReports, name: 'problem', id: params.problem, done: body.done }),
  );

  implement(app, 'POST /api/back-office/mails/:mail/resending', async ({ params, viewer }) => {
    return db.transaction(async (tx) => {
      const failed = and(isNull(outgoingMails.sentAt), isNotNull(outgoingMails.lastError));
      const [mail] = await tx
        .update(outgoingMails)
        .set({ lastError: null })
        .where(and(eq(outgoingMails.id, params.mail), failed))
        .returning({ id: outgoingMails.id, recipient: outgoingMails.recipient });
      if (mail === undefined) {
        throw new AppError(
          'conflict',
          'This mail does not wait to be sent again: it has left, or it is tried now.',
        );
      }
      await sendAgain(tx, jobs, mail.id);
      await audit(tx, viewer.personId, 'resend-mail', `mail:${mail.id}`);
      return { message: `The mail to ${mail.recipient} is on its way again` };
    });
  });
}

type Settled = {
  table: typeof contacts | typeof problemReports;
  name: 'message' | 'problem';
  id: number;
  done: boolean;
};

/** Marks one as dealt with or not; said twice, the first time stands. */
async function settle(
  db: Database,
  viewer: Viewer,
  { table, name, id, done }: Settled,
): Promise<{ message: string }> {
  await db.transaction(async (tx) => {
    const changed = await tx
      .update(table)
      .set(done ? { doneAt: sql`now()`, doneBy: viewer.personId } : { doneAt: null, doneBy: null })
      .where(and(eq(table.id, id), done ? isNull(table.doneAt) : isNotNull(table.doneAt)))
      .returning({ id: table.id });
    if (changed.length > 0) {
      const action = `${done ? 'settle' : 'unsettle'}-${name}`;
      await audit(tx, viewer.personId, action, `${name}:${id}`);
      return;
    }
    const [there] = await tx.select({ id: table.id }).from(table).where(eq(table.id, id));
    if (there === undefined) throw new AppError('not-found', `There is no such ${name}`);
  });
  return { message: done ? 'Marked as done' : 'Open again' };
}
