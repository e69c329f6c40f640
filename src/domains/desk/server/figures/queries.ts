import { sql } from 'drizzle-orm';
import { dossiers } from '#domains/dossiers/server/tables.ts';
import { requestEvents, requestMessages, requests } from '#domains/requests/server/tables.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { Figures } from '../../contract/back-office-overview.ts';
import { dossierViews, emptySearches } from './tables.ts';

/** How far back the charts look (§11.7). */
const weeks = 12;
const days = 30;

/** The Mondays of the last twelve weeks, this one's included, the earliest first; weeks begin in UTC. */
const mondays = sql`(select (date_trunc('week', now() at time zone 'UTC') - n * interval '7 days')::date as week
  from generate_series(${weeks - 1}::int, 0, -1) as n) as mondays`;

const madeIn = sql`${requests.createdAt} >= week::timestamp at time zone 'UTC'
  and ${requests.createdAt} < (week + 7)::timestamp at time zone 'UTC'`;

/** Requests by the week in which they were made, and the state they are in now. */
export async function readRequestsByWeek(db: Queryable): Promise<Figures['requests']> {
  const { rows } = await db.execute<Figures['requests'][number]>(sql`
    select to_char(week, 'YYYY-MM-DD') as week, coalesce(jsonb_object_agg(state, count) filter (where state is not null), '{}') as states
    from (select week, ${requests.state} as state, count(${requests.id})::int as count
      from ${mondays} left join ${requests} on ${madeIn} group by 1, 2) as counted
    group by week order by week`);
  return rows;
}

/**
 * How long the requests of each week waited for the first move or message of the desk or the owner: the median of
 * those that have one.
 */
export async function readFirstAnswers(db: Queryable): Promise<Figures['firstAnswers']> {
  const { rows } = await db.execute<Figures['firstAnswers'][number]>(sql`
    select to_char(week, 'YYYY-MM-DD') as week, count(answered_at)::int as answered,
      percentile_cont(0.5) within group (order by extract(epoch from answered_at - made_at) / 3600)::float8 as hours
    from ${mondays} left join lateral (
      select ${requests.createdAt} as made_at, least(
        (select min(${requestEvents.at}) from ${requestEvents} where ${requestEvents.requestId} = ${requests.id}
          and ${requestEvents.move} is not null and ${requestEvents.side} in ('desk', 'owner')),
        (select min(${requestMessages.at}) from ${requestMessages} where ${requestMessages.requestId} = ${requests.id}
          and ${requestMessages.side} in ('desk', 'owner'))) as answered_at
      from ${requests} where ${madeIn}) as made on true
    group by week order by week`);
  return rows;
}

/** What was most often looked for in vain in the last thirty days. */
export async function readEmptySearches(db: Queryable, limit = 10): Promise<Figures['emptySearches']> {
  const { rows } = await db.execute<Figures['emptySearches'][number]>(sql`
    select kind, search, sum(times)::int as times from ${emptySearches}
    where ${emptySearches.day} > (now() at time zone 'UTC')::date - ${days}::int
    group by kind, search order by times desc, search limit ${limit}`);
  return rows;
}

/** How often dossiers of each ATC class and market were opened in the last thirty days; those most read first. */
export async function readViews(db: Queryable, categories = 12): Promise<Figures['views']> {
  const { rows } = await db.execute<Figures['views'][number]>(sql`
    with read as (
      select dossier_id, sum(views) as views from ${dossierViews}
      where ${dossierViews.day} > (now() at time zone 'UTC')::date - ${days}::int group by dossier_id),
    by_class as (
      select category, ${dossiers.markets} as markets, sum(read.views) as views
      from read join ${dossiers} on ${dossiers.id} = read.dossier_id, unnest(${dossiers.therapeuticCategories}) as category
      group by 1, 2),
    most_read as (select category from by_class group by category order by sum(views) desc, category limit ${categories})
    select category, market, sum(views)::int as views
    from by_class join most_read using (category), unnest(markets) as market
    group by 1, 2 order by sum(sum(views)) over (partition by category) desc, category, market`);
  return rows;
}
