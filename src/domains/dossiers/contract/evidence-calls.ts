import { z } from 'zod';
import { shownClaim } from '#domains/evidence/contract/evidence-claims.ts';
import { defineCalls } from '#platform/contract/call.ts';
import { listingId } from '#platform/contract/fields.ts';
import { members } from '#platform/contract/roles.ts';

/** What is claimed of a dossier, and how each claim stands. */
export const dossierEvidenceCalls = defineCalls({
  'GET /api/dossiers/:id/evidence': {
    summary: 'What is claimed of a dossier, each claim with who says so and how it stands today',
    source: '§21.5',
    access: members,
    params: z.object({ id: listingId }),
    response: z.object({ data: z.array(shownClaim) }),
  },
});
