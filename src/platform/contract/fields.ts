import { z } from 'zod';
import { emailFault, toNormalEmail } from './email-address.ts';
import { messages } from './messages.ts';
import { toPlainName } from './names.ts';
import { rowId } from './row-id.ts';
import { isBlank, isStorableText } from './validation.ts';

/** Text from a person: bounded, and storable. `missing` is the message for an absent or wrong-typed value. */
export function text(maxLength: number, missing?: string) {
  return z
    .string(missing === undefined ? {} : { error: missing })
    .max(maxLength, `At most ${maxLength} characters`)
    .refine(isStorableText, 'Contains characters that cannot be stored');
}

/** What somebody or something is called, without what nobody sees; `required` is the message where nothing is left. */
export function nameText(maxLength: number, required?: string) {
  const plain = text(maxLength, required).overwrite(toPlainName);
  return required === undefined ? plain : plain.refine((value) => !isBlank(value), required);
}

/** The one door of email addresses: whatever asks the database for one takes this type, which nothing else makes. */
export const emailAddress = text(254, messages.emailInvalid)
  .superRefine((typed, context) => {
    const fault = emailFault(typed);
    if (fault !== null) context.addIssue({ code: 'custom', message: fault });
  })
  .overwrite((typed) => (emailFault(typed) === null ? toNormalEmail(typed) : typed))
  .brand<'EmailAddress'>();
export type EmailAddress = z.output<typeof emailAddress>;

export const listingId = rowId.describe('_id of the listing');
/** Where it is answered, or told apart, as it was sent. */
export const listingIdAsSent = z.string().max(64).describe('_id of the listing');

/** A list within an address or a form field, each once: '17,4,17' is 17 and 4. */
export function listingIdList(most: number, missing: string, tooMany: string) {
  return z
    .string()
    .max(most * 100, tooMany)
    .transform((ids) => [...new Set(ids.split(',').filter((id) => id !== ''))])
    .pipe(z.array(listingIdAsSent).min(1, missing).max(most, tooMany));
}

/** What a call answers that has nothing to tell but that it was done. */
export const done = z.object({ message: z.string() });

/** A whole number within bounds; every way of missing them has the one message that states them. */
function wholeNumber(name: string, min: number, max: number) {
  const error = `${name} must be a whole number from ${min} to ${max}`;
  return z.int({ error }).min(min, error).max(max, error);
}

export const page = wholeNumber('page', 1, 1_000_000).default(1).describe('Starts at 1');
export const limit = wholeNumber('limit', 1, 50).default(3).describe('Page size, 3 unless told');
export const searchText = text(500).default('').describe('What the member typed');

/** A filter field marked (label) in §7.2: one label, a list of labels, or empty for no restriction. */
export function labels<const T extends readonly string[]>(list: T) {
  const label = z.enum(list as unknown as [T[number], ...T[number][]]);
  return z
    .union([z.literal(''), label, z.array(label).max(list.length)], {
      error: 'Give one of the known labels, or a list of them',
    })
    .default([])
    .describe(`One label or a list of: ${list.join(' | ')}`);
}

/** For each filter group (§13.9), the matches of each value under the other groups' filters. */
export function filterCounts<const G extends Record<string, readonly string[]>>(groups: G) {
  type Name = keyof G & string;
  return z
    .record(z.enum(Object.keys(groups) as [Name, ...Name[]]), z.array(z.int()))
    .describe("For each filter group, in its list's order: matches under the other groups' filters");
}
