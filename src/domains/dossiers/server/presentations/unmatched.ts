import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { type WindowMarket, windowMarkets } from '#domains/registers/contract/window-markets.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { UnmatchedPresentation } from '../../contract/unmatched.ts';
import { published } from '../queries.ts';
import { dossiers, molecules, presentations } from '../tables.ts';
import { dossierWindows, launchWindows } from '../windows/tables.ts';

export const unmatchedOfPage = 50;

type Asked = { market: WindowMarket | undefined; after: number };

/** A page of the presentations of which a window is unknown, as it was worked out, by their number (§20.11). */
export async function listUnmatched(
  db: Queryable,
  { market, after }: Asked,
): Promise<{ data: UnmatchedPresentation[]; next: string | null }> {
  const words = sql`coalesce(jsonb_path_query_first(${launchWindows.reasons}, '$[*] ? (@.kind == "no match").words') #>> '{}', '')`;
  const rows = await db
    .select({
      presentation: presentations,
      molecule: molecules.inn,
      listings: sql<number>`count(distinct ${dossiers.id})::int`,
      dossier: sql<number>`min(${dossiers.id})`,
      // Listings of one presentation may differ in the reference that they name: the first of the words stands for all.
      why: sql<Partial<Record<WindowMarket, string>>>`jsonb_object_agg(${launchWindows.market}, ${words})`,
    })
    .from(presentations)
    .innerJoin(molecules, eq(molecules.id, presentations.moleculeId))
    .innerJoin(dossiers, eq(dossiers.presentationId, presentations.id))
    .innerJoin(dossierWindows, eq(dossierWindows.dossierId, dossiers.id))
    .innerJoin(launchWindows, eq(launchWindows.factsId, dossierWindows.factsId))
    .where(
      and(
        gt(presentations.id, after),
        published,
        eq(launchWindows.state, 'unknown'),
        market && eq(launchWindows.market, market),
      ),
    )
    .groupBy(presentations.id, molecules.id)
    .orderBy(asc(presentations.id))
    .limit(unmatchedOfPage + 1);
  const shown = rows.slice(0, unmatchedOfPage);
  return {
    data: shown.map(({ presentation: { id, moleculeId: _of, ...fields }, molecule, ...row }) => ({
      ...{ id: String(id), molecule, salt: fields.salt, dosageForm: fields.dosageForm },
      ...{ strengths: fields.strengths, routes: fields.routes, listings: row.listings },
      dossier: String(row.dossier),
      why: windowMarkets.flatMap((each) => {
        const said = row.why[each];
        return said === undefined ? [] : [{ market: each, words: said }];
      }),
    })),
    next: rows.length > unmatchedOfPage ? String(shown.at(-1)?.presentation.id) : null,
  };
}
