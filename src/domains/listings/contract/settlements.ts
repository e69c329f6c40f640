import { z } from 'zod';
import {
  mostSettlements,
  settlementStates,
} from '#domains/dossiers/contract/settlements/settlement-states.ts';
import { settlementFields } from '#domains/dossiers/contract/settlements/settlements.ts';
import { defineCalls } from '#platform/contract/call.ts';
import { dailyCaps } from '#platform/contract/daily-caps.ts';
import { done, listingId, text } from '#platform/contract/fields.ts';
import { members } from '#platform/contract/roles.ts';
import { rowId } from '#platform/contract/row-id.ts';
import { revision } from './listings.ts';

const settlement = z.object({
  id: z.string(),
  ...settlementFields.shape,
  // Judged when it was entered.
  day: z.iso.date(),
  state: z.enum(settlementStates),
  enteredAs: z.enum(['owner', 'desk']).describe('On which side its writer stood'),
  enteredAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
  note: z.string().describe("The desk's reason, where it refused"),
});
export type SettlementEntry = z.infer<typeof settlement>;

const ofDossier = {
  source: '§20.5',
  access: members,
  whose: 'company',
  params: z.object({ id: listingId }),
} as const;
const forDesk = { source: '§20.5', access: ['admin'], params: z.object({ settlement: rowId }) } as const;

/** Settlements of a dossier, as its owner and the desk enter and decide them. */
export const settlementCalls = defineCalls({
  'GET /api/dossiers/:id/settlements': {
    summary: 'The settlements of one’s own dossier, or for the desk of any, the latest first',
    ...ofDossier,
    response: z.object({ data: z.array(settlement) }),
  },
  'POST /api/dossiers/:id/settlements': {
    repeat: 'keyed',
    summary: `Enter a settlement. Of a dossier ${mostSettlements} wait or count at most. An owner’s waits for the desk and counts among the ${dailyCaps.messages} messages of 24 hours`,
    ...ofDossier,
    body: settlementFields,
    response: done,
  },
  'DELETE /api/dossiers/:id/settlements/:settlement': {
    repeat: { unkeyed: 'what is withdrawn stays withdrawn' },
    summary: 'Withdraw a settlement that waits or counts',
    ...ofDossier,
    params: z.object({ id: listingId, settlement: rowId }),
    response: done,
  },
  'POST /api/admin/settlements/:settlement/accept': {
    repeat: { unkeyed: 'a settlement is decided once' },
    summary:
      'Accept a settlement of the listing that was looked at: from now on it counts in the launch window',
    ...forDesk,
    body: z.object({ revision }),
    response: done,
  },
  'POST /api/admin/settlements/:settlement/refuse': {
    repeat: { unkeyed: 'a settlement is decided once' },
    summary: 'Refuse a settlement, with the reason',
    ...forDesk,
    body: z.object({
      note: text(2000, 'Give the reason').refine((note) => note.trim() !== '', 'Give the reason'),
    }),
    response: done,
  },
});
