import { and, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { type DemandKind, demandDays, demandKinds } from '#domains/catalogue/contract/demand.ts';
import { toldOf } from '#domains/catalogue/contract/few-companies.ts';
import type { ListingKind } from '#domains/catalogue/contract/listing-kinds.ts';
import { demandCompanies } from '#domains/catalogue/server/demand-companies/tables.ts';
import { companyPeople } from '#domains/companies/server/tables.ts';
import { dossiers } from '#domains/dossiers/server/tables.ts';
import { titleOf } from '#domains/suppliers/server/rules.ts';
import { plants } from '#domains/suppliers/server/tables.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { listingDemand, openedListings } from './tables.ts';

export type OpenedListing = { kind: ListingKind; id: number; code: string; title: string; openedAt: Date };

/** What the viewer opened last, the latest first; what is listed no more is left out, as its page is not there. */
export async function listOpened(db: Queryable, viewer: Viewer, limit: number): Promise<OpenedListing[]> {
  const { kind, listingId, openedAt, personId } = openedListings;
  const rows = await db
    .select({
      ...{ kind, id: listingId, openedAt },
      dossier: { code: dossiers.code, title: dossiers.title },
      plant: { code: plants.code, city: plants.city, country: plants.country },
    })
    .from(openedListings)
    .leftJoin(dossiers, and(eq(kind, 'dossier'), eq(dossiers.id, listingId), eq(dossiers.state, 'published')))
    .leftJoin(plants, and(eq(kind, 'supplier'), eq(plants.id, listingId), eq(plants.state, 'published')))
    .where(and(eq(personId, viewer.personId), sql`coalesce(${dossiers.id}, ${plants.id}) is not null`))
    .orderBy(desc(openedAt), kind, desc(listingId))
    .limit(limit);
  return rows.flatMap(({ dossier, plant, ...opened }) => {
    if (dossier !== null) return { ...opened, ...dossier };
    return plant === null ? [] : { ...opened, code: plant.code, title: titleOf(plant) };
  });
}

/** Numbers of people, of each that may be told: null where fewer than enough companies are behind it (§22.1). */
export type DemandCounts = Record<DemandKind, number | null>;

export type OwnDemand = {
  /** Published listings of the viewer's companies. */
  listings: number;
  /** The last seven days, today included, and the seven before. */
  now: DemandCounts;
  before: DemandCounts;
  /** Those that most people came to in the last seven days, the first one first. */
  top: ({ kind: ListingKind; id: number; code: string; title: string } & DemandCounts)[];
};

/** What is told of a listing of which nobody, or too few, have taken notice. */
export const noDemand: DemandCounts = { opened: null, shortlisted: null, compared: null, asked: null };

const days = 7;

type Place = { title: string | null; city: string | null; country: string | null };

const titleOfEither = ({ title, city, country }: Place) =>
  title ?? titleOf({ city: city ?? '', country: country ?? '' });

/** The listings of the viewer's companies, whoever looks: those of others are not among them. */
function ownListings({ personId }: Viewer) {
  return sql`(
    select 'dossier' as kind, ${dossiers.id} as id, ${dossiers.code} as code, ${dossiers.title} as title, null as city, null as country
      from ${companyPeople} join ${dossiers} on ${dossiers.companyId} = ${companyPeople.companyId}
      where ${companyPeople.personId} = ${personId} and ${dossiers.state} = 'published'
    union all
    select 'supplier', ${plants.id}, ${plants.code}, null, ${plants.city}, ${plants.country}
      from ${companyPeople} join ${plants} on ${plants.companyId} = ${companyPeople.companyId}
      where ${companyPeople.personId} = ${personId} and ${plants.state} = 'published') as own`;
}

const today = sql`(now() at time zone 'UTC')::date`;

/** People counted, and the companies that they are of, of the days of `which`. */
type Counted = Record<DemandKind, { people: number; companies: number }>;
const toCounts = (counted: Counted): DemandCounts => {
  const of = demandKinds.map((what) => [what, toldOf(counted[what].people, counted[what].companies)]);
  return Object.fromEntries(of) as DemandCounts;
};

/** Of rows of both tables, joined as `noticed` by day, what each kind comes to. */
function counted(which: SQL): SQL {
  const each = demandKinds.map((what) => {
    const name = sql.raw(`'${what}'`);
    return sql`${name}, jsonb_build_object(
      'people', coalesce(sum(people) filter (where what = ${name} and ${which}), 0),
      'companies', count(distinct company) filter (where what = ${name} and ${which}))`;
  });
  return sql`jsonb_build_object(${sql.join(each, sql`, `)})`;
}

/** People by the day, and companies by the day, of the viewer's published listings in so many days. */
function noticed(viewer: Viewer, within: number): SQL {
  const { day, kind, listingId, ...people } = getTableColumns(listingDemand);
  const kinds = demandKinds.map((what) => sql`(${sql.raw(`'${what}'`)}, ${people[what]})`);
  return sql`(
    select own.*, ${day} as day, counts.what, counts.people, null as company
      from ${ownListings(viewer)} join ${listingDemand} on ${kind} = own.kind and ${listingId} = own.id
        and ${day} > ${today} - ${within}::int
        cross join lateral (values ${sql.join(kinds, sql`, `)}) as counts (what, people)
    union all
    select own.*, ${demandCompanies.day}, ${demandCompanies.what}, 0, ${demandCompanies.company}
      from ${ownListings(viewer)} join ${demandCompanies} on ${demandCompanies.kind} = own.kind
        and ${demandCompanies.listingId} = own.id and ${demandCompanies.day} > ${today} - ${within}::int) as noticed`;
}

/** What each published listing of the viewer's companies brought in `demandDays` days, by 'dossier:12'; none where nobody came. */
export async function readDemandOfOwn(db: Queryable, viewer: Viewer): Promise<Map<string, DemandCounts>> {
  const { rows } = await db.execute<{ kind: ListingKind; id: number; counts: Counted }>(sql`
    select kind, id, ${counted(sql`true`)} as counts from ${noticed(viewer, demandDays)} group by kind, id`);
  return new Map(rows.map(({ kind, id, counts }) => [`${kind}:${id}`, toCounts(counts)]));
}

/**
 * What the published listings of the viewer's companies brought (§12.11): numbers, never who, and none of too few companies.
 * Null for who has none.
 */
export async function readOwnDemand(db: Queryable, viewer: Viewer, most: number): Promise<OwnDemand | null> {
  const isNow = sql`day > ${today} - ${days}::int`;
  const { rows: own } = await db.execute<{ listings: number }>(
    sql`select count(*)::int as listings from ${ownListings(viewer)}`,
  );
  const listings = own[0]?.listings ?? 0;
  if (listings === 0) return null;
  const { rows: totals } = await db.execute<{ now: Counted; before: Counted }>(sql`
    select ${counted(isNow)} as now, ${counted(sql`not ${isNow}`)} as before from ${noticed(viewer, 2 * days)}`);
  const [total] = totals;
  if (total === undefined) throw new Error('no row of sums');
  const { rows } = await db.execute<
    Place & { kind: ListingKind; id: number; code: string; counts: Counted }
  >(sql`
    select kind, id, code, title, city, country, ${counted(sql`true`)} as counts from ${noticed(viewer, days)}
    group by kind, id, code, title, city, country`);
  const top = rows.map(({ counts, city, country, title, ...listing }) => ({
    ...{ ...listing, ...toCounts(counts) },
    title: titleOfEither({ title, city, country }),
  }));
  return {
    listings,
    ...{ now: toCounts(total.now), before: toCounts(total.before) },
    // An order by what is not told would tell it.
    top: top
      .filter((listing) => demandKinds.some((what) => listing[what] !== null))
      .sort(byMost)
      .slice(0, most),
  };
}

type Ranked = DemandCounts & { kind: ListingKind; id: number };

function byMost(one: Ranked, other: Ranked): number {
  for (const what of ['asked', 'shortlisted', 'compared', 'opened'] as const) {
    const more = (other[what] ?? 0) - (one[what] ?? 0);
    if (more !== 0) return more;
  }
  return one.kind === other.kind ? one.id - other.id : one.kind < other.kind ? -1 : 1;
}
