import { z } from 'zod';
import { defineCalls } from '#platform/contract/call.ts';
import { done } from '#platform/contract/fields.ts';
import { rowId } from '#platform/contract/row-id.ts';
import { amount, optional } from './deal-values.ts';
import { limitChoices, limitReaches } from './limit-choices.ts';
import { currencies } from './term-sheet-lists.ts';

const ofMembers = { source: '§10.22', access: 'signed-in', whose: 'members' } as const;
const params = z.object({ company: rowId });

/** How much somebody may sign for a company alone, as the desk or its administrators set it. */
export const signingLimitFields = z
  .object({
    person: z.coerce.number(limitChoices.person).int().min(1, limitChoices.person),
    reach: z.enum(limitReaches, { error: limitChoices.reach }),
    currency: z.enum(currencies, { error: limitChoices.currency }),
    amount: optional(amount).describe("Up to which; with 'any' empty"),
  })
  .superRefine(({ reach, amount }, context) => {
    if ((reach === 'any') === (amount === '')) return;
    const message = reach === 'any' ? limitChoices.noAmount : limitChoices.amount;
    context.addIssue({ code: 'custom', path: ['amount'], message });
  });
export type SigningLimitFields = z.infer<typeof signingLimitFields>;

const signingLimit = z.object({
  id: z.string(),
  person: z.object({ id: z.string(), name: z.string(), signs: z.boolean().describe('By their role, today') }),
  currency: z.enum(currencies),
  amount: z.string().nullable().describe('Null is any amount'),
});
export type SigningLimit = z.infer<typeof signingLimit>;

/** Limits of authority in one's company. */
export const signingLimitCalls = defineCalls({
  'GET /api/companies/:company/signing-limits': {
    summary: 'Who of one’s company may sign how much alone',
    ...ofMembers,
    params,
    response: z.object({
      data: z.array(signingLimit).describe('Empty: all whose role signs may sign everything'),
    }),
  },
  'POST /api/companies/:company/signing-limits': {
    repeat: { unkeyed: 'sets the same again' },
    summary: 'Say how much one of its people may sign for it alone; for its administrators',
    ...ofMembers,
    params,
    body: signingLimitFields,
    response: done,
  },
  'DELETE /api/companies/:company/signing-limits/:limit': {
    repeat: { unkeyed: 'what is taken away stays away' },
    summary: 'Take a limit away; for its administrators',
    ...ofMembers,
    params: params.extend({ limit: rowId }),
    response: done,
  },
});
