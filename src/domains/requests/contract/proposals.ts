import { z } from 'zod';
import { dossierIds } from '#domains/dossiers/contract/compare.ts';
import { defineCalls } from '#platform/contract/call.ts';
import { errorCodes } from '#platform/contract/errors.ts';
import { productTermSheetBoxes } from '#platform/contract/files.ts';
import { members } from '#platform/contract/roles.ts';
import { requestCalls } from './requests.ts';

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

/** One form for several dossiers. */
export const proposalCalls = defineCalls({
  'POST /api/dossiers/proposals': {
    repeat: { keyed: { besides: ['ids', 'repeat'] } },
    summary: 'Request proposals for several dossiers by one form: one request each',
    source: '§14.5',
    access: members,
    form: { fields: proposalFields.extend({ ids: dossierIds }), boxes: productTermSheetBoxes },
    response: z.object({ data: z.array(outcome).describe('In the order of `ids`') }),
  },
});
