import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Presentation } from '#domains/registers/contract/presentations.ts';
import type { RowLookup } from '#domains/registers/server/lookup/row-lookup.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { AppError } from '#platform/server/http/errors.ts';
import type { PresentationRecord } from '../../contract/presentations.ts';
import { published } from '../queries.ts';
import { dossiers, molecules, presentations } from '../tables.ts';
import { readLaunchBriefs } from '../windows/launch-briefs.ts';
import { presentationOf } from '../windows/presentation-of.ts';
import { readPresentationWindows } from '../windows/presentation-windows.ts';
import { structureAddress } from '../wire.ts';
import { candidatesOf } from './candidates.ts';
import { firstSays, listPins, toRulings } from './queries.ts';

export const listingsOfPage = 20;

/** What most of its published listings say, of those that say something; one of which none is published is nobody's to see. */
async function findPublic(db: Queryable, id: number) {
  const most = (column: typeof dossiers.indication | typeof dossiers.usReferenceProduct) =>
    sql<
      string | null
    >`mode() within group (order by ${column}) filter (where ${column} not in ('', '-', 'NA'))`;
  const [row] = await db
    .select({
      presentation: presentations,
      salt: firstSays(dossiers.salt),
      strengths: firstSays(dossiers.strengths),
      inn: molecules.inn,
      hasStructure: sql<boolean>`${molecules.smiles} is not null`,
      listings: sql<number>`count(*)::int`,
      atcClass: sql<string | null>`mode() within group (order by ${dossiers.atcClasses}[1])`,
      reference: most(dossiers.usReferenceProduct),
      indication: most(dossiers.indication),
    })
    .from(presentations)
    .innerJoin(molecules, eq(molecules.id, presentations.moleculeId))
    .innerJoin(dossiers, eq(dossiers.presentationId, presentations.id))
    .where(and(eq(presentations.id, id), published))
    .groupBy(presentations.id, molecules.id);
  return row ?? null;
}

/** A page of its published listings, by their number. */
async function listListings(db: Queryable, id: number, after: number) {
  const rows = await db
    .select({
      id: dossiers.id,
      code: dossiers.code,
      title: dossiers.title,
      readiness: dossiers.readiness,
      markets: dossiers.markets,
    })
    .from(dossiers)
    .where(and(eq(dossiers.presentationId, id), gt(dossiers.id, after), published))
    .orderBy(asc(dossiers.id))
    .limit(listingsOfPage + 1);
  const ofPage = rows.slice(0, listingsOfPage);
  const briefs = await readLaunchBriefs(
    db,
    ofPage.map((row) => row.id),
  );
  const shown = ofPage.map((row) => ({ ...row, id: String(row.id), launch: briefs.get(row.id) ?? [] }));
  return { data: shown, next: rows.length > listingsOfPage ? (shown.at(-1)?.id ?? null) : null };
}

/** What of a presentation is matched to the registers: what most of its listings say. Throws AppError 'not-found'. */
export async function matchedPresentation(db: Queryable, id: number): Promise<Presentation> {
  return toMatched(await findPublished(db, id));
}

async function findPublished(db: Queryable, id: number) {
  const found = await findPublic(db, id);
  if (found === null) throw new AppError('not-found', 'There is no such presentation.');
  return found;
}

function toMatched(found: Awaited<ReturnType<typeof findPublished>>): Presentation {
  const { presentation: own, salt, strengths, inn, atcClass, reference } = found;
  const atcClasses = atcClass === null ? [] : [atcClass];
  return presentationOf(inn, {
    ...{ ...own, salt, strengths },
    ...{ atcClasses, usReferenceProduct: reference ?? '-' },
  });
}

type Asked = { id: number; after: number; today: string };

/** A presentation with what the registers say of it and who offers it (§20.7). Throws AppError 'not-found'. */
export async function readPresentation(
  db: Queryable,
  lookUp: RowLookup,
  { id, after, today }: Asked,
): Promise<PresentationRecord> {
  const found = await findPublished(db, id);
  const { presentation: own, salt, strengths, inn, hasStructure, listings, ...said } = found;
  const { atcClass, reference, indication } = said;
  const row = { ...own, salt, strengths };
  const presentation = toMatched(found);
  const index = await lookUp(presentation.substances);
  const rulings = toRulings(await listPins(db, id));
  return {
    ...{ id: String(id), molecule: inn, salt: row.salt, dosageForm: row.dosageForm, routes: row.routes },
    ...{ strengths: row.strengths, atcClass, usReferenceProduct: reference, indication },
    structure: structureAddress(row.moleculeId, hasStructure),
    windows: await readPresentationWindows(db, index, { id, today }),
    rows: candidatesOf(index, presentation, rulings.pins).filter(({ matched }) => matched),
    count: listings,
    listings: await listListings(db, id, after),
  };
}
