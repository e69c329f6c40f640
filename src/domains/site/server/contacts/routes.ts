import type { FastifyInstance } from 'fastify';
import { messages } from '#platform/contract/messages.ts';
import type { Attempts, Limit } from '#platform/server/attempts/attempts.ts';
import type { Database } from '#platform/server/database/database.ts';
import { implement } from '#platform/server/http/calls.ts';
import { findEarlier, once } from '#platform/server/idempotency/once.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import { networkOf } from '#platform/server/limits/network-of.ts';
import { postMails } from '#platform/server/mail/outbox.ts';
import { deskMail } from './mails.ts';
import { addContact } from './queries.ts';

/** Anybody may write, and every message costs the desk a mail. */
export const messagesPerAddress = { name: 'contact-address', max: 10, minutes: 15 } as const satisfies Limit;

export function contactRoutes(
  app: FastifyInstance,
  { db, jobs, attempts, deskEmail }: { db: Database; jobs: Jobs; attempts: Attempts; deskEmail: string },
): void {
  implement(app, 'POST /create-contact', async ({ body, request, sent }) => {
    if ((await findEarlier(db, sent)) === null) {
      await attempts.count(messagesPerAddress, networkOf(request.ip));
    }
    const contact = {
      name: body.name,
      // As accounts keep it, so that whoever deletes theirs takes their messages along.
      email: body.email,
      phone: body.phone.trim(),
      message: body.message.trim(),
      topic: body.topic.trim(),
    };
    await once(db, sent, async (tx) => {
      await addContact(tx, contact);
      await postMails(tx, jobs, [deskMail(contact, deskEmail)]);
    });
    return { message: messages.contactThanks, data: { message: messages.contactThanks } };
  });
}
