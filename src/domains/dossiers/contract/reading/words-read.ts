import { anyMonth, monthOf } from '#domains/catalogue/contract/reading/year-months.ts';
import { monthNames } from '#platform/contract/dates.ts';
import { marketsCalled } from '../market-names.ts';
import countries from './countries.json' with { type: 'json' };

/** In small letters. */
export const namedMonth = new RegExp(`(?<![\\w.,/-])(?:${anyMonth})`, 'g');
const anyYear = /(?:19|20)\d\d/;

/** The months that a text names, as 'YYYY-MM', the earliest first. */
export function monthsIn(text: string): string[] {
  if (!anyYear.test(text)) return [];
  const found = [...text.toLowerCase().matchAll(namedMonth)].flatMap(
    ({ groups }) => monthOf(groups ?? {}) ?? [],
  );
  return [...new Set(found)].sort();
}

/** Whole months from one month to another. */
export function monthsBetween(from: string, to: string): number {
  const [fromYear = 0, fromMonth = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0] = to.split('-').map(Number);
  return (toYear - fromYear) * 12 + toMonth - fromMonth;
}

/** 'Mar 2025' of '2025-03'. */
export function monthWords(month: string): string {
  return `${monthNames[Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`;
}

/** Letters of a text that a sentence quotes. */
const mostQuoted = 160;

/** A text as a sentence says it: of a long one the beginning, and how long it is. */
export function quoted(text: string): string {
  const letters = [...text.replace(/\s+/g, ' ')];
  if (letters.length <= mostQuoted) return `“${letters.join('')}”`;
  return `“${letters.slice(0, mostQuoted).join('')}…” (${letters.length} letters)`;
}

/** Each country by all that it is called, in small letters. */
const oneName = new Map(
  countries.flatMap((names) => names.map((name) => [name.toLowerCase(), names[0] as string] as const)),
);
const names = [...oneName.keys()]
  .sort((one, other) => other.length - one.length)
  .map((name) => name.replaceAll('.', '\\.'))
  .join('|');
export const aCountry = `(?<!\\p{L})(?:${names})(?!\\p{L})`;
const anyCountry = new RegExp(aCountry, 'giu');

export function withoutCountries(text: string): string {
  return text.replace(anyCountry, (name) => (isCountry(name) ? ' ' : name));
}

/** 'us' is a word too: the country is written in capital letters. */
function isCountry(name: string): boolean {
  return name.length > 2 || name === name.toUpperCase();
}

/** The countries that a text names, each once and by one name. */
export function countriesIn(text: string): string[] {
  const found = [...text.matchAll(anyCountry)].filter(([name]) => isCountry(name));
  return [...new Set(found.map(([name]) => oneName.get(name.toLowerCase()) ?? name))];
}

/** Where a text names which country. */
export function countriesAt(text: string): { name: string; at: number; end: number }[] {
  return [...text.matchAll(anyCountry)]
    .filter(([name]) => isCountry(name))
    .map(({ 0: name, index }) => ({
      name: oneName.get(name.toLowerCase()) ?? name,
      at: index,
      end: index + name.length,
    }));
}

/** States that take part in European procedures: those of the European Economic Area, and the United Kingdom. */
export function statesIn(text: string): string[] {
  return countriesIn(text).filter((name) => name === 'United Kingdom' || marketsCalled(name).includes('EU'));
}
