import { sql } from 'drizzle-orm';
import { writtenSince } from '#domains/catalogue/server/listing-table.ts';
import { columnNames } from '#domains/finder/contract/orders.ts';
import type { NumberFeed } from '#domains/finder/engine/live/live-index.ts';
import { type WindowMarket, windowMarkets } from '#domains/registers/contract/window-markets.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { isOneOf } from '#platform/server/database/rows/is-one-of.ts';
import { dossierWindows, launchFacts, launchWindows } from '../windows/tables.ts';

/** A dossier's first lawful day in each market, as `2027-05-21`; null where nobody knows one. */
export type LaunchDays = Readonly<Record<WindowMarket, string | null>>;

export const noLaunchDays: LaunchDays = { US: null, EU: null };

/** The column of the index in which a market's days stand. */
export const launchColumns: Readonly<Record<WindowMarket, number>> = {
  US: columnNames.indexOf('launchUS'),
  EU: columnNames.indexOf('launchEU'),
};

const millisecondsOfDay = 24 * 3600 * 1000;

/** A day as the index counts it. */
export function dayNumber(day: string): number {
  return Date.parse(day) / millisecondsOfDay;
}

/** A market's day as the index has it; null where nobody knows one. */
export function launchNumber(days: LaunchDays | undefined, market: WindowMarket): number | null {
  const day = days?.[market] ?? null;
  return day === null ? null : dayNumber(day);
}

/** The days of all facts: what dossiers share is kept once. */
export async function readLaunchDays(
  db: Queryable,
  factsIds?: readonly number[],
): Promise<ReadonlyMap<number, LaunchDays>> {
  const rows = await db
    .select({ id: launchWindows.factsId, market: launchWindows.market, earliest: launchWindows.earliest })
    .from(launchWindows)
    .where(factsIds && isOneOf(launchWindows.factsId, factsIds));
  const days = new Map<number, LaunchDays>();
  for (const { id, market, earliest } of rows) {
    days.set(id, { ...(days.get(id) ?? noLaunchDays), [market]: earliest });
  }
  return days;
}

/** Launch days as they are worked out, apart from what is written of the dossiers. */
export function launchDayFeed(db: Queryable): NumberFeed {
  const firstDay = (market: WindowMarket) => sql`(
    select ${launchWindows.earliest} - date '1970-01-01' from ${launchWindows}
    where ${launchWindows.factsId} = ${dossierWindows.factsId} and ${launchWindows.market} = ${market})`;
  const firstDays = sql.join(windowMarkets.map(firstDay), sql`, `);
  return {
    async changedSince(since) {
      // Windows are written by one transaction at a time: of two that wrote the same, the larger number is the later.
      const { rows } = await db.execute<{ id: number; revision: string; days: (number | null)[] }>(sql`
        with written as (
          select id, max(revision) as revision from (
            select ${dossierWindows.dossierId} as id, ${dossierWindows.revisedIn} as revision
              from ${dossierWindows} where ${writtenSince(dossierWindows.revisedIn, since)}
            union all
            select ${dossierWindows.dossierId}, ${launchFacts.revisedIn}
              from ${launchFacts} join ${dossierWindows} on ${dossierWindows.factsId} = ${launchFacts.id}
              where ${writtenSince(launchFacts.revisedIn, since)}) as each
          group by id)
        select written.id, revision, array[${firstDays}] as days
        from written join ${dossierWindows} on ${dossierWindows.dossierId} = written.id`);
      return rows.map(({ id, revision, days }) => ({
        id,
        revision: Number(revision),
        numbers: windowMarkets.map((market, at) => ({
          column: launchColumns[market],
          value: days[at] ?? null,
        })),
      }));
    },
  };
}
