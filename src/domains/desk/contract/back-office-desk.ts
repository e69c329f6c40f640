import { z } from 'zod';
import { currencies, feeKinds } from '#domains/requests/contract/term-sheet-lists.ts';
import { defineCalls } from '#platform/contract/call.ts';
import { day } from '#platform/contract/days.ts';
import { done, text } from '#platform/contract/fields.ts';
import { rowId } from '#platform/contract/row-id.ts';
import { isBlank } from '#platform/contract/validation.ts';

const access = ['admin'] as const;
const isDone = z.object({ done: z.boolean().describe('False takes it back') });

const noteRequired = 'Say what the entry is for';

const feeEntry = z
  .object({
    reference: text(32).describe('Of the request, DB-2026-000123'),
    kind: z.enum(feeKinds, { error: 'Choose the kind of entry' }),
    currency: z.enum(currencies, { error: 'Choose the currency' }),
    amount: z
      .string()
      .regex(/^-?\d{1,12}(\.\d{1,4})?$/, 'Give an amount in digits, with at most four decimals after a point')
      .describe('Decimal text. A payment and a refund are above zero; a correction may be below'),
    bookedOn: day('Give the day it was booked on'),
    note: text(1000, noteRequired).refine((value) => !isBlank(value), noteRequired),
  })
  .refine(({ amount }) => Number(amount) !== 0, {
    path: ['amount'],
    message: 'An entry of zero says nothing',
  })
  .refine(({ kind, amount }) => kind === 'correction' || !amount.startsWith('-'), {
    path: ['amount'],
    message: 'Only a correction may be below zero; a refund is taken off by itself',
  });
export type FeeEntry = z.infer<typeof feeEntry>;

/** What the desk settles, and what it writes into the ledger. */
export const backOfficeDeskCalls = defineCalls({
  'POST /api/back-office/messages/:message/done': {
    repeat: { unkeyed: 'sets the same again' },
    summary: 'Mark a message to the desk as dealt with, or not',
    source: '§11.10',
    access,
    params: z.object({ message: rowId }),
    body: isDone,
    response: done,
  },
  'POST /api/back-office/problems/:problem/done': {
    repeat: { unkeyed: 'sets the same again' },
    summary: 'Mark a problem report as dealt with, or not',
    source: '§11.10',
    access,
    params: z.object({ problem: rowId }),
    body: isDone,
    response: done,
  },
  'POST /api/back-office/mails/:mail/resending': {
    repeat: { unkeyed: 'only a mail whose last try failed is sent again' },
    summary: 'Send a mail again whose last try failed',
    source: '§17.7',
    access,
    params: z.object({ mail: rowId }),
    response: done,
  },
  'POST /api/back-office/fees': {
    repeat: 'keyed',
    summary: 'Add an entry to the fee ledger; none is ever changed',
    source: '§10.7',
    access,
    body: feeEntry,
    response: done,
  },
});
