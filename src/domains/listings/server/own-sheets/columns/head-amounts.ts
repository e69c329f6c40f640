import { currencyNames, currencyOf } from '#domains/catalogue/contract/reading/currencies.ts';
import { plainly } from '#domains/catalogue/contract/reading/number-words.ts';
import { dictionary } from '#platform/contract/dictionary.ts';
import { countedAs, plainWord, timesOf } from '../words/counted-words.ts';

/** What a head says of the amounts below it, which their cells then need not say. */
export type HeadAmounts = {
  /** It names a currency, or several, or cents. */
  isMoney: boolean;
  /** '' where it names none, or several. */
  currency: string;
  /** They are hundredths: cents, pence. */
  isMinor: boolean;
  /** 1,000 of 'Tsd. Tbl.'; null where something stands there that may be such a word. */
  times: number | null;
  /** 'per 1,000 tablets'; '' where nothing is said, null where it is not understood. */
  per: string | null;
  /** In what quantities are counted; '' where it names nothing, or several. */
  unit: string;
};

const minors = new Set([
  'ct',
  'cts',
  'cent',
  'cents',
  'centimes',
  'centimos',
  'centavos',
  'centesimi',
  'pence',
  'paise',
]);

/** What a fee is told of. */
const wholes = dictionary<string>({
  ...{
    territory: 'territory',
    country: 'country',
    land: 'country',
    pais: 'country',
    pays: 'country',
    paese: 'country',
  },
  ...{ market: 'market', markt: 'market', mercado: 'market', region: 'region', dossier: 'dossier' },
  ...{
    product: 'product',
    produkt: 'product',
    producto: 'product',
    produit: 'product',
    molecule: 'molecule',
  },
  ...{
    strength: 'strength',
    starke: 'strength',
    sku: 'sku',
    order: 'order',
    year: 'year',
    jahr: 'year',
    annum: 'year',
  },
});
const measures = dictionary<string>({ g: 'g', gram: 'g', gramm: 'g', ml: 'ml', mg: 'mg' });

/** Words that stand beside what an amount is of, and leave it what it is. */
const beside =
  /\b(?:exw|ex[- ]works|fob|fca|cif|cip|cpt|dap|ddp|net|netto|indicative|approx|ca|min|minimum|max|target|in)\b/g;

/** Letters of a head that are read: it is a few words, and a text that stands in its place is none. */
const mostLetters = 300;

/** Reads what stands above a column of amounts of money, or of quantities. */
export function readHeadAmounts(head: string, isMoney: boolean): HeadAmounts {
  const text = plainly(head.slice(0, mostLetters)).replaceAll(
    /per ?cent|pro ?cent|(?:\bq[1-4]|\bh[12]|\b20\d\d) ?\/ ?\d{2,4}\b/g,
    ' ',
  );
  const [named, basis] = atBasis(text);
  const words = wordsIn(text);
  const [currency = '', ...others] = new Set(words.flatMap((word) => word.currency ?? []));
  const [times = 1, ...moreTimes] = wordsIn(isMoney ? named : text).flatMap((word) => word.times ?? []);
  const counted = (isMoney ? wordsIn(named) : words).flatMap(({ word }) =>
    ownNames.has(word) ? [] : [countedAs(word) ?? []],
  );
  const [[one = '', many = ''] = [], ...moreUnits] = counted.filter(
    ([first], at, all) => first !== undefined && all.findIndex(([other]) => other === first) === at,
  );
  // '(1000 tabs)' without a word before it.
  const isLoose = /\d ?\p{L}/u.test(named) && one !== '';
  const isTimes = moreTimes.length === 0 && !Number.isNaN(times) && (isMoney || !isLoose);
  const ofUnit = moreUnits.length > 0 || isLoose ? null : one && `per ${one}`;
  const isMinor = words.some(({ word }) => minors.has(word));
  return {
    isMoney: currency !== '' || isMinor,
    currency: others.length === 0 ? currency : '',
    isMinor,
    times: isTimes ? times : null,
    // The 'pack price' is that of a pack.
    per: !isMoney ? '' : basis === undefined ? ofUnit : basisOf(basis),
    unit: moreUnits.length === 0 ? many : '',
  };
}

/** 'Batch size' names no unit, and 'MOQ' of what a lot is not either. */
const ownNames = new Set(['batch', 'lot', 'charge', 'lote', 'lotto', 'dose', 'dosis', 'dosen']);

/** What stands before and behind 'per' or '/'; of 'EUR/USD' nothing is behind it. */
function atBasis(text: string): [string, string?] {
  const marks = [...text.matchAll(/\/|(?<![\p{L}])(?:per|je|pro|por|par)(?![\p{L}])/gu)];
  for (const mark of marks) {
    const [before, behind] = [text.slice(0, mark.index), text.slice(mark.index + mark[0].length)];
    const [last, first] = [wordsIn(before).at(-1), wordsIn(behind)[0]];
    if (mark[0] !== '/' || last?.currency === undefined || first?.currency === undefined)
      return [before, behind];
  }
  return [text];
}

type HeadWord = { word: string; currency?: string; times?: number };

/** The words of a head, with what each says: 'k€', 'TEUR', 'Mio'; of 'm' nobody knows whether it is a million. */
function wordsIn(text: string): HeadWord[] {
  const words = text.match(/\p{L}*\p{Sc}|[\p{L}\p{M}]+\.?|(?<!\d[.,' ]?)'?000(?!\d)/gu) ?? [];
  return words.map((found) => {
    const word = plainWord(found);
    if (currencyNames.includes(word)) return { word, currency: currencyOf(word) };
    const [, many = '', money = ''] = /^(k|t|m|mio|mn|tsd)(.{1,4})$/u.exec(word) ?? [];
    if (currencyNames.includes(money))
      return {
        word,
        currency: currencyOf(money),
        times: timesOf(many) ?? (many === 't' ? 1000 : Number.NaN),
      };
    if (word === '000') return { word, times: 1000 };
    if (word === 'm' || word === 'mm' || word === 't') return { word, times: Number.NaN };
    const times = timesOf(word);
    return times === undefined ? { word } : { word, times };
  });
}

/** 'per 1,000 tablets' of '1.000 Stk.', 'per pack of 30 tablets'; null where it is not understood to its last word. */
function basisOf(text: string): string | null {
  const money = wordsIn(text).flatMap(({ word, currency }) => (currency === undefined ? [] : [word]));
  let rest = text.replaceAll(/[()[\],;:]/g, ' ');
  for (const word of money) rest = rest.replace(word, ' ');
  rest = rest.replaceAll(beside, ' ').replaceAll(/\s+/g, ' ').trim().replace(/\.$/, '');
  const pack =
    /^(?:1 )?(?<pack>[\p{L}\p{M}]+)\.? (?:of |a |à |zu |de |da |x |with |mit )?(?<count>\d{1,4})(?:'?s| ?x)?(?: (?<unit>[\p{L}\p{M}]+)\.?)?$/u.exec(
      rest,
    )?.groups;
  if (pack !== undefined) {
    const [one] = countedAs(pack['pack'] ?? '') ?? [];
    const unit = pack['unit'] === undefined ? '' : countedAs(pack['unit'])?.[1];
    return one === undefined || unit === undefined ? null : `per ${one} of ${pack['count']} ${unit}`.trim();
  }
  const of =
    /^(?<count>\d[\d.,' ]*)?(?<times>k|thousand|tsd\.?|tausend|mille)?(?: ?(?<word>[\p{L}\p{M}]+))?$/u.exec(
      rest,
    )?.groups;
  const { count: digits, times, word = '' } = of ?? {};
  if (of === undefined || (digits !== undefined && times !== undefined) || word === '') return null;
  const count = times === undefined ? wholeOf(digits ?? '1') : 1000;
  const plain = plainWord(word);
  const counted = countedAs(word) ?? twice(measures[plain] ?? (count === 1 ? wholes[plain] : undefined));
  if (count === null || counted === undefined) return null;
  return count === 1 ? `per ${counted[0]}` : `per ${count.toLocaleString('en')} ${counted[1]}`;
}

function twice(word: string | undefined): [string, string] | undefined {
  return word === undefined ? undefined : [word, word];
}

/** Of how many there are no decimals: '1.000' is a thousand. */
function wholeOf(digits: string): number | null {
  const plain = digits.trim();
  if (!/^(?:\d+|\d{1,3}(?:[.,' ]\d{3})+)$/.test(plain)) return null;
  return Number(plain.replaceAll(/\D/g, ''));
}
