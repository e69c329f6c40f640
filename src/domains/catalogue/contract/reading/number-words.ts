import { dictionary } from '#platform/contract/dictionary.ts';

/** Numbers as owners write them, in small letters; from these parts the readers of quantities are put together (§12.10). */

/** A run of digits with what groups or divides them: '1,250,000.5', '45 000', "45'000". */
const digits = String.raw`\d{1,3}(?: \d{3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,']\d+)*`;

const thousand = 1_000;
const million = 1_000_000;
const multipliers = dictionary<number>({
  k: thousand,
  thousand: thousand,
  m: million,
  mn: million,
  mm: million,
  mio: million,
  mln: million,
  million: million,
  millions: million,
  lakh: 100_000,
  lakhs: 100_000,
  lac: 100_000,
  lacs: 100_000,
  crore: 10_000_000,
  crores: 10_000_000,
  cr: 10_000_000,
});

/** One of some words, the longest first, so that 'm' does not take the beginning of 'million'. */
export function anyOf(words: readonly string[]): string {
  return words
    .toSorted((one, other) => other.length - one.length)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('|');
}

const multiplier = anyOf(Object.keys(multipliers));

/** The pattern of one number, kept as `digits` and `times` of the given suffix. */
export function numberPattern(suffix: string): string {
  return String.raw`(?<digits${suffix}>${digits})(?: ?(?<times${suffix}>${multiplier})(?![a-z])\.?)?`;
}

/** What may stand before a number and leaves it what it is. */
export const roughly = String.raw`(?:(?:approx|approximately|about|around|ca|circa)\.? ?|~ ?)?`;

/** What stands between the two ends of a range. */
export const upTo = ` ?(?:-|to) ?`;

const groupings = [
  // '1,250,000', and Indian '12,50,000'
  [/^[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/, ',', '.'],
  [/^[1-9]\d?(,\d{2})+,\d{3}(\.\d+)?$/, ',', '.'],
  // '1.250.000' says by its second point that it groups, '45.000,50' by its comma
  [/^[1-9]\d{0,2}(\.\d{3}){2,}(,\d+)?$/, '.', ','],
  [/^[1-9]\d{0,2}(\.\d{3})+,\d{1,2}$/, '.', ','],
  [/^[1-9]\d{0,2}( \d{3})+([.,]\d{1,2})?$/, ' ', ','],
  [/^[1-9]\d{0,2}('\d{3})+(\.\d{1,2})?$/, "'", '.'],
] as const;

/**
 * The number that digits say for certain. '45.000' may be 45 as well as 45,000, and 'a million times 1,250' likewise:
 * those are none. A single comma before three digits groups, as everywhere in the product, but not where decimals are
 * as likely (`finely`): in prices of a unit and before a multiplier.
 */
export function readNumber(text: string, finely = false): number | null {
  // What has more digits a number does not keep, and no listing means.
  if (text.replaceAll(/\D/g, '').length > 15) return null;
  if (/^\d+$/.test(text)) return Number(text);
  if (/^\d+[.,]\d{1,2}$/.test(text) || /^0[.,]\d+$/.test(text)) return Number(text.replace(',', '.'));
  if (/^\d+\.\d{4}$/.test(text) || /^\d{4,}\.\d{3}$/.test(text)) return Number(text);
  if (finely && /^\d+,\d{3}$/.test(text)) return null;
  for (const [pattern, group, decimal] of groupings) {
    if (pattern.test(text)) return Number(text.replaceAll(group, '').replace(decimal, '.'));
  }
  return null;
}

/** The ends of what a pattern found under `digits1`, and under `digits2` where it is a range. */
export function readEnds(
  found: Readonly<Record<string, string | undefined>>,
  finely = false,
): { from: number; to: number } | null {
  const { digits1 = '', times1, digits2, times2 } = found;
  // '45-63k' says thousands of both, '45k-63' does not say what 63 are.
  if (digits2 !== undefined && times1 !== undefined && times2 === undefined) return null;
  const from = readTimes(digits1, times1 ?? times2, finely);
  const to = digits2 === undefined ? from : readTimes(digits2, times2, finely);
  if (from === null || to === null || from > to) return null;
  // '45-63,000' was meant otherwise than it stands there.
  if (from > 0 && to / from > mostApart) return null;
  return { from, to };
}

const mostApart = 100;

function readTimes(digitsOfOne: string, times: string | undefined, finely: boolean): number | null {
  const value = readNumber(digitsOfOne, finely || times !== undefined);
  if (value === null || times === undefined) return value;
  // A float leaves 1.1 million a fraction too large.
  return Math.round(value * (multipliers[times] ?? Number.NaN) * 1e4) / 1e4;
}

/** One form of spaces, dashes, quotes and letters, so that patterns need know no others. */
export function plainly(words: string): string {
  return words
    .normalize('NFKC')
    .replaceAll(/[‐‑‒–—−]/g, '-')
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

/** Whether all that stands beside a number is of phrases that are known and leave it what it is. */
export function isKnown(rest: string, phrases: string): boolean {
  const known = new RegExp(`^(?:${phrases})(?: (?:${phrases})){0,4}$`);
  return rest
    .split(/[()[\],;]/)
    .map((part) =>
      part
        .trim()
        .replace(/^[-:.]|\.$/g, '')
        .trim(),
    )
    .every((part) => part === '' || known.test(part));
}
