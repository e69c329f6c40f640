/** A month that a text names, and where it stood there. */
type ReadDate = { from: number; to: number } & ({ month: number } | { why: string });

const monthNames = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const about =
  '(?:(?:protection|protected|exclusivity|exclusivities|constraint|constraints|constrained|expiry|expires|expiring|' +
  'ends|ending|LOE)(?: date)?\\s)?';
const before = '(?<![\\p{L}\\p{N}])';
const after = '(?![\\p{L}\\p{N}])';
const month =
  '(?:(?<name>jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\\.?\\s|(?<first>0?[1-9]|1[0-2])/)?';
const year = '(?<year>(?:19|20)\\d\\d)(?:-(?<last>0[1-9]|1[0-2]))?';

const dated = new RegExp(
  `${before}${about}(?:(?<way>after|beyond|later than|past|from|since|starting|not before|before|until|till|by|prior to)` +
    `\\s${month}${year}|${month.replace(/<(\w+)>/g, '<$1B>')}${year.replace(/<(\w+)>/g, '<$1B>')}` +
    `(?:\\s?(?<open>\\+|onwards|onward|or later|and later|and after)))${after}`,
  'giu',
);

/**
 * Months from which on something is asked for, counted as year * 12 + (month - 1). 'after 2028' begins with January
 * 2029, 'from 2028' with January 2028. What asks for dates before a month is told apart: no finder knows those.
 */
export function readDates(text: string): ReadDate[] {
  return Array.from(text.matchAll(dated), (match) => {
    const { way = 'from', name, first, year, last, nameB, firstB, yearB, lastB } = match.groups ?? {};
    const place = { from: match.index, to: match.index + match[0].length };
    if (/^(before|until|till|by|prior to)$/i.test(way)) {
      return { ...place, why: 'Dates are searched from a month on, not up to one' };
    }
    const named = name ?? nameB;
    const number = Number(first ?? firstB ?? last ?? lastB ?? 0);
    const at =
      named === undefined ? number : monthNames.indexOf(named.toUpperCase().toLowerCase().slice(0, 3)) + 1;
    const start = Number(year ?? yearB) * 12 + Math.max(0, at - 1);
    if (!/^(after|beyond|later than|past)$/i.test(way)) return { ...place, month: start };
    return { ...place, month: start + (at === 0 ? 12 : 1) };
  });
}
