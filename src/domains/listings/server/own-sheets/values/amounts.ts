import type { ListingField } from '#domains/catalogue/contract/listing-field.ts';
import { readPrice, readQuantity } from '#domains/catalogue/contract/quantities.ts';
import { currencyNames } from '#domains/catalogue/contract/reading/currencies.ts';
import { readNumber } from '#domains/catalogue/contract/reading/number-words.ts';
import { countedAs, timesOf } from '../words/counted-words.ts';
import { type CellTrouble, type FieldRead, notAnswered } from './cell-trouble.ts';
import { type DecimalSign, hasUnclearAmount, withPoints } from './numbers.ts';

/** What holds for all amounts of a column that do not say it themselves, as its head or its owner has it. */
export type ColumnAmounts = {
  /** Of bare numbers: a currency, a unit, '%'; or what is the matter with them. '' where it is left out. */
  of: string | CellTrouble;
  /** How often bare numbers are taken: 1,000 of 'Tsd.', a hundredth of cents; or what is the matter. */
  times: number | CellTrouble;
  /** Of a price: 'per 1,000 tablets'; '' where nothing is said. */
  per: string | CellTrouble;
};

type AmountColumn = { head: string; sign: DecimalSign | null; amounts: ColumnAmounts | null };

/** A number as it is written, with a word that multiplies it. */
const number = String.raw`\d(?:[\d.,']|[ \u202f](?=\d{3}(?!\d)))*(?: ?(?:k|m|tsd|tausend|thousand|mio|mn|mln|million(?:en|s|es)?|millones|milioni|lakhs?|lacs?|crores?)\.?(?!\p{L}))?`;
const roughly = /^(?:(?:ca|approx|min)[. ]+|~ ?)/i;
const bare = new RegExp(`^(?:(?:ca|approx|min)[. ]+|~ ?)?${number}(?: ?(?:[-–—]|to|bis) ?${number})?$`, 'iu');
const ownBasis = /\/|(?<!\p{L})(?:per|je|pro|por|par|each|of|à)(?!\p{L})/iu;

/** Whether a cell says a number, or two as a range, and nothing of what it is: '1.2 Mio', '0,85 - 0,90'. */
export function isBareAmount(text: string): boolean {
  return bare.test(text);
}

/** The same of a sum, which may say what it is of: '0,85 je Tablette'. */
export function isBareSum(text: string): boolean {
  return isBareAmount(atBasis(text)[0]);
}

/** Whether a price says itself what it is of, or no number at all. */
export function saysBasis(text: string): boolean {
  return ownBasis.test(text) || !/\d/.test(text);
}

/** Reads a cell of money, of quantities or of per cents in its column. */
export function readAmounts(field: ListingField, text: string, column: AmountColumn): FieldRead {
  if (hasUnclearAmount(text) && column.sign === null)
    return { message: notAnswered, waits: `decimal:${column.head}` };
  const amount = withPoints(text, column.sign);
  const { amounts } = column;
  if (amounts === null) return { value: amount };
  if (field.reads === 'percent') {
    if (isBareAmount(amount)) return ofUnit(amount, amounts, '');
    const isWhole = !/\d/.test(amount) || /%|[:/]|percent|per cent|prozent/i.test(amount);
    return { value: isWhole ? amount : saidBeside(amount, amounts) };
  }
  if (field.reads === 'quantity') return readCount(amount, amounts);
  return readSum(amount, amounts);
}

function readCount(amount: string, amounts: ColumnAmounts): FieldRead {
  // '2 x 100000' is counted in something, too.
  if (isBareAmount(amount) || (/\d/.test(amount) && /^[\d.,'x× -]+$/i.test(amount)))
    return ofUnit(amount, amounts, ' ');
  const { times } = amounts;
  // '300 tablets' below 'Batch size (k)' may be so many, or a thousand times as many.
  if (/\d/.test(amount) && times !== 1)
    return typeof times === 'object' ? times : { message: besideHead(amount) };
  if (readQuantity(amount) !== null) return { value: amount };
  const words = inCatalogueWords(amount);
  return { value: readQuantity(words) === null ? amount : words };
}

/** A bare amount with what it is of behind it. */
function ofUnit(amount: string, { of, times }: ColumnAmounts, space: string): FieldRead {
  if (typeof of === 'object') return of;
  if (of === '') return { value: '' };
  const many = multiplied(amount, times);
  return typeof many === 'object' ? many : { value: `${inCatalogueWords(many)}${space}${of}` };
}

function readSum(amount: string, { of, times, per }: ColumnAmounts): FieldRead {
  let sum = amount;
  const [bareSum, basis] = atBasis(amount);
  if (isBareAmount(bareSum)) {
    if (typeof of === 'object') return of;
    if (of === '') return { value: '' };
    const many = multiplied(bareSum, times);
    if (typeof many === 'object') return many;
    const [prefix = ''] = roughly.exec(many) ?? [];
    sum = `${prefix}${of} ${inCatalogueWords(many.slice(prefix.length))}`;
    if (basis !== '') return { value: `${sum} ${inCatalogueWords(basis).replace(/^\/ ?/, 'per ')}` };
  } else if (/\d/.test(amount) && times !== 1)
    return typeof times === 'object' ? times : { message: besideHead(amount) };
  if (!/\d/.test(sum)) return { value: sum };
  if (per === '' || saysBasis(amount)) {
    const isNamed = sum !== amount || namesCurrency(sum);
    return { value: isNamed ? readable(sum) : saidBeside(sum, { of }) };
  }
  if (typeof per === 'object') return per;
  // What else stands in the cell may be of another basis.
  const isAlone = readPrice(sum)?.per === '' && !/[,;(]/.test(sum.replaceAll(/\d[.,]\d/g, ''));
  return isAlone ? { value: `${sum} ${per}` } : { message: besideHead(amount) };
}

/** 'from 0.85' below 'Price (EUR)' is 'from 0.85 (EUR)': what a head says is not lost with what is no bare number. */
function saidBeside(amount: string, { of }: Pick<ColumnAmounts, 'of'>): string {
  return typeof of === 'object' || of === '' ? amount : `${amount} (${of})`;
}

function namesCurrency(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}*\p{Sc}|\p{L}+/gu) ?? [];
  return words.some((word) => currencyNames.includes(word) || currencyNames.includes(word.slice(1)));
}

/** A price in the catalogue's words, where it is read in these: '0.85 EUR per tablet' of '0.85 EUR je Tablette'. */
function readable(sum: string): string {
  const [front, basis] = atBasis(sum);
  if (basis === '') return sum;
  const words = `${front} ${inCatalogueWords(basis)}`;
  return readPrice(words) === null ? sum : words;
}

/** '0.85' and 'per pack' of '0.85 per pack'; all of it, and nothing, where no word follows. */
function atBasis(text: string): [string, string] {
  const at = text.search(/(?:\/|(?<!\p{L})(?:per|je|pro|por|par))(?= ?[\d.,]* ?\p{L})/iu);
  return at < 0 ? [text, ''] : [text.slice(0, at).trim(), text.slice(at)];
}

function besideHead(text: string): string {
  return `'${text.slice(0, 60)}' cannot be read for certain with what its head says: write the amount whole, as EUR 12.50 per 1,000 tablets`;
}

/** The numbers of a bare amount so many times; what multiplies itself is not multiplied again. */
function multiplied(amount: string, times: number | CellTrouble): string | CellTrouble {
  if (typeof times === 'object') return times;
  if (times === 1) return amount;
  const trouble = { message: besideHead(amount) };
  if (/\p{L}/u.test(amount)) return trouble;
  const digits = amount.match(/\d(?:[\d.,' \u202f]*\d)?/g) ?? [];
  const values = digits.map((one) => readNumber(one));
  if (values.length === 0 || values.includes(null)) return trouble;
  let at = 0;
  return amount.replaceAll(/\d(?:[\d.,' \u202f]*\d)?/g, () =>
    String(Number(((values[at++] as number) * times).toPrecision(12))),
  );
}

/** '1.5 million tablets' of '1.5 Mio. Tbl.', '100000 units' of '100000 Stück'. */
function inCatalogueWords(text: string): string {
  return text.replaceAll(/[\p{L}\p{M}]+\.?/gu, (word, at: number) => {
    const times = timesOf(word);
    if (times === 1_000_000) return 'million';
    if (times === 1_000 && word !== 'k') return 'thousand';
    if (/^(?:je|pro|por|par)$/i.test(word)) return 'per';
    if (/^(?:mindestens|ab)$/i.test(word)) return 'min';
    const before = text.slice(Math.max(0, at - mostBefore), at);
    return countedAs(word)?.[manyBefore.test(before) && !oneBefore.test(before) ? 1 : 0] ?? word;
  });
}

/** What stands before a word that is counted: '30', 'Mio.' */
const mostBefore = 20;
const manyBefore = /(?:\d|\bk|tsd\.?|thousand|mio\.?|mn\.?|millions?|millionen|millones|lakhs?|crores?) ?$/i;
const oneBefore = /(?<![\d.,])1 ?$/;
