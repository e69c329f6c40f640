import type { FastifyInstance } from 'fastify';
import { messages } from '#platform/contract/messages.ts';
import type { Limit } from '#platform/server/attempts/attempts.ts';
import { implement } from '#platform/server/http/calls.ts';
import { findEarlier, once } from '#platform/server/idempotency/once.ts';
import { networkOf } from '#platform/server/limits/network-of.ts';
import { postMails } from '#platform/server/mail/outbox.ts';
import type { Parts } from '#platform/server/parts.ts';
import { deskMail } from './mails.ts';
import { contacts } from './tables.ts';

/** Anybody may write, and every message costs the desk a mail. */
export const messagesPerAddress = { name: 'contact-address', max: 10, minutes: 15 } as const satisfies Limit;

export function contactRoutes(
  app: FastifyInstance,
  { db, jobs, attempts, deskEmail }: Pick<Parts, 'db' | 'jobs' | 'attempts' | 'deskEmail'>,
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
      await tx.insert(contacts).values(contact);
      await postMails(tx, jobs, [deskMail(contact, deskEmail)]);
    });
    return { message: messages.contactThanks, data: { message: messages.contactThanks } };
  });
}
