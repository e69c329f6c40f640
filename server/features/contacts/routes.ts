import type { FastifyInstance } from 'fastify';
import { messages } from '#contract/messages.ts';
import type { Attempts, Limit } from '#server/platform/attempts/attempts.ts';
import { implement } from '#server/platform/calls.ts';
import type { Database } from '#server/platform/database/database.ts';
import { findEarlier, once } from '#server/platform/idempotency/once.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { postMails } from '#server/platform/mail/outbox.ts';
import { networkOf } from '#server/platform/network-of.ts';
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
