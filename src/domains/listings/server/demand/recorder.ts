import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { people } from '#domains/accounts/server/tables.ts';
import { mostOpenedKept } from '#domains/catalogue/contract/demand.ts';
import type { ListingDemand } from '#domains/catalogue/server/listing-demand.ts';
import { companyPeople } from '#domains/companies/server/tables.ts';
import { dossiers } from '#domains/dossiers/server/tables.ts';
import { plants } from '#domains/suppliers/server/tables.ts';
import type { Database, Queryable } from '#platform/server/database/database.ts';
import { keepCompanies } from './companies.ts';
import { openSearched } from './searched.ts';
import { demandMarks, listingDemand, openedListings } from './tables.ts';
import type { Told } from './told.ts';

/** Takes down in memory what people do with listings (§12.11), and writes it after the answers that told of it. */
export type DemandRecorder = ListingDemand & {
  /** Writes down what was told since the last time; returns when all of it is written, or was lost and logged. */
  flush(): Promise<void>;
  stop(): Promise<void>;
};

const flushMilliseconds = 1_000;
/** Different things told between two writings; what comes beyond is not: figures are no bookkeeping. */
const mostTold = 5_000;

export function openDemandRecorder(db: Database, log: FastifyBaseLogger): DemandRecorder {
  let told = new Map<string, Told>();
  let written: Promise<void> = Promise.resolve();
  const searched = openSearched();

  function flush(): Promise<void> {
    if (told.size > 0) {
      const batch = [...told.values()];
      told = new Map();
      // One after the other: of two openings of a listing the later one stays.
      written = written
        .then(() => write(db, batch))
        .catch((error) => log.warn({ err: error }, 'some demand was lost'));
    }
    return written;
  }

  const timer = setInterval(() => void flush(), flushMilliseconds);
  timer.unref();
  return {
    note({ personId, role }, what, kind, listingIds, markets = []) {
      // An investor has no home on which it would stand.
      const isKept = what === 'opened' && role !== 'investor';
      const isCounted = role !== 'admin';
      if (!isKept && !isCounted) return;
      const search = `${personId} ${kind} ${markets}`;
      for (const listingId of listingIds) {
        // Far more often than anything else, and the same again and again.
        if (what === 'searched' && !searched.isNew(search, listingId)) continue;
        const key = `${what} ${listingId} ${search}`;
        if (!told.has(key) && told.size >= mostTold) return;
        told.set(key, { personId, what, kind, listingId, markets, at: performance.now(), isKept, isCounted });
      }
    },
    flush,
    async stop() {
      clearInterval(timer);
      await flush();
    },
  };
}

async function write(db: Database, batch: readonly Told[]): Promise<void> {
  await db.transaction(async (tx) => {
    const members = await holdMembers(tx, batch);
    const theirs = batch.filter(({ personId }) => members.has(personId));
    const kept = theirs.filter(({ isKept }) => isKept);
    if (kept.length > 0) await keepOpened(tx, kept);
    const counted = theirs.filter(({ isCounted }) => isCounted);
    if (counted.length === 0) return;
    await keepCompanies(tx, counted);
    const people = counted.filter(({ what }) => what !== 'searched');
    if (people.length > 0) await count(tx, people);
  });
}

/** Who is still a member, and stays one until the end of the transaction: nothing is kept of whoever has left. */
async function holdMembers(tx: Queryable, batch: readonly Told[]): Promise<Set<number>> {
  const ids = [...new Set(batch.map(({ personId }) => personId))];
  const { rows } = await tx.execute<{ id: number }>(sql`
    select id from ${people} where id = any(${sql.param(ids)}::int[]) and disabled_at is null
    order by id for key share`);
  return new Set(rows.map(({ id }) => id));
}

const column = <Name extends keyof Told>(batch: readonly Told[], name: Name) =>
  sql.param(batch.map((each) => each[name]));

async function keepOpened(tx: Queryable, kept: readonly Told[]): Promise<void> {
  const now = performance.now();
  const ages = sql.param(kept.map(({ at }) => (now - at) / 1_000));
  await tx.execute(sql`
    insert into ${openedListings} (person_id, kind, listing_id, opened_at)
    select person_id, kind, listing_id, statement_timestamp() - make_interval(secs => age)
    from unnest(${column(kept, 'personId')}::int[], ${column(kept, 'kind')}::text[],
      ${column(kept, 'listingId')}::int[], ${ages}::float8[]) as told (person_id, kind, listing_id, age)
    order by person_id, kind, listing_id
    on conflict (person_id, kind, listing_id)
      do update set opened_at = greatest(${openedListings}.opened_at, excluded.opened_at)`);
  await tx.execute(sql`
    delete from ${openedListings} where (person_id, kind, listing_id) in (
      select person_id, kind, listing_id from (
        select person_id, kind, listing_id,
          row_number() over (partition by person_id order by opened_at desc, kind, listing_id desc) as place
        from ${openedListings} where person_id = any(${column(kept, 'personId')}::int[])) as placed
      where place > ${mostOpenedKept})`);
}

/** Each person once a day for each thing; the people of the company whose listing it is are no demand. */
async function count(tx: Queryable, counted: readonly Told[]): Promise<void> {
  await tx.execute(sql`
    with told as (
      select person_id, kind, listing_id, what from unnest(${column(counted, 'personId')}::int[], ${column(counted, 'kind')}::text[],
        ${column(counted, 'listingId')}::int[], ${column(counted, 'what')}::text[]) as t (person_id, kind, listing_id, what)),
    owned as (
      select told.*, ${dossiers.companyId} as company_id from told
        join ${dossiers} on told.kind = 'dossier' and ${dossiers.id} = told.listing_id
      union all
      select told.*, ${plants.companyId} from told
        join ${plants} on told.kind = 'supplier' and ${plants.id} = told.listing_id),
    marked as (
      insert into ${demandMarks} (person_id, kind, listing_id, what, day)
      select person_id, kind, listing_id, what, (now() at time zone 'UTC')::date from owned
      where not exists (select from ${companyPeople}
        where ${companyPeople.companyId} = owned.company_id and ${companyPeople.personId} = owned.person_id)
      order by person_id, kind, listing_id, what
      on conflict do nothing returning kind, listing_id, what, day)
    insert into ${listingDemand} (kind, listing_id, day, opened, shortlisted, compared, asked)
    select kind, listing_id, day,
      count(*) filter (where what = 'opened'), count(*) filter (where what = 'shortlisted'),
      count(*) filter (where what = 'compared'), count(*) filter (where what = 'asked')
    from marked group by kind, listing_id, day order by kind, listing_id, day
    on conflict (kind, listing_id, day) do update set
      opened = ${listingDemand}.opened + excluded.opened,
      shortlisted = ${listingDemand}.shortlisted + excluded.shortlisted,
      compared = ${listingDemand}.compared + excluded.compared,
      asked = ${listingDemand}.asked + excluded.asked`);
}
