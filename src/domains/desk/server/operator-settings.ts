import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance } from 'fastify';
import {
  findOperatorSettings,
  keepOperatorSettings,
  listOperatorSettings,
} from '#domains/accounts/server/operator/settings.ts';
import { reworkAllWindows } from '#domains/dossiers/server/windows/jobs.ts';
import { implement } from '#platform/server/http/calls.ts';
import { once } from '#platform/server/idempotency/once.ts';
import type { Parts } from '#platform/server/parts.ts';

/** The fee and the months of reviews (§15.17). Other months have all launch windows worked out anew. */
export function operatorSettingsRoutes(
  app: FastifyInstance,
  { db, jobs, dealFee }: Pick<Parts, 'db' | 'jobs' | 'dealFee'>,
): void {
  implement(app, 'GET /api/admin/operator-settings', async () => ({
    data: {
      current: await findOperatorSettings(db, { dealFee }),
      versions: await listOperatorSettings(db),
    },
  }));

  implement(app, 'POST /api/admin/operator-settings', ({ viewer, body, sent }) =>
    once(db, sent, async (tx) => {
      const before = await findOperatorSettings(tx, { dealFee });
      const { feeAmount, feeCurrency, usMonths, euMonths, biologicMonths } = body;
      const fee = feeAmount === '' ? null : { amount: feeAmount, currency: feeCurrency };
      const review = { US: usMonths, EU: euMonths, biologic: biologicMonths };
      const version = await keepOperatorSettings(tx, viewer.personId, body.after, { fee, review });
      if (version === null) return { message: 'These settings hold already' };
      if (!isDeepStrictEqual(before.review, review)) await reworkAllWindows(tx, jobs);
      return { message: `Version ${version} is kept` };
    }),
  );
}
