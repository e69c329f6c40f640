import { z } from 'zod';
import { launchWindow } from '#domains/registers/contract/launch-windows.ts';
import { defineCalls } from '#platform/contract/call.ts';
import { listingId } from '#platform/contract/fields.ts';
import { members } from '#platform/contract/roles.ts';

/** When a dossier may be launched. */
export const launchWindowCalls = defineCalls({
  'GET /api/dossiers/:id/launch-windows': {
    summary: 'When a dossier may be launched, market by market, with every row that says so',
    source: '§20.4',
    access: members,
    params: z.object({ id: listingId }),
    response: z.object({
      data: z.array(launchWindow),
      presentation: z.string().describe('Which one the dossier is of'),
      dossiers: z.int().describe('Published ones of this presentation, itself included'),
    }),
  },
});
