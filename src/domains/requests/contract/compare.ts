import { z } from 'zod';
import { mostCompared } from '#domains/catalogue/contract/compare-limits.ts';
import { dossier } from '#domains/dossiers/contract/dossiers.ts';
import { defineCalls } from '#platform/contract/call.ts';
import { errorCodes } from '#platform/contract/errors.ts';
import { listingIdAsSent } from '#platform/contract/fields.ts';
import { productTermSheetBoxes } from '#platform/contract/files.ts';
import { members } from '#platform/contract/roles.ts';
import { requestCalls } from './requests.ts';

const tooMany = `Compare at most ${mostCompared} dossiers`;

/** A list within an address or a form field, each once: '17,4,17' is 17 and 4. */
const listingIds = z
  .string()
  .max(400, tooMany)
  .transform((ids) => [...new Set(ids.split(',').filter((id) => id !== ''))])
  .pipe(z.array(listingIdAsSent).min(1, 'Choose a dossier').max(mostCompared, tooMany))
  .describe(`_id of 1 to ${mostCompared} dossiers, separated by commas`);

const proposalFields = requestCalls['POST /create-dossertermsheet'].form.fields.omit({ id: true });

const outcome = z.object({
  id: z.string().describe('_id of the dossier'),
  reference: z.string().nullable().describe('Of the request; null where none was made'),
  failure: z
    .object({
      code: z.enum(errorCodes),
      message: z.string(),
      reference: z.string().optional().describe("With 'asked-before': the request made earlier"),
    })
    .nullable(),
});
export type ProposalOutcome = z.infer<typeof outcome>;

/** Dossiers side by side, and one form for several of them. */
export const compareCalls = defineCalls({
  'GET /api/dossiers/compare': {
    summary: `Up to ${mostCompared} dossiers, whole, in the order asked for`,
    source: '§14.4',
    access: members,
    query: z.object({ ids: listingIds }),
    response: z.object({
      data: z.array(dossier),
      missing: z.array(z.string()).describe('Those asked for that are not listed'),
    }),
  },
  'POST /api/dossiers/proposals': {
    repeat: { keyed: { besides: ['ids', 'repeat'] } },
    summary: 'Request proposals for several dossiers by one form: one request each',
    source: '§14.5',
    access: members,
    form: { fields: proposalFields.extend({ ids: listingIds }), boxes: productTermSheetBoxes },
    response: z.object({ data: z.array(outcome).describe('In the order of `ids`') }),
  },
});
