import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { openRowLookup } from '#domains/registers/server/lookup/row-lookup.ts';
import { indexRows } from '#domains/registers/server/row-index/rules.ts';
import { launchWindows } from '#domains/registers/server/windows/rules.ts';
import { messages } from '#platform/contract/messages.ts';
import { implement } from '#platform/server/http/calls.ts';
import { AppError } from '#platform/server/http/errors.ts';
import type { Parts } from '#platform/server/parts.ts';
import { published } from '../queries.ts';
import { dossiers, molecules } from '../tables.ts';
import { presentationOf, stagesOf } from './presentation-of.ts';

/** When a dossier may be launched in each market, as the current editions of the registers say (§20.3, §20.4). */
export function launchWindowRoutes(
  app: FastifyInstance,
  { db, deskTimeZone }: Pick<Parts, 'db' | 'deskTimeZone'>,
): void {
  const lookUp = openRowLookup(db);

  implement(app, 'GET /api/dossiers/:id/launch-windows', async ({ params }) => {
    const [row] = await db
      .select({ dossier: dossiers, inn: molecules.inn })
      .from(dossiers)
      .innerJoin(molecules, eq(molecules.id, dossiers.moleculeId))
      .where(and(eq(dossiers.id, params.id), published));
    if (row === undefined) throw new AppError('not-found', messages.dossierMissing);
    const presentation = presentationOf(row.inn, row.dossier);
    const index = indexRows(await lookUp(presentation.substances));
    // Sweden writes days as ISO 8601 does.
    const today = new Date().toLocaleDateString('sv-SE', { timeZone: deskTimeZone });
    return { data: launchWindows(index, { presentation, readiness: stagesOf(row.dossier), today }) };
  });
}
