import { z } from 'zod';
import { defineCalls } from '#platform/contract/call.ts';
import { day } from '#platform/contract/days.ts';
import { done } from '#platform/contract/fields.ts';
import { rowId } from '#platform/contract/row-id.ts';

const ofMembers = { source: '§26.6', access: 'signed-in', whose: 'members' } as const;
const params = z.object({ company: rowId, person: rowId });

/** Who of a company is out of office, and who answers meanwhile. */
export const companyAbsenceCalls = defineCalls({
  'POST /api/companies/:company/people/:person/absence': {
    repeat: { unkeyed: 'sets the same again' },
    summary: 'Say that one is out of office, and who answers meanwhile; of others for its administrators',
    ...ofMembers,
    params,
    body: z.object({
      from: day('Give the first day'),
      until: day('Give the last day'),
      deputy: z.coerce.number('Choose a deputy').int().min(1, 'Choose a deputy'),
    }),
    response: done,
  },
  'DELETE /api/companies/:company/people/:person/absence': {
    repeat: { unkeyed: 'who is in office is in office' },
    summary: 'Say that one is back; of others for its administrators',
    ...ofMembers,
    params,
    response: done,
  },
});
