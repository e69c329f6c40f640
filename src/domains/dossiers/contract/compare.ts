import { z } from 'zod';
import { mostCompared } from '#domains/catalogue/contract/compare-limits.ts';
import { defineCalls } from '#platform/contract/call.ts';
import { listingIdAsSent } from '#platform/contract/fields.ts';
import { members } from '#platform/contract/roles.ts';
import { dossier } from './dossiers.ts';

const tooMany = `Compare at most ${mostCompared} dossiers`;

/** A list within an address or a form field, each once: '17,4,17' is 17 and 4. */
export const dossierIds = z
  .string()
  .max(400, tooMany)
  .transform((ids) => [...new Set(ids.split(',').filter((id) => id !== ''))])
  .pipe(z.array(listingIdAsSent).min(1, 'Choose a dossier').max(mostCompared, tooMany))
  .describe(`_id of 1 to ${mostCompared} dossiers, separated by commas`);

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
