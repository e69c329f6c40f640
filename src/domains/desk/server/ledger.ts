import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Fee } from '#domains/requests/contract/term-sheets.ts';
import { feeEntries, requests } from '#domains/requests/server/tables.ts';
import { tellOfRefund } from '#domains/requests/server/thread/fee-mails.ts';
import { compareAmounts, money, withoutZeros } from '#platform/contract/amounts.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { lockRows } from '#platform/server/database/rows/lock-rows.ts';
import { implement } from '#platform/server/http/calls.ts';
import { invalid } from '#platform/server/http/errors.ts';
import { once } from '#platform/server/idempotency/once.ts';
import type { Parts } from '#platform/server/parts.ts';
import { signedAmount } from './rules.ts';

/** The ledger only grows (§10.7): there is no call that changes or deletes an entry. */
export function ledgerRoutes(
  app: FastifyInstance,
  { db, ...parts }: Pick<Parts, 'db' | 'jobs' | 'publicUrl' | 'deskEmail'>,
): void {
  implement(app, 'POST /api/back-office/fees', async ({ body, viewer, sent }) => {
    const { reference, kind, currency, bookedOn } = body;
    const amount = signedAmount(kind, body.amount);
    const note = body.note.trim();
    await once(db, sent, async (tx) => {
      // Held, as a payment of the request itself holds it: of two refunds at once the second sees the first.
      const [requestId] = await lockRows(
        tx,
        requests,
        eq(requests.reference, reference.trim().toUpperCase()),
      );
      if (requestId === undefined) {
        throw invalid([{ path: 'reference', message: 'There is no request of this reference' }]);
      }
      if (kind === 'refund') await refuseAboveRest(tx, requestId, currency, body.amount);
      await tx.insert(feeEntries).values({
        requestId,
        kind,
        currency,
        amount,
        bookedOn,
        note,
        recordedBy: viewer.personId,
      });
      await audit(tx, viewer.personId, `record-${kind}`, `request:${reference.trim().toUpperCase()}`, {
        amount,
        currency,
        bookedOn,
      });
      // A payment that is entered here moves nothing; money that comes back is waited for.
      if (kind === 'refund') {
        const refund = { currency, amount: withoutZeros(body.amount), bookedOn, note };
        await tellOfRefund(tx, parts, viewer, requestId, refund);
      }
    });
    return { message: 'The entry is in the ledger' };
  });
}

/** Refuses to give back more than is there: of what was paid in the currency, what earlier refunds and corrections left. */
async function refuseAboveRest(tx: Queryable, requestId: number, currency: Fee['currency'], amount: string) {
  const [paid] = await tx
    .select({ rest: sql<string>`coalesce(sum(${feeEntries.amount}), 0)::text` })
    .from(feeEntries)
    .where(and(eq(feeEntries.requestId, requestId), eq(feeEntries.currency, currency)));
  const rest = paid?.rest ?? '0';
  if (!rest.startsWith('-') && compareAmounts(amount, rest) <= 0) return;
  const message =
    /[1-9]/.test(rest) && !rest.startsWith('-')
      ? `No more than ${money(withoutZeros(rest), currency)} is there to be refunded`
      : `Nothing that was paid in ${currency} is there to be refunded`;
  throw invalid([{ path: 'amount', message }]);
}
