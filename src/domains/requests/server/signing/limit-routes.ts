import type { FastifyInstance } from 'fastify';
import { belongingIn, lockManaged } from '#domains/companies/server/people/viewers.ts';
import { implement } from '#platform/server/http/calls.ts';
import type { Parts } from '#platform/server/parts.ts';
import type { MailParts } from '../parties/recipients.ts';
import { dropLimit, listLimits, setLimit } from './limits.ts';

/** How much whom of one's company may sign for it alone: its people read it, its administrators set it (§10.22). */
export function ownLimitRoutes(app: FastifyInstance, parts: Pick<Parts, 'db'> & MailParts): void {
  const { db } = parts;
  implement(app, 'GET /api/companies/:company/signing-limits', async ({ viewer, params }) => {
    await belongingIn(db, viewer, params.company);
    const limits = await listLimits(db, params.company);
    const data = limits.map(({ id, person, signs, ...limit }) => ({
      ...{ id: String(id), ...limit, person: { id: String(person.id), name: person.name, signs } },
    }));
    return { data };
  });

  implement(app, 'POST /api/companies/:company/signing-limits', async ({ viewer, params, body }) =>
    db.transaction(async (tx) => {
      const { id } = await lockManaged(tx, viewer, params.company);
      return { message: await setLimit(tx, parts, id, body, viewer.personId) };
    }),
  );

  implement(app, 'DELETE /api/companies/:company/signing-limits/:limit', async ({ viewer, params }) =>
    db.transaction(async (tx) => {
      const { id } = await lockManaged(tx, viewer, params.company);
      await dropLimit(tx, parts, id, params.limit, viewer.personId);
      return { message: 'The limit is taken away' };
    }),
  );
}
