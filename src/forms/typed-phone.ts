import { phoneLength } from '#platform/contract/validation.ts';

/** What stands in a phone field after something was typed or pasted, and what there is to say about it. */
type TypedPhone = { phone: string; told: string | null };

/** How numbers are grouped: `98765 43210`, `(987) 654-3210`, `98.76.54`. */
const separators = /[\s().\-‐‑–—/]/g;

/**
 * A phone field takes only digits, up to ten (§5.12). Separators go first, so that no digit is lost to them; a number
 * that does not fit is never cut to another one. What was pasted stays to be corrected, and is not sent; an eleventh
 * digit that is typed does not enter.
 */
export function typedPhone(before: string, typed: string): TypedPhone {
  const bare = typed.replace(separators, '');
  if (bare.includes('+')) {
    return { phone: typed, told: `Give the ${phoneLength} digits of the number without the country code.` };
  }
  const digits = bare.replace(/\D/g, '');
  if (digits.length > phoneLength) {
    const told = `A number has ${phoneLength} digits here, this one has ${digits.length}. Leave out the country code and a leading zero.`;
    const isOneMore =
      /^\d*$/.test(before) && before.length === phoneLength && typed.length === phoneLength + 1;
    return { phone: isOneMore ? before : typed, told };
  }
  return { phone: digits, told: digits === bare ? null : 'Only digits are taken here.' };
}
