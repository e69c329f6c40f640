import { and, asc, eq, or, sql } from 'drizzle-orm';
import type { Refusal, WindowReason } from '#domains/registers/contract/launch-windows.ts';
import { type WindowMarket, windowMarkets } from '#domains/registers/contract/window-markets.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { UnmatchedCursor, UnmatchedPresentation } from '../../contract/unmatched.ts';
import { published } from '../queries.ts';
import { dossiers, molecules, presentations } from '../tables.ts';
import { dossierWindows, launchWindows } from '../windows/tables.ts';
import { firstSays } from './queries.ts';

export const unmatchedOfPage = 50;

type Asked = { market: WindowMarket | undefined; after: UnmatchedCursor | undefined };

/** The register has rows of the substance, of which the desk may pin one: they failed by something else than its name. */
const pinnable: readonly Refusal[] = [
  ...(['form', 'strength', 'salt', 'use', 'pin', 'older'] as const),
  // It has its rows; of one of them the desk may say that a label can leave it out.
  'orphan',
];

/** Why a market's window is unknown, the first of its reasons that says so; or what the desk is asked of one that is known. */
const firstReason = sql`jsonb_path_query_first(${launchWindows.reasons}, case ${launchWindows.state}
  when 'unknown' then '$[*] ? (@.kind == "no match")'::jsonpath else '$[*] ? (@.because == "orphan")' end)`;
const isAsked = or(
  eq(launchWindows.state, 'unknown'),
  and(eq(launchWindows.state, 'waits'), sql`${launchWindows.reasons} @@ '$[*].because == "orphan"'`),
);

/**
 * A page of the presentations of which a window is unknown, or hangs on an orphan exclusivity of which the desk is asked, as
 * it was worked out (§20.11): first those of which the desk may pin a row, each by their number.
 */
export async function listUnmatched(
  db: Queryable,
  { market, after }: Asked,
): Promise<{ data: UnmatchedPresentation[]; next: string | null }> {
  const place = sql<number>`(case when bool_or(${firstReason} ->> 'because' in ${pinnable}) then 0 else 1 end)`;
  const rows = await db
    .select({
      presentation: presentations,
      salt: firstSays(dossiers.salt),
      strengths: firstSays(dossiers.strengths),
      molecule: molecules.inn,
      place,
      listings: sql<number>`count(distinct ${dossiers.id})::int`,
      dossier: sql<number>`min(${dossiers.id})`,
      // Listings of one presentation may differ in the reference that they name: one of the reasons stands for all.
      why: sql<
        Partial<Record<WindowMarket, Pick<WindowReason, 'words' | 'because'> | null>>
      >`jsonb_object_agg(${launchWindows.market}, ${firstReason})`,
    })
    .from(presentations)
    .innerJoin(molecules, eq(molecules.id, presentations.moleculeId))
    .innerJoin(dossiers, eq(dossiers.presentationId, presentations.id))
    .innerJoin(dossierWindows, eq(dossierWindows.dossierId, dossiers.id))
    .innerJoin(launchWindows, eq(launchWindows.factsId, dossierWindows.factsId))
    .where(and(published, isAsked, market && eq(launchWindows.market, market)))
    .groupBy(presentations.id, molecules.id)
    .having(after && sql`(${place}, ${presentations.id}) > (${after.place}, ${after.id})`)
    .orderBy(place, asc(presentations.id))
    .limit(unmatchedOfPage + 1);
  const shown = rows.slice(0, unmatchedOfPage);
  const last = shown.at(-1);
  return {
    data: shown.map(({ presentation: { id, dosageForm, routes }, molecule, salt, strengths, ...row }) => ({
      ...{ id: String(id), molecule, salt, dosageForm, strengths, routes, listings: row.listings },
      dossier: String(row.dossier),
      why: windowMarkets.flatMap((each) => {
        const reason = row.why[each];
        if (reason === undefined) return [];
        const hasRows = reason?.because !== undefined && pinnable.includes(reason.because);
        return [{ market: each, words: reason?.words ?? '', hasRows }];
      }),
    })),
    next: rows.length > unmatchedOfPage && last ? `${last.place}-${last.presentation.id}` : null,
  };
}
