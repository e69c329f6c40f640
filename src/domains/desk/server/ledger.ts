import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { feeEntries, requests } from '#domains/requests/server/tables.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { implement } from '#platform/server/http/calls.ts';
import { invalid } from '#platform/server/http/errors.ts';
import { once } from '#platform/server/idempotency/once.ts';
import type { Parts } from '#platform/server/parts.ts';
import { signedAmount } from './rules.ts';

/** The ledger only grows (§10.7): there is no call that changes or deletes an entry. */
export function ledgerRoutes(app: FastifyInstance, { db }: Pick<Parts, 'db'>): void {
  implement(app, 'POST /api/back-office/fees', async ({ body, viewer, sent }) => {
    const { reference, kind, currency, bookedOn } = body;
    const amount = signedAmount(kind, body.amount);
    await once(db, sent, async (tx) => {
      const [request] = await tx
        .select({ id: requests.id })
        .from(requests)
        .where(eq(requests.reference, reference.trim().toUpperCase()));
      if (request === undefined) {
        throw invalid([{ path: 'reference', message: 'There is no request of this reference' }]);
      }
      await tx.insert(feeEntries).values({
        requestId: request.id,
        kind,
        currency,
        amount,
        bookedOn,
        note: body.note.trim(),
        recordedBy: viewer.personId,
      });
      await audit(tx, viewer.personId, `record-${kind}`, `request:${reference.trim().toUpperCase()}`, {
        amount,
        currency,
        bookedOn,
      });
    });
    return { message: 'The entry is in the ledger' };
  });
}
