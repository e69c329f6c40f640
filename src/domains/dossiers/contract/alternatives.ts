import { z } from 'zod';
import { defineCalls } from '#platform/contract/call.ts';
import { listingId } from '#platform/contract/fields.ts';
import { members } from '#platform/contract/roles.ts';
import { dossierNumbers } from './dossier-numbers.ts';

export const mostAlternatives = 6;

/** Another dossier of the same molecule, by what decides between them. */
const alternative = z.object({
  _id: z.string(),
  ListingTitle: z.string(),
  ListingCode: z.string(),
  dosStatus: z.string().describe('Dossier readiness'),
  locations: z.array(z.string()).describe('Available geographies'),
  oneTimeFee: z.string(),
  fee: dossierNumbers.shape.fee,
  royalty: z.string(),
  profitShare: z.string(),
  moq: z.string(),
});
export type Alternative = z.infer<typeof alternative>;

/** What else there is of a molecule. */
export const alternativeCalls = defineCalls({
  'GET /api/dossiers/:id/alternatives': {
    summary: `Up to ${mostAlternatives} other dossiers of the same molecule, those of other companies first`,
    source: '§2.30',
    access: members,
    params: z.object({ id: listingId }),
    response: z.object({ data: z.array(alternative) }),
  },
});
