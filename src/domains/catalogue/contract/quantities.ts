import { dictionary } from '#platform/contract/dictionary.ts';
import { currencyNames, currencyOf } from './reading/currencies.ts';
import { anyOf, isKnown, numberPattern, plainly, readEnds, roughly, upTo } from './reading/number-words.ts';
import { amongUnits, unitOf } from './reading/units.ts';
import { anyMonth, monthOf } from './reading/year-months.ts';

/**
 * The numbers that owners' words say (§12.10): the words are the one source, and wherever a number is needed it is read
 * out of them here. What is not understood to its last word is unknown, never a guess and never 0.
 */
export type Span = { from: number; to: number };
/** No currency where it is 0, which is the same in all. */
export type Money = Span & { currency: string | null };
/** What one gets for the money: 'pack of 30 tablets'; '' where nothing is said. */
export type Price = Money & { per: string };
/** '' where it is 0. */
export type Quantity = Span & { unit: string };

type Found = Record<string, string | undefined>;

const nothing = `nil|zero|free|free of charge|no charge|waived`;

/** Whether the words are one of those that say none, with known ones beside. */
function saysNone(text: string, nouns: string, beside: string): boolean {
  const [first = ''] = text.split(/[,;(]/);
  const none = new RegExp(`^(?:${nothing}|no (?:${nouns}))$`);
  return none.test(first.trim()) && isKnown(text.slice(first.length), beside);
}

function match(pattern: RegExp, text: string): Found | null {
  return pattern.exec(text)?.groups ?? null;
}

// Money

const currency = `(?:${anyOf(currencyNames)})`;
/** 'EUR 45k', '45 k€', '€45k - 63k'. */
function moneyPattern(end: 1 | 2): string {
  const before = `(?:(?<before${end}>${currency})(?![a-z]) ?)?`;
  const after = `(?: ?(?<short${end}>[km])?(?<after${end}>${currency})(?![a-z]))?`;
  return `${before}${numberPattern(String(end))}${after}`;
}
const moneyForm = new RegExp(`^${roughly}${moneyPattern(1)}(?:${upTo}${moneyPattern(2)})?(?<rest>.*)$`);

const counted = String.raw`(?:\d{1,2}|two|three|four|five|six)`;
const besideFee = [
  `(?:per|for each|/) ?(?:territory|country|market|region|dossier|product|molecule|strength)`,
  `in ${counted} (?:equal )?(?:milestones|instalments|installments|tranches|payments|parts)`,
  `(?:fully )?negotiable|indicative|one[- ]time|lump sum|up-?front|upfront|all inclusive|net`,
  String.raw`(?:excl\.?|excluding|plus) (?:vat|taxes|tax)|only|supply price only|/-`,
  `(?:payable )?(?:on|at|upon) (?:signing|signature|dossier delivery|delivery|approval|filing)`,
].join('|');
const share = String.raw`\d{1,3} ?% (?:on|at|upon|after|before) [a-z -]+`;

/** A fee: 'EUR 45,000 - 63,000 per territory', '$1.2 million in 3 milestones', 'Nil'. */
export function readMoney(words: string): Money | null {
  const text = plainly(words);
  if (saysNone(text, `(?:one[- ]time |up-?front |licen[cs]e |licensing |dossier )?fees?`, besideFee))
    return { from: 0, to: 0, currency: null };
  const found = match(moneyForm, text);
  if (found === null || !isKnown(withoutPayments(found['rest'] ?? ''), besideFee)) return null;
  return moneyOf(found, false);
}

/** What is left of '(50% on signing, 50% on delivery)' where the shares come to the whole: nothing. */
function withoutPayments(rest: string): string {
  const parts = rest.match(new RegExp(share, 'g')) ?? [];
  const paid = parts.reduce((sum, part) => sum + Number.parseInt(part, 10), 0);
  return paid === 100 ? rest.replaceAll(new RegExp(share, 'g'), '') : rest;
}

function moneyOf(found: Found, finely: boolean): Money | null {
  const { short1, short2, ...others } = found;
  if ((short1 && others['times1']) || (short2 && others['times2'])) return null;
  const ends = readEnds(
    { ...others, times1: short1 ?? others['times1'], times2: short2 ?? others['times2'] },
    finely,
  );
  if (ends === null) return null;
  const named = ['before1', 'after1', 'before2', 'after2'].flatMap((key) => found[key] ?? []).map(currencyOf);
  const [first = null, ...more] = new Set(named);
  if (more.length > 0 || (first === null && ends.to > 0)) return null;
  return { ...ends, currency: ends.to === 0 ? null : first };
}

const pricedPiece = String.raw`[a-z]+(?: of (?:\d{1,4}|ten)(?: ?[a-z]+)?)?|[\d,]{1,9} [a-z]+`;
const besidePrice = [
  `(?:exw|ex[- ]works|fob|fca|cif|cip|cpt|dap|ddp)(?: [a-z]+)?`,
  `indicative|(?:fully )?negotiable|depending on volumes?|on volumes?|bulk|finished packs?|net`,
].join('|');
const perForm = new RegExp(
  `^ ?(?:(?:per|/|each) ?(?<per>${pricedPiece})?)?(?<more>(?: ?[,;(]| (?:${besidePrice})).*)?$`,
);

/** A price of a unit: 'EUR 1.85 per pack of 30 tablets, ex works', '$0.125/tablet'. */
export function readPrice(words: string): Price | null {
  const text = plainly(words);
  const found = match(moneyForm, text);
  const beside = found && match(perForm, found['rest'] ?? '');
  if (!found || !beside || !isKnown(beside['more'] ?? '', besidePrice)) return null;
  const money = moneyOf(found, true);
  return money && { ...money, per: beside['per'] ?? '' };
}

// Percentages

function percentPattern(end: 1 | 2): string {
  return String.raw`(?<digits${end}>\d{1,3}(?:[.,]\d+)?)(?: ?(?<sign${end}>%|percent|per cent|pct))?`;
}
const percentForm = new RegExp(`^${roughly}${percentPattern(1)}(?:${upTo}${percentPattern(2)})?(?<rest>.*)$`);
const splitForm = /^(?<one>\d{1,2}) ?%? ?[:/] ?(?<other>\d{1,2}) ?%?$/;
const besidePercent = [
  `(?:of|on) (?:the )?(?:net |gross )?(?:sales|profits?|revenues?|sales value|selling price|margin)`,
  `royalty|royalties|profit share|negotiable|indicative`,
  `(?:for |first )*${counted} years?(?: from launch)?|after launch|from launch`,
].join('|');

/** A share in per cent: '6% of net sales', '5-8 %'; of '40:60' the partner's, which is stated first; 'Nil' is 0. */
export function readPercent(words: string): Span | null {
  const text = plainly(words);
  if (saysNone(text, 'royalt(?:y|ies)|profit share', besidePercent)) return { from: 0, to: 0 };
  const split = match(splitForm, text);
  if (split) {
    const first = Number(split['one']);
    return first + Number(split['other']) === 100 ? { from: first, to: first } : null;
  }
  const found = match(percentForm, text);
  if (found === null || !isKnown(found['rest'] ?? '', besidePercent)) return null;
  // Without its sign a number may be anything; '5-8%' has it at its end.
  const { sign1, sign2, digits2 } = found;
  if (digits2 === undefined ? sign1 === undefined : sign2 === undefined) return null;
  const ends = readEnds(found, true);
  return ends !== null && ends.to <= 100 ? ends : null;
}

// Quantities

const unit = `(?:${amongUnits})`;
const whole = numberPattern('1').replace('(?<digits1>', '(?<digits1>one|a|');
const kindOfBatch = '(?:(?:full|commercial|production|standard|whole) )?';
const quantityForm = new RegExp(
  `^(?:(?:min|minimum|at least|moq)[.:]? ?(?:of )?)?${roughly}${whole} ?${kindOfBatch}(?<unit1>${unit})?(?![a-z])` +
    `(?:(?: ?(?:-|/|&) ?| (?:to|and|or) )${numberPattern('2')} ?(?<unit2>${unit})(?![a-z]))?(?<rest>.*)$`,
);
const besideQuantity = [
  `(?:a|per|each|/) ?(?:year|annum|order|batch|strength|sku|presentation|pack|market|country|product)`,
  String.raw`p\.?a|annually|yearly|each|proposed|planned|commercial|indicative|negotiable|minimum`,
].join('|');

/** How much of what: '100,000 tablets a year', '1 batch', '200 L and 400 L'. A least order of 'Nil' is 0. */
export function readQuantity(words: string): Quantity | null {
  const text = plainly(words);
  if (saysNone(text, `moq|minimum|minimum order(?: quantity)?`, besideQuantity))
    return { from: 0, to: 0, unit: '' };
  const found = match(quantityForm, text);
  if (found === null || !isKnown(found['rest'] ?? '', besideQuantity)) return null;
  const { digits1, unit1, unit2 } = found;
  const named = unit2 ?? unit1;
  if (named === undefined || unitOf(unit1 ?? named) !== unitOf(named)) return null;
  const ends = readEnds({ ...found, digits1: digits1 === 'one' || digits1 === 'a' ? '1' : digits1 });
  return ends !== null && ends.from > 0 ? { ...ends, unit: unitOf(named) } : null;
}

// Spans of time

const lengthForm = new RegExp(
  `^${roughly}${numberPattern('1')}(?:${upTo}${numberPattern('2')})?[ -]?(?<unit>[a-z]+(?: days)?)(?<rest>.*)$`,
);

function readLength(words: string, units: Readonly<Record<string, number>>, beside: string): Span | null {
  const found = match(lengthForm, plainly(words));
  if (found === null || !isKnown(found['rest'] ?? '', beside)) return null;
  const times = units[found['unit'] ?? ''];
  const ends = readEnds(found);
  if (times === undefined || ends === null || ends.from <= 0) return null;
  return { from: tenths(ends.from * times), to: tenths(ends.to * times) };
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}

const inMonths = dictionary({
  ...{ month: 1, months: 1, mo: 1, mos: 1, mths: 1 },
  ...{ year: 12, years: 12, yr: 12, yrs: 12 },
});
const degrees = String.raw`\d{1,2}(?: ?(?:-|to) ?\d{1,2})? ?(?:\u00b0|o|deg\.? ?)? ?c`;
const besideShelfLife = [
  `(?:when )?(?:stored? |kept )?(?:at|below|under|up to|not above|between)? ?${degrees}`,
  'refrigerated|frozen|at room temperature|room temperature|protected from (?:light|moisture)',
  'proposed|claimed|approved|registered|planned|target|unopened|from (?:the )?(?:date of )?manufactur(?:e|ing)',
  'shelf[- ]life|zone (?:i|ii|iii|iva|ivb)',
].join('|');

/** A shelf life in months: '24 months', '2-3 years', '36 months below 25 °C'. */
export function readMonths(words: string): Span | null {
  return readLength(words, inMonths, besideShelfLife);
}

const inWeeks = dictionary<number>({
  ...{ week: 1, weeks: 1, wk: 1, wks: 1, day: 1 / 7, days: 1 / 7, month: 52 / 12, months: 52 / 12 },
  ...{ 'business days': 1 / 5, 'working days': 1 / 5 },
});
const besideLeadTime = [
  `(?:from|after|upon) (?:(?:receipt of )?(?:the |a |firm |confirmed |purchase )*(?:order|orders|po)|artwork approval|order confirmation)`,
  'aro|lead[- ]time|ex[- ]works|exw|negotiable|indicative|ex stock',
].join('|');

/** A lead time in weeks: '12 weeks', '8-10 weeks from order', '90 days'. */
export function readWeeks(words: string): Span | null {
  return readLength(words, inWeeks, besideLeadTime);
}

// Months of a year

const inspectors = `us ?fda|fda|eu gmp|eu|ema|mhra|who(?:[- ]gmp)?|pic/?s|tga|anvisa|cofepris|health canada`;
const monthForm = new RegExp(`^(?:(?:${inspectors}):? )?(?:${anyMonth})(?<rest>.*)$`);

/** The month of a last inspection: 'Mar 2025', '2025-03', '14 March 2025 (USFDA)'; of '03/04/2025' nobody knows it. */
export function readMonthOfYear(words: string): string | null {
  const found = match(monthForm, plainly(words));
  if (found === null || !isKnown(found['rest'] ?? '', inspectors)) return null;
  return monthOf(found);
}
