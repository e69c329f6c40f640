import { z } from 'zod';
import { amount, optional } from '#domains/requests/contract/deal-values.ts';
import { currencies } from '#domains/requests/contract/term-sheet-lists.ts';
import { defineCalls } from '#platform/contract/call.ts';
import { done } from '#platform/contract/fields.ts';

const monthsWrong = 'Give whole months, from 1 to 60';
const months = z.coerce.number(monthsWrong).int(monthsWrong).min(1, monthsWrong).max(60, monthsWrong);

const settings = z.object({
  fee: z
    .object({ amount: z.string(), currency: z.enum(currencies) })
    .nullable()
    .describe('The nominal refundable fee after signing (§10.7); null where there is none'),
  review: z
    .object({ US: z.int(), EU: z.int(), biologic: z.int() })
    .describe('Months of a usual review in each market, and of a biologic in the United States (§20.3)'),
});

const kept = settings.extend({
  version: z.int(),
  savedAt: z.iso.datetime(),
  by: z.string(),
});
const told = z.object({
  current: settings.describe('Before the first version those of the installation'),
  versions: z.array(kept).describe('The latest first, the last 50'),
});
export type ToldSettings = z.infer<typeof told>;

const forDesk = { source: '§15.17', access: ['admin'] } as const;

/** The fee and the months of reviews, in versions that are kept. */
export const operatorSettingsCalls = defineCalls({
  'GET /api/admin/operator-settings': {
    summary: 'The fee and the months of reviews that hold, and every version of them',
    ...forDesk,
    response: z.object({ data: told }),
  },
  'POST /api/admin/operator-settings': {
    repeat: 'keyed',
    summary: 'Set the fee and the months of reviews, from now on',
    ...forDesk,
    body: z.object({
      after: z
        .int()
        .min(0)
        .max(1_000_000)
        .describe('The latest version that was read; 0 where there is none'),
      feeAmount: optional(
        amount
          .refine((value) => Number(value) > 0, 'Give an amount above zero, or leave it empty')
          .refine((value) => !/\.\d{3}/.test(value), 'Give an amount with two decimals at most'),
      ).describe('Empty where there is no fee'),
      feeCurrency: z.enum(currencies, { error: 'Choose the currency' }),
      usMonths: months,
      euMonths: months,
      biologicMonths: months,
    }),
    response: done,
  },
});
