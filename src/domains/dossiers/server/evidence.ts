import type { FastifyInstance } from 'fastify';
import { listClaims } from '#domains/evidence/server/queries.ts';
import { toShownClaims } from '#domains/evidence/server/wire.ts';
import { dayIn } from '#platform/server/day-in.ts';
import { implement } from '#platform/server/http/calls.ts';
import type { Parts } from '#platform/server/parts.ts';
import { findDossier } from './queries.ts';

/** What is claimed of a published dossier (§21.5). */
export function dossierEvidenceRoutes(
  app: FastifyInstance,
  { db, deskTimeZone }: Pick<Parts, 'db' | 'deskTimeZone'>,
): void {
  implement(app, 'GET /api/dossiers/:id/evidence', async ({ params }) => {
    const { dossier } = await findDossier(db, params.id);
    const claims = await listClaims(db, { kind: 'dossier', id: dossier.id });
    return {
      data: toShownClaims(claims, { today: dayIn(deskTimeZone), dosageForm: dossier.dosageForm }),
    };
  });
}
