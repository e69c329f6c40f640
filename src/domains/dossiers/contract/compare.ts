import { z } from 'zod';
import { mostCompared } from '#domains/catalogue/contract/compare-limits.ts';
import { defineCalls } from '#platform/contract/call.ts';
import { listingIdList } from '#platform/contract/fields.ts';
import { members } from '#platform/contract/roles.ts';
import { dossier } from './dossiers.ts';

const tooMany = `Compare at most ${mostCompared} dossiers`;

export const dossierIds = listingIdList(mostCompared, 'Choose a dossier', tooMany).describe(
  `_id of 1 to ${mostCompared} dossiers, separated by commas`,
);

/** Dossiers side by side. */
export const compareCalls = defineCalls({
  'GET /api/dossiers/compare': {
    summary: `Up to ${mostCompared} dossiers, whole, in the order asked for`,
    source: '§14.4',
    access: members,
    query: z.object({ ids: dossierIds }),
    response: z.object({
      data: z.array(dossier),
      missing: z.array(z.string()).describe('Those asked for that are not listed'),
    }),
  },
});
