import { type Market, marketsOfInterest } from '#domains/dossiers/contract/dossier-lists.ts';
import { marketNames } from '#domains/dossiers/contract/market-names.ts';
import { fold } from '../words/fold.ts';
import {
  basisHeads,
  costWords,
  currencyHeads,
  headUnits,
  headWords,
  leftOutWords,
} from '../words/head-words.ts';
import { readHeadAmounts } from './head-amounts.ts';

/** What a head says that its column holds. */
export type HeadMatch = {
  /** A field's name, 'product', 'market:EU', or 'none'. */
  target: string;
  /** 1 where the whole head is a name of it, less where it is a part. */
  score: number;
  /** It may also mean something else: its owner is asked. */
  asks: boolean;
};

const known = new Map<string, { target: string; asks: boolean }>();
for (const [target, phrases] of Object.entries(headWords)) {
  for (const phrase of phrases) {
    const asks = phrase.endsWith('?');
    const key = fold(phrase);
    if (!known.has(key)) known.set(key, { target, asks });
  }
}
/** Fields of which a head names the currency. */
const ofMoney = new Set(['supplyPrice', 'oneTimeFee', 'royalty', 'profitShare']);
const leftOut = new Set(leftOutWords.map(fold));
const longest = Math.max(...[...known.keys()].map((phrase) => phrase.split(' ').length));

const markets = new Map<string, Market | null>();
for (const market of marketsOfInterest) {
  for (const name of [market, ...marketNames[market]]) {
    const key = fold(name);
    // 'North America' is two of them.
    markets.set(key, markets.has(key) && markets.get(key) !== market ? null : market);
  }
}

/** The market that a name stands for as a whole; none for countries and for names of several. */
export function marketCalled(name: string): Market | undefined {
  return markets.get(fold(name)) ?? undefined;
}

/** What a column is for, by what stands above it; null where no name of a field is in it. */
export function matchHead(head: string): HeadMatch | null {
  const words = fold(head).split(' ');
  const whole = words.join(' ');
  if (whole === '') return null;
  const exact = known.get(whole) ?? known.get(withoutUnit(words));
  if (basisHeads.has(whole) || currencyHeads.has(whole)) return { target: 'none', score: 1, asks: false };
  if (exact !== undefined) return { ...exact, score: 1 };
  if (leftOut.has(whole)) return { target: 'none', score: 1, asks: false };
  const market = marketCalled(whole);
  if (market !== undefined) return { target: `market:${market}`, score: 1, asks: false };
  if (words.some((word) => costWords.includes(word))) return { target: 'none', score: 0.5, asks: false };
  const { isMoney, per } = readHeadAmounts(head, true);
  const part = words.length > 8 ? null : partOf(words, isMoney);
  if (part !== null || !isMoney) return part;
  // 'USD per pack of 30', 'ct/Tbl.': what has its price so, and no other name.
  return per !== '' || words.length === 1 ? { target: 'supplyPrice', score: 0.5, asks: true } : null;
}

/** The longest part of a head that is a name of a field: of one of money where it names a currency. */
function partOf(words: readonly string[], isMoney: boolean): HeadMatch | null {
  for (let count = Math.min(longest, words.length - 1); count > 0; count -= 1) {
    for (let at = 0; at + count <= words.length; at += 1) {
      const phrase = words.slice(at, at + count).join(' ');
      if (leftOut.has(phrase) && count > 1) return { target: 'none', score: 0.5, asks: false };
      const part = known.get(phrase);
      if (part !== undefined && phrase.length > 2 && (!isMoney || ofMoney.has(part.target)))
        return { ...part, score: Math.max(0.3, count / words.length) };
    }
  }
  return null;
}

function withoutUnit(words: readonly string[]): string {
  return words.filter((word) => headUnits[word] === undefined && word !== 'in').join(' ');
}

/** The unit of time that stands in a head: 'months' of 'Haltbarkeit (Monate)'; '' for none, and where it names several. */
export function unitInHead(head: string): string {
  const words = fold(head).split(' ');
  const [one = '', ...others] = new Set(words.flatMap((word) => headUnits[word] ?? []));
  return others.length === 0 ? one : '';
}
