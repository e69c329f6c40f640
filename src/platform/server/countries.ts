import { z } from 'zod';
import listed from './countries.json' with { type: 'json' };

/** Countries as listings write them, and what else they are called. */
const spellings: Readonly<Record<string, readonly string[]>> = z
  .record(z.string(), z.array(z.string().min(1)))
  .parse(listed);

/** Every country that a listing may name. */
export const countries: readonly string[] = Object.keys(spellings);

/** A country's own name, and what else it is called. */
export function namesOfCountry(country: string): string[] {
  return [country, ...(spellings[country] ?? [])];
}

const countryByName = new Map(
  countries.flatMap((country) => namesOfCountry(country).map((name) => [name.toLowerCase(), country])),
);
const longest = Math.max(...[...countryByName.keys()].map((name) => name.split(' ').length));

/** The countries that a text names, as 'Austria, Czech Republic (DCP closed Mar 2025)' does. */
export function countriesIn(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}.']+/gu) ?? [];
  const found = new Set<string>();
  for (let at = 0; at < words.length; at++) {
    for (let count = Math.min(longest, words.length - at); count > 0; count--) {
      const country = countryByName.get(words.slice(at, at + count).join(' '));
      if (country === undefined) continue;
      found.add(country);
      at += count - 1;
      break;
    }
  }
  return [...found];
}
