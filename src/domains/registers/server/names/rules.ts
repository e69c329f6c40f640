import { dictionary } from '#platform/contract/dictionary.ts';
import { kept } from '../kept/rules.ts';
import data from './salts.json' with { type: 'json' };

const spellings = dictionary<string>(data.spellings);
const salts = new Set(data.salts);
const solvates = new Set(data.solvates);
const phrases = Object.entries(data.phrases);

/** An ingredient as a register or a dossier names it, in its two parts: what it is, and with what it was made a salt. */
export type Ingredient = { moiety: string; salt: string };

/**
 * 'AMLODIPINE BESYLATE' is amlodipine as besilate; 'alendronic acid' and 'ALENDRONATE SODIUM' are one moiety, and water
 * of crystals makes no other salt. What consists of nothing but words of salts ('sodium chloride') is a moiety itself.
 */
export const readIngredient: (name: string) => Ingredient = kept((name) => {
  const all = wordsOf(name).filter((word) => !solvates.has(word));
  const own = all.filter((word) => !salts.has(word));
  if (own.length === 0) return { moiety: keyOf(all), salt: '' };
  return { moiety: keyOf(own), salt: keyOf(all.filter((word) => salts.has(word))) };
});

/** Names nothing: an owner's way to leave a field empty. */
export function isUnsaid(text: string): boolean {
  return /^(|-+|n\.?\/?a\.?|none|nil|not applicable)$/i.test(text.trim());
}

/** The substances of a medicine as the EMA's table joins them; a comma is within the name of one. */
export function innsOf(text: string): string[] {
  return text
    .split(/;| \/ /)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** The parts of a combination's name, however it is joined. */
export function partsOf(name: string): string[] {
  return name
    .split(/[+/;,]|\sand\s/i)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** The key under which an index finds what consists of these moieties, in whatever order. */
export function combinationKey(moieties: readonly string[]): string {
  return moieties.toSorted().join(' + ');
}

/** A brand without its company, marks and case: 'Eliquis® (Pfizer)' is 'eliquis'. */
export const brandOf: (name: string) => string = kept((name) =>
  plain(name)
    .replace(/[^\p{L}\p{N} ]/gu, ' ')
    .trim()
    .replace(/\s+/g, ' '),
);

/** A name with what stands in brackets, in whatever order its words are: 'C1 Esterase Inhibitor (Human)'. */
export function wholeName(name: string): string {
  const words = name
    .toLowerCase()
    .replace(/-[a-z]{4}$/, '')
    .split(/[\s(),]+/);
  return keyOf(words.filter((word) => word !== ''));
}

/** 'adalimumab-adaz' is adalimumab: four letters that the FDA adds to tell makers apart. */
export function withoutSuffix(properName: string): string {
  return plain(properName).replace(/-[a-z]{4}$/, '');
}

function wordsOf(name: string): string[] {
  let text = plain(name);
  for (const [phrase, one] of phrases) text = text.replace(phrase, one);
  return text
    .replace(/(\w)ic acid\b/g, '$1ate')
    .split(/[\s,/]+/)
    .filter((word) => word !== '')
    .map((word) => spellings[word] ?? word);
}

function keyOf(some: readonly string[]): string {
  return [...new Set(some)].sort().join(' ');
}

function plain(name: string): string {
  return name
    .toLowerCase()
    .replace(/\([^()]*\)/g, ' ')
    .replace(/[®™*]/g, '')
    .trim()
    .replace(/\s+/g, ' ');
}
