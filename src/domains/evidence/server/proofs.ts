import { createHash } from 'node:crypto';
import { asc, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Database, Queryable } from '#platform/server/database/database.ts';
import { tellingFindings } from '../contract/evidence-findings.ts';
import { looksLastMonths, schedules } from '../contract/evidence-schedule.ts';
import { provenUntil } from '../contract/evidence-state.ts';
import { lostKinds } from '../contract/proofs.ts';
import { type CheckedClaim, type ListingOfClaim, selectChecked } from './queries.ts';
import { evidenceChecks, evidenceClaims, evidenceKept, evidenceProofs } from './tables.ts';
import { toCheck, toFacts } from './wire.ts';

/** What decides until when claims are proven, besides themselves. */
export const scheduleKey = createHash('sha256')
  .update(JSON.stringify([schedules, looksLastMonths]))
  .digest('hex');
/** Claims of one transaction. */
const atOnce = 5_000;

/**
 * Reckons anew until when all claims are proven, where what is kept was reckoned by another schedule: page and finder would
 * say different things. `hold` keeps others from writing claims meanwhile.
 */
export async function keepSchedule(db: Database, hold: (tx: Queryable) => Promise<void>): Promise<void> {
  const [kept] = await db.select().from(evidenceKept);
  if (kept?.schedule === scheduleKey) return;
  for (let after: number | undefined = 0; after !== undefined; ) {
    const from: number = after;
    after = await db.transaction(async (tx) => {
      await hold(tx);
      const some = await selectChecked(tx)
        .where(gt(evidenceClaims.id, from))
        .orderBy(asc(evidenceClaims.id))
        .limit(atOnce);
      await keepProvenUntil(tx, some);
      return some.at(-1)?.claim.id;
    });
  }
  await db
    .insert(evidenceKept)
    .values({ schedule: scheduleKey })
    .onConflictDoUpdate({ target: evidenceKept.id, set: { schedule: scheduleKey } });
}

/** Writes until when these claims count as proven, of those of which that is no longer what stands there. */
export async function keepProvenUntil(db: Queryable, claims: readonly CheckedClaim[]): Promise<void> {
  const moved = claims.flatMap(({ claim, check }) => {
    const until = provenUntil(toFacts(claim, check && toCheck(check)));
    return until === claim.provenUntil ? [] : [{ id: claim.id, until }];
  });
  if (moved.length === 0) return;
  await db.execute(sql`
    update ${evidenceClaims} set proven_until = moved.until
    from json_to_recordset(${JSON.stringify(moved)}::json) as moved(id int, until date)
    where ${evidenceClaims.id} = moved.id`);
}

/**
 * Brings what the finder's index knows to what is proven today (§21.8), and what is red or expired (§23.2): of one dossier, or of all. Only what changes is
 * written; a dossier of which nothing is proven any more keeps its row, so that the index hears of it.
 */
export async function refreshProofs(db: Queryable, today: string, listing?: ListingOfClaim): Promise<void> {
  if (listing?.kind === 'supplier') return;
  const isOne = (column: SQL) => (listing === undefined ? sql`true` : sql`${column} = ${listing.id}`);
  await db.execute(sql`
    with standing as (
      select dossier_id, kind || ':' || authority || ':' as of_kind, coalesce(number_key, '') as number,
        coalesce(${evidenceChecks.finding} in (${sql.join(
          tellingFindings.map((one) => sql`${one}`),
          sql`, `,
        )}), false)
          or coalesce(valid_until < ${today}::date, false) as is_lost
      from ${evidenceClaims} left join ${evidenceChecks} on ${evidenceChecks.claimId} = ${evidenceClaims.id}
      where dossier_id is not null and verdict is distinct from 'refused' and ${isOne(sql`dossier_id`)}
        and kind in (${sql.join(
          lostKinds.map((one) => sql`${one}`),
          sql`, `,
        )})
    ), entries as (
      select dossier_id, case
          when kind = 'gmp' and form is not null then kind || '/' || form
          when kind in ('cep', 'dmf') and substance <> '' then kind || '/' || lower(substance)
          else kind
        end as entry
      from ${evidenceClaims} left join lateral unnest(dosage_forms) as form on kind = 'gmp'
      where proven_until >= ${today}::date and dossier_id is not null and ${isOne(sql`dossier_id`)}
      union all
      select dossier_id, case when is_lost then 'lost:' else 'kept:' end || of_kind || number from standing
      where exists (select from standing as other
        where other.is_lost and other.dossier_id = standing.dossier_id and other.of_kind = standing.of_kind)
    ), fresh as (
      select dossier_id, array_agg(distinct entry order by entry) as kinds from entries group by dossier_id
    ), now as (
      select dossier_id, coalesce(fresh.kinds, '{}') as kinds
      from (select * from ${evidenceProofs} where ${isOne(sql`dossier_id`)}) kept
        full join fresh using (dossier_id)
      where kept.kinds is distinct from coalesce(fresh.kinds, '{}')
    )
    insert into ${evidenceProofs} (dossier_id, kinds) select dossier_id, kinds from now
    on conflict (dossier_id) do update set kinds = excluded.kinds, revised_in = pg_current_xact_id()`);
}

/** After one claim was written: until when it is proven, and what the finder knows of its dossier. */
export async function settleProof(
  db: Queryable,
  claims: readonly CheckedClaim[],
  { listing, today }: { listing: ListingOfClaim; today: string },
): Promise<void> {
  await keepProvenUntil(db, claims);
  await refreshProofs(db, today, listing);
}

/** What the finder's index knows of a dossier's evidence: who judges it elsewhere judges by the same. */
export async function findProofs(db: Queryable, dossierId: number): Promise<readonly string[]> {
  const [row] = await db
    .select({ kinds: evidenceProofs.kinds })
    .from(evidenceProofs)
    .where(eq(evidenceProofs.dossierId, dossierId));
  return row?.kinds ?? [];
}
