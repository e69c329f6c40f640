import { z } from 'zod';
import { notAnAmount, readAmount, readCount } from '#platform/contract/amounts.ts';
import { day } from '#platform/contract/days.ts';
import { text } from '#platform/contract/fields.ts';
import {
  incoterms,
  mostMilestones,
  mostPriceLines,
  mostRoyaltyTiers,
  wordedValues,
} from './term-sheet-lists.ts';

/** What a term sheet says in values that can be reckoned with (§10.8), beside its headline. */

/** Money and percentages travel as decimal text: a float would change them. */
export const amount = z
  .string()
  .superRefine((typed, context) => {
    const read = readAmount(typed);
    if ('fault' in read) context.addIssue({ code: 'custom', message: read.fault });
  })
  .overwrite((typed) => {
    const read = readAmount(typed);
    return 'fault' in read ? typed : read.amount;
  });
/** Three decimals are none here, so that a comma says one thing only. */
export const percent = z
  .string()
  .regex(
    /^(100([.,]0{1,2})?|\d{1,2}([.,]\d{1,2})?)$/,
    'Give a percentage from 0 to 100, with at most two decimals',
  )
  .overwrite((typed) => typed.replace(',', '.'));

/** A field that may stay empty. */
export const optional = <S extends z.ZodType>(schema: S) => z.union([z.literal(''), schema]).default('');

/** A whole number as it is typed, in digits alone; `most` is the largest that makes sense. */
export function wholeNumber(most: number) {
  const error = `Give a whole number from 1 to ${most}, in digits alone`;
  return z
    .string()
    .regex(/^\d{1,10}$/, error)
    .refine((typed) => Number(typed) >= 1 && Number(typed) <= most, error)
    .overwrite((typed) => typed.replace(/^0+(?=\d)/, ''));
}

/** Packs as they are typed: '120,000' and '120 000' are read, half a pack and what is no number are not. */
export function wholePacks(least: number, most: number, message: string) {
  function faultIn(typed: string): string | null {
    const read = readCount(typed);
    if ('fault' in read) return read.fault === notAnAmount ? message : read.fault;
    const isWhole = /^\d+(\.0+)?$/.test(read.amount);
    return isWhole && Number(read.amount) >= least && Number(read.amount) <= most ? null : message;
  }
  return z
    .string()
    .superRefine((typed, context) => {
      const fault = faultIn(typed);
      if (fault !== null) context.addIssue({ code: 'custom', message: fault });
    })
    .overwrite((typed) => {
      const read = readCount(typed);
      return 'fault' in read ? typed : read.amount.replace(/\.0+$/, '');
    });
}

/** What one pack costs. */
export const priceLine = z.object({
  strength: text(60, 'Give the strength').min(1, 'Give the strength').describe("'5 mg'"),
  packUnits: wholeNumber(100_000).describe('Units (tablets, vials) in one pack'),
  price: amount.describe('Per pack, in the currency of the term sheet'),
  freight: optional(amount).describe('Per pack'),
  duty: optional(percent).describe('Per cent of the price'),
  tooling: optional(amount).describe('Once, before the first delivery'),
  moq: optional(wholeNumber(1_000_000_000)).describe('Packs a year that are paid for at least'),
});
export type PriceLine = z.infer<typeof priceLine>;

/** A part of the one-time fee. */
export const milestone = z.object({
  event: text(200, 'Say what it is due upon').min(1, 'Say what it is due upon').describe("'Signature'"),
  amount,
  due: optional(day('Give the day as YYYY-MM-DD', 10)).describe('The day on which it is expected'),
  refundable: z.boolean().default(false),
});
export type Milestone = z.infer<typeof milestone>;

/** A rate of royalty from a year's net sales on: the part of the sales above `from`, up to the next tier's, pays it. */
export const royaltyTier = z.object({ from: amount.describe('Net sales of a year'), rate: percent });
export type RoyaltyTier = z.infer<typeof royaltyTier>;

export const dealValues = z.object({
  incoterm: optional(z.enum(incoterms)),
  prices: z.array(priceLine).max(mostPriceLines).default([]).describe('One line for each strength and pack'),
  batchUnits: optional(wholeNumber(1_000_000_000)).describe('Units of one batch'),
  milestones: z.array(milestone).max(mostMilestones).default([]).describe('Together the one-time fee'),
  royaltyTiers: z
    .array(royaltyTier)
    .max(mostRoyaltyTiers)
    .default([])
    .describe('Rising; before the first, and without any, the flat royalty holds'),
  royaltyBase: text(400).default('').describe('What counts as net sales'),
  royaltyMinimum: optional(amount).describe('A year'),
  profitBase: text(400).default('').describe('What is shared: without it a share cannot be reckoned'),
  profitDeductions: text(400).default(''),
  termYears: optional(wholeNumber(30)),
  exclusivityCondition: text(400).default('').describe('What it hangs on: a volume, a day'),
  leadTimeDays: optional(wholeNumber(1_000)).describe('From order to delivery'),
  shelfLifeMonths: optional(wholeNumber(240)),
  remainingShelfLife: optional(percent).describe('Of the shelf life, at delivery'),
  audit: text(400).default(''),
  transfer: text(400).default('').describe('Of technology'),
  words: z.partialRecord(z.enum(wordedValues), text(400)).default({}).describe("The owner's own words"),
});
export type DealValues = z.infer<typeof dealValues>;

/** The same as it was issued, whenever that was: a day that lay within the horizon once is not held to today's. */
export const storedValues = dealValues.extend({
  prices: z.array(
    priceLine.extend({ price: z.string(), freight: z.string(), duty: z.string(), tooling: z.string() }),
  ),
  milestones: z.array(milestone.extend({ amount: z.string(), due: z.string() })),
  royaltyTiers: z.array(z.object({ from: z.string(), rate: z.string() })),
  royaltyMinimum: z.string(),
});
