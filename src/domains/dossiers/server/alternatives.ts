import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { readMoney } from '#domains/catalogue/contract/quantities.ts';
import { messages } from '#platform/contract/messages.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { implement } from '#platform/server/http/calls.ts';
import { AppError } from '#platform/server/http/errors.ts';
import type { Parts } from '#platform/server/parts.ts';
import { mostAlternatives } from '../contract/alternatives.ts';
import { dossiers } from './tables.ts';

const published = eq(dossiers.state, 'published');

/** Published dossiers of the same molecule: those of other companies first, the latest of them before the others. */
async function listAlternatives(db: Queryable, id: number) {
  const [asked] = await db
    .select({ moleculeId: dossiers.moleculeId, companyId: dossiers.companyId })
    .from(dossiers)
    .where(and(eq(dossiers.id, id), published));
  if (asked === undefined) throw new AppError('not-found', messages.dossierMissing);
  return db
    .select({
      id: dossiers.id,
      title: dossiers.title,
      code: dossiers.code,
      readiness: dossiers.readiness,
      markets: dossiers.markets,
      oneTimeFee: dossiers.oneTimeFee,
      royalty: dossiers.royalty,
      profitShare: dossiers.profitShare,
      minimumOrder: dossiers.minimumOrder,
    })
    .from(dossiers)
    .where(and(eq(dossiers.moleculeId, asked.moleculeId), ne(dossiers.id, id), published))
    .orderBy(sql`${dossiers.companyId} = ${asked.companyId}`, desc(dossiers.listedAt), desc(dossiers.id))
    .limit(mostAlternatives);
}

/** What else there is of a dossier's molecule (§2.30). */
export function alternativeRoutes(app: FastifyInstance, { db }: Pick<Parts, 'db'>): void {
  implement(app, 'GET /api/dossiers/:id/alternatives', async ({ params }) => {
    const rows = await listAlternatives(db, params.id);
    return {
      data: rows.map((row) => ({
        _id: String(row.id),
        ListingTitle: row.title,
        ListingCode: row.code,
        dosStatus: row.readiness,
        locations: row.markets,
        oneTimeFee: row.oneTimeFee,
        fee: readMoney(row.oneTimeFee),
        royalty: row.royalty,
        profitShare: row.profitShare,
        moq: row.minimumOrder,
      })),
    };
  });
}
