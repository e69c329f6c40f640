import { and, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { type DemandKind, demandDays, demandKinds } from '#domains/catalogue/contract/demand.ts';
import type { ListingKind } from '#domains/catalogue/contract/listing-kinds.ts';
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

export type DemandCounts = Record<DemandKind, number>;

export type OwnDemand = {
  /** Published listings of the viewer's companies. */
  listings: number;
  /** The last seven days, today included, and the seven before. */
  now: DemandCounts;
  before: DemandCounts;
  /** Those that most people came to in the last seven days, the first one first. */
  top: ({ kind: ListingKind; id: number; code: string; title: string } & DemandCounts)[];
};

/** What a listing says of which nobody has taken notice. */
export const noDemand: DemandCounts = { opened: 0, shortlisted: 0, compared: 0, asked: 0 };

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

const sums = (which: SQL) =>
  sql.join(
    demandKinds.map(
      (what) => sql`'${sql.raw(what)}', coalesce(sum(${listingDemand[what]}) filter (where ${which}), 0)`,
    ),
    sql`, `,
  );

/** What each published listing of the viewer's companies brought in `demandDays` days, by 'dossier:12'; none where nobody came. */
export async function readDemandOfOwn(db: Queryable, viewer: Viewer): Promise<Map<string, DemandCounts>> {
  const { day, kind, listingId, ...counts } = getTableColumns(listingDemand);
  const sumOf = (what: DemandKind) => sql`sum(${counts[what]})::int as ${sql.identifier(what)}`;
  const { rows } = await db.execute<{ kind: ListingKind; id: number } & DemandCounts>(sql`
    select own.kind, own.id, ${sql.join(demandKinds.map(sumOf), sql`, `)}
    from ${ownListings(viewer)} join ${listingDemand}
      on ${kind} = own.kind and ${listingId} = own.id and ${day} > ${today} - ${demandDays}::int
    group by own.kind, own.id`);
  return new Map(rows.map(({ kind: of, id, ...brought }) => [`${of}:${id}`, brought]));
}

/** What the published listings of the viewer's companies brought (§12.11): numbers, never who. Null for who has none. */
export async function readOwnDemand(db: Queryable, viewer: Viewer, most: number): Promise<OwnDemand | null> {
  const { day, kind, listingId, ...counts } = getTableColumns(listingDemand);
  const ofOwn = sql`${kind} = own.kind and ${listingId} = own.id`;
  const isNow = sql`${day} > ${today} - ${days}::int`;
  const { rows: totals } = await db.execute<Omit<OwnDemand, 'top'>>(sql`
    select count(distinct (own.kind, own.id))::int as listings,
      jsonb_build_object(${sums(isNow)}) as now, jsonb_build_object(${sums(sql`not ${isNow}`)}) as before
    from ${ownListings(viewer)} left join ${listingDemand} on ${ofOwn} and ${day} > ${today} - ${2 * days}::int`);
  const [total] = totals;
  if (total === undefined || total.listings === 0) return null;
  const sumOf = (what: DemandKind) => sql`sum(${counts[what]})::int as ${sql.identifier(what)}`;
  const { rows: top } = await db.execute<
    Place & { kind: ListingKind; id: number; code: string } & DemandCounts
  >(sql`
    select own.*, ${sql.join(demandKinds.map(sumOf), sql`, `)}
    from ${ownListings(viewer)} join ${listingDemand} on ${ofOwn} and ${isNow}
    group by own.kind, own.id, own.code, own.title, own.city, own.country
    order by asked desc, shortlisted desc, compared desc, opened desc, own.kind, own.id limit ${most}`);
  return {
    ...total,
    top: top.map(({ city, country, title, ...listing }) => ({
      ...listing,
      title: titleOfEither({ title, city, country }),
    })),
  };
}
