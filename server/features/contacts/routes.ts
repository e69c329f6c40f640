import type { FastifyInstance } from 'fastify';
import { messages } from '#contract/messages.ts';
import { normaliseEmail } from '#server/features/accounts/rules.ts';
import { implement } from '#server/platform/calls.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { postMails } from '#server/platform/mail/outbox.ts';
import { deskMail } from './mails.ts';
import { addContact } from './queries.ts';

/** Anybody may write, and every message costs the desk a mail: per address and minute. */
const contactLimit = { rateLimit: { max: 10, timeWindow: '1 minute' } };

export function contactRoutes(
  app: FastifyInstance,
  { db, jobs, deskEmail }: { db: Database; jobs: Jobs; deskEmail: string },
): void {
  implement(
    app,
    'POST /create-contact',
    async ({ body }) => {
      const contact = {
        name: body.name.trim(),
        // As accounts keep it, so that whoever deletes theirs takes their messages along.
        email: normaliseEmail(body.email),
        phone: body.phone.trim(),
        message: body.message.trim(),
      };
      await db.transaction(async (tx) => {
        await addContact(tx, contact);
        await postMails(tx, jobs, [deskMail(contact, deskEmail)]);
      });
      return { message: messages.contactThanks, data: { message: messages.contactThanks } };
    },
    contactLimit,
  );
}
