import { desc, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Received } from '#platform/contract/calls.ts';
import { dayWords } from '#platform/contract/dates.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { readClock } from '#platform/server/database/clock.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { dayIn } from '#platform/server/day-in.ts';
import { implement } from '#platform/server/http/calls.ts';
import { AppError, invalid } from '#platform/server/http/errors.ts';
import { once } from '#platform/server/idempotency/once.ts';
import type { Parts } from '#platform/server/parts.ts';
import { termsNoticeDays } from '../../contract/operator-limits.ts';
import { askToTell } from './announcing.ts';
import { findOperator, findTermsToAccept, listOperatorVersions } from './queries.ts';
import { operatorVersions, termsAcceptances } from './tables.ts';

type OperatorParts = Pick<Parts, 'db' | 'jobs' | 'deskTimeZone'>;
type NewVersion = Received<'POST /api/admin/operator-versions', 'body'>;

/** Who runs the installation, and the terms that members accept (§15.16). */
export function operatorRoutes(app: FastifyInstance, { db, jobs, deskTimeZone }: OperatorParts): void {
  const today = () => dayIn(deskTimeZone);

  implement(app, 'GET /api/operator', async () => ({ data: await findOperator(db, today()) }));

  implement(app, 'GET /api/admin/operator-versions', async () => ({ data: await listOperatorVersions(db) }));

  implement(app, 'POST /api/admin/operator-versions', ({ viewer, body, sent }) =>
    once(db, sent, async (tx) => {
      await tx.execute(sql`lock table ${operatorVersions} in share row exclusive mode`);
      const version = await nextVersion(tx, body, dayIn(deskTimeZone, await readClock(tx)));
      const { after: _, ...stated } = body;
      const toldUpTo = body.asks ? 0 : null;
      await tx.insert(operatorVersions).values({ ...stated, version, savedBy: viewer.personId, toldUpTo });
      const { inForceFrom, asks } = body;
      await audit(tx, viewer.personId, 'name-operator', `operator:${version}`, { inForceFrom, asks });
      if (asks) await askToTell(tx, jobs);
      return { message: `Version ${version} is kept` };
    }),
  );

  implement(app, 'GET /api/terms', async ({ viewer }) => ({
    data: await findTermsToAccept(db, viewer.personId, { today: today(), timeZone: deskTimeZone }),
  }));

  implement(app, 'POST /api/terms/acceptances', async ({ viewer, body: { version } }) => {
    const { current } = await findOperator(db, today());
    if (current === null || version > current.version) {
      throw new AppError('not-found', 'There is no such version of the terms in force.');
    }
    await db.insert(termsAcceptances).values({ personId: viewer.personId, version }).onConflictDoNothing();
    return { message: 'Accepted' };
  });
}

/** The number of a new version, which is what was read and the days allow; throws AppError. */
async function nextVersion(tx: Queryable, { after, inForceFrom, asks }: NewVersion, today: string) {
  const [latest] = await tx.select().from(operatorVersions).orderBy(desc(operatorVersions.version)).limit(1);
  if ((latest?.version ?? 0) !== after) {
    throw new AppError(
      'conflict',
      'Somebody saved another version meanwhile. Load the page, and look at it.',
    );
  }
  const { current } = await findOperator(tx, today);
  // Who is told of the first terms had none before.
  const notice = asks && current !== null ? termsNoticeDays : 0;
  const earliest = [daysAfter(today, notice), latest?.inForceFrom ?? today].toSorted().at(-1) ?? today;
  if (inForceFrom < earliest) {
    const why = notice > 0 ? `members are told ${notice} days ahead` : 'versions follow each other';
    throw invalid([{ path: 'inForceFrom', message: `Give ${dayWords(earliest)} or a later day: ${why}` }]);
  }
  return after + 1;
}

function daysAfter(day: string, days: number): string {
  const moved = new Date(`${day}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}
