import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { dossierViews, emptySearches } from '#domains/desk/server/figures/tables.ts';
import { listingEdits } from '#domains/listings/server/tables.ts';
import { contacts } from '#domains/site/server/contacts/tables.ts';
import { problemReports } from '#domains/site/server/problems/tables.ts';
import { Random } from './random.ts';

const day = 24 * 3_600_000;
const viewedDays = 30;

/** Members search for these and find nothing yet: words, filters, and how often in the last thirty days. */
const searches: readonly ['dossier' | 'supplier', string, number][] = [
  ['dossier', 'denosumab, EU', 14],
  ['dossier', 'vutrisiran', 11],
  ['dossier', 'selexipag, Ready : EU', 7],
  ['supplier', 'radiopharmaceuticals, EU GMP', 5],
  ['dossier', 'eptinezumab, Canada', 4],
  ['supplier', 'Inhalation, ANVISA', 3],
  ['dossier', 'patisiran', 2],
];

/** What of the last weeks waits for the desk beside requests, and what its charts are drawn from. */
export async function insertDeskWork(
  tx: NodePgDatabase,
  keys: ReadonlyMap<string, number>,
  now: Date,
): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * day);
  const person = (email: string) => {
    const id = keys.get(email);
    if (id === undefined) throw new Error(`not among the demo people: ${email}`);
    return id;
  };
  await insertViews(tx, ago);
  await insertDemand(tx);
  await tx.insert(emptySearches).values(
    searches.flatMap(([kind, search, times]) =>
      Array.from({ length: times }, (_, index) => ({
        kind,
        search,
        times: 1,
        day: toDay(ago(1 + index * 2)),
      })),
    ),
  );
  await tx.insert(contacts).values([
    {
      name: 'Henrik Solberg',
      email: 'henrik.solberg@nordlys.example',
      phone: '',
      message: 'We make sterile eye drops in Tromso and would like to be listed. What do you need from us?',
      createdAt: ago(1.4),
    },
    {
      name: 'Leila Haddad',
      email: 'leila.haddad@cedarline.example',
      phone: '+961 1 000 000',
      message: 'Could your team show us the supplier finder next week?',
      createdAt: ago(3.2),
    },
    {
      ...{ name: '', email: 'news@valparmed.example', phone: '', message: '', createdAt: ago(9.6) },
      ...{ doneAt: ago(8.5), doneBy: person('admin@demo.example') },
    },
  ]);
  await tx.insert(problemReports).values({
    personId: person('amara.okafor@demo.example'),
    list: 'Complexity',
    issue: 'Complexity',
    description: 'On my phone I did not see at once that the filters can be folded.',
    page: '/dossier-search',
    createdAt: ago(2.3),
  });
  await tx.insert(listingEdits).values({
    kind: 'dossier',
    dossierId: sql`(select id from dossiers where code = 'DB-10969')`,
    changes: { offerDays: [12, 10] },
    proposedBy: person('meera.joshi@demo.example'),
    proposedAt: ago(1.1),
  });
}

/** More on working days, and most of what was listed of late. */
async function insertViews(tx: NodePgDatabase, ago: (days: number) => Date): Promise<void> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select id from dossiers where state = 'published' order by listed_at desc limit 240`,
  );
  const random = new Random(18, 7);
  const views = Array.from({ length: viewedDays }, (_, back) => {
    const at = ago(back);
    const isWeekend = at.getUTCDay() % 6 === 0;
    return random
      .sample(rows, isWeekend ? 6 : 24)
      .map(({ id }) => ({ day: toDay(at), dossierId: id, views: random.whole(1, 5) }));
  });
  await tx.insert(dossierViews).values(views.flat());
}

/**
 * What owners read of their listings (§12.11): most of them are opened on some days, the lower of their numbers more often,
 * and few of those who open one go on. By the numbers of listing and day alone, so that it is always the same.
 */
async function insertDemand(tx: NodePgDatabase): Promise<void> {
  await tx.execute(sql`
    insert into listing_demand (kind, listing_id, day, opened, shortlisted, compared, asked)
    select kind, id, (now() at time zone 'UTC')::date - back, opened,
      case when kind = 'dossier' then opened / 3 else 0 end,
      case when kind = 'dossier' and draw % 4 = 0 then opened / 2 else 0 end,
      case when draw % 7 = 0 then 1 else 0 end
    from (
      select kind, id, back, draw, 1 + draw % (2 + id % 6) as opened from (
        select listed.*, back, (id * 7919 + back * 104729) % 101 as draw
        from (
          select 'dossier' as kind, id from dossiers where state = 'published'
          union all select 'supplier', id from plants where state = 'published') as listed,
          generate_series(0, ${viewedDays - 1}) as back) as drawn
      where draw < 12 + (id % 5) * 4) as noticed`);
  await insertDemandCompanies(tx);
}

/**
 * Of which of fourteen companies they are (§22.3), on those days and, of dossiers, over the year before: searches for every dossier, and
 * openings, shortlists and questions for ever fewer.
 */
async function insertDemandCompanies(tx: NodePgDatabase): Promise<void> {
  await tx.execute(sql`
    insert into demand_companies (kind, listing_id, what, day, market, company)
    select kind, listing_id, what, day, '', md5('demo ' || (listing_id * 31 + one * 17 + extract(doy from day)::int) % 14)
    from listing_demand cross join lateral (values ('opened', opened), ('shortlisted', shortlisted), ('compared', compared), ('asked', asked)) as done (what, most)
      cross join lateral generate_series(1, most) as one
    union
    select 'dossier', id, what, (date_trunc('month', now()) - interval '1 day')::date - (id * 13 + one * 37) % 330,
      case when what in ('searched', 'asked') then (array['US', 'EU', 'UK', ''])[1 + (id + one) % 4] else '' end,
      md5('demo ' || (id * 7 + one * 5) % 14)
    from dossiers cross join (values ('searched', 12), ('opened', 9), ('shortlisted', 6), ('asked', 4)) as done (what, most)
      cross join lateral generate_series(1, most - id % 5) as one
    where state = 'published'
    on conflict do nothing`);
}

function toDay(at: Date): string {
  return at.toISOString().slice(0, 10);
}
