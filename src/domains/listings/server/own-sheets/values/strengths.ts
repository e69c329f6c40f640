import { unitCalled } from '#domains/finder/engine/reading/strengths.ts';
import { type DecimalSign, readNumber } from './numbers.ts';

/** As sheets in other languages shorten IU: the rest is called as in searches. */
const unitsElsewhere: Readonly<Record<string, string>> = { ui: 'IU', ie: 'IU' };

/**
 * Of what an amount is told: it stands behind '/' or 'per'. The finder's own list is another: to a search a spray and a puff are a
 * dose, and a vial says nothing, while the catalogue writes each as it is.
 */
const measures: Readonly<Record<string, string>> = {
  ml: 'mL',
  l: 'L',
  g: 'g',
  h: 'h',
  hr: 'h',
  hour: 'h',
  hours: 'h',
  std: 'h',
  day: 'day',
  dose: 'dose',
  dosis: 'dose',
  dosi: 'dose',
  hub: 'actuation',
  actuation: 'actuation',
  spray: 'spray',
  puff: 'puff',
  vial: 'vial',
  viale: 'vial',
  ampoule: 'ampoule',
  amp: 'ampoule',
  syringe: 'syringe',
  pen: 'pen',
  sachet: 'sachet',
  patch: 'patch',
  tablet: 'tablet',
  tab: 'tablet',
  capsule: 'capsule',
};

const joins: Readonly<Record<string, string>> = {
  and: ',',
  und: ',',
  y: ',',
  et: ',',
  e: ',',
  '&': ',',
  ';': ',',
  ',': ',',
  to: '-',
  bis: '-',
  '-': '-',
  '–': '-',
  '—': '-',
  '/': '/',
  per: '/',
  pro: '/',
  '+': '+',
};

type Token =
  | { is: 'number'; numbers: number[] }
  | { is: 'unit'; unit: string }
  | { is: 'measure'; measure: string }
  | { is: 'mark'; mark: string };

type Amount = { value: number; unit: string; per: string };

/**
 * What a text of strengths says, as the catalogue writes it: '5 mg, 10 mg'; or why it cannot be read for certain. `amounts` are
 * those of each strength, a substance each.
 */
export type StrengthsRead = { strengths: string; amounts: string[][] } | { fault: string };

/** What must be known of the molecule: its substances as the catalogue names them, and in which order the sheet does. */
export type Substances = {
  names: readonly string[];
  /** Place in the catalogue's name by place in the sheet's; null where the sheet does not say it, as of a brand. */
  order: readonly number[] | null;
};

/** Which amounts of which substances the strengths of a draft say, in the order of its molecule's name. */
export type SaidAmounts = {
  names: readonly string[];
  /** By strength, then by substance. */
  amounts: string[][];
  column: string;
  /** Which is of which is told by their places alone. */
  isPlaced: boolean;
};

/** What numbers without a unit are of: 'mg', or 'mg/5 mL'. */
export type StrengthUnit = { unit: string; per: string };

const unitless: StrengthUnit = { unit: '', per: '' };

/** `ofColumn`: what holds for all of the column. */
export function readStrengths(
  text: string,
  { names, order }: Substances,
  sign: DecimalSign | null,
  ofColumn: StrengthUnit = unitless,
): StrengthsRead {
  const tokens = tokensOf(text, sign);
  if (typeof tokens === 'string') return { fault: tokens };
  const items = splitAt(tokens, ',').map((item) => readItem(item));
  if (items.some((item) => item === null) || items.length === 0)
    return {
      fault: `'${text.slice(0, 80)}' is no strength that can be read for certain: write it as 5 mg, 10 mg`,
    };
  const chains = items as Item[];
  if (!fillUnits(chains, ofColumn))
    return { fault: `'${text.slice(0, 80)}' has no unit: write it as 5 mg, 10 mg` };
  if (isOfHowMuchOpen(chains, ofColumn))
    return {
      fault: `'${text.slice(0, 80)}' does not say of how much, and its column does: write it as 5 mg/mL`,
    };
  const written: string[] = [];
  const amounts: string[][] = [];
  for (const chain of chains) {
    const one = writeItem(chain, names.length, order);
    if ('fault' in one) return one;
    written.push(...one.strengths);
    amounts.push(...one.amounts);
  }
  if (new Set(written).size < written.length)
    return { fault: `'${text.slice(0, 80)}' says the same strength twice` };
  return { strengths: written.join(', '), amounts };
}

type Item = { amounts: Amount[]; join: '' | '/' | '+' | '-' };

function tokensOf(text: string, sign: DecimalSign | null): Token[] | string {
  const tokens: Token[] = [];
  // '.5' is a half, and of '1e3' nobody knows whether it is two.
  const whole = text.toLowerCase().replaceAll(/(?<=^|[\s/;,+(-])\.(?=\d)/g, '0.');
  if (/\d[ey]\d/.test(whole))
    return `'${text.slice(0, 40)}' could be several numbers: write it as 5 mg, 10 mg`;
  const pieces = whole.match(/\d[\d.,]*\d|\d|[a-zà-öø-ÿµμ.]+|\S/gu) ?? [];
  for (const piece of pieces) {
    if (/^\d/.test(piece)) {
      const read = readNumber(piece, sign);
      if ('unclear' in read)
        return `'${piece}' could be several numbers: write each strength with its unit, decimals with a point`;
      tokens.push({ is: 'number', numbers: read.numbers });
      continue;
    }
    const word = piece.replaceAll('.', '');
    if (word === '' || piece === '*') continue;
    const join = joins[word];
    const unit = unitCalled(word) ?? unitsElsewhere[word];
    const last = tokens.at(-1);
    const isAfterSlash = isMark(last, '/') || (last?.is === 'number' && isMark(tokens.at(-2), '/'));
    if (join !== undefined) tokens.push({ is: 'mark', mark: join });
    else if (isAfterSlash && measures[word] !== undefined && !(word === 'g' && last?.is === 'number'))
      tokens.push({ is: 'measure', measure: measures[word] });
    else if (unit !== undefined) tokens.push({ is: 'unit', unit });
    else return `'${piece.slice(0, 40)}' is not understood in a strength: write it as 5 mg, 10 mg`;
  }
  return tokens;
}

function isMark(token: Token | undefined, mark: string): boolean {
  return token?.is === 'mark' && token.mark === mark;
}

function splitAt(tokens: readonly Token[], mark: string): Token[][] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (isMark(token, mark)) parts.push([]);
    // '20,40,80' is a list of its own.
    else if (token.is === 'number' && token.numbers.length > 1) {
      for (const [at, value] of token.numbers.entries()) {
        if (at > 0) parts.push([]);
        parts.at(-1)?.push({ is: 'number', numbers: [value] });
      }
    } else parts.at(-1)?.push(token);
  }
  return parts;
}

/** '5', '5 mg', '5/160 mg', '50 mg/5 ml', '10-80 mg'; null for anything else. */
function readItem(tokens: readonly Token[]): Item | null {
  const amounts: Amount[] = [];
  let join: Item['join'] = '';
  let at = 0;
  while (at < tokens.length) {
    const token = tokens[at];
    if (amounts.length > 0) {
      const mark = token?.is === 'mark' ? token.mark : '';
      const measure = perBehind(tokens, at);
      if (measure !== null) {
        for (const amount of amounts) if (amount.per === '') amount.per = measure.per;
        at += measure.length;
        continue;
      }
      if (mark !== '/' && mark !== '+' && mark !== '-') return null;
      if (join !== '' && join !== mark) return null;
      join = mark;
      at += 1;
    }
    const number = tokens[at];
    if (number?.is !== 'number') return null;
    const [value = 0] = number.numbers;
    at += 1;
    const next = tokens[at];
    const unit = next?.is === 'unit' ? next.unit : '';
    if (unit !== '') at += 1;
    if (!(value > 0)) return null;
    amounts.push({ value, unit, per: '' });
  }
  return amounts.length === 0 ? null : { amounts, join };
}

/** '/ ml', '/5 ml', 'per 24 h' at this place. */
function perBehind(tokens: readonly Token[], at: number): { per: string; length: number } | null {
  if (!isMark(tokens[at], '/')) return null;
  const [first, second] = [tokens[at + 1], tokens[at + 2]];
  if (first?.is === 'measure') return { per: first.measure, length: 2 };
  if (first?.is !== 'number' || second?.is !== 'measure') return null;
  const [many = 1] = first.numbers;
  const { measure } = second;
  return { per: many === 1 ? measure : `${many} ${measure}`, length: 3 };
}

/** A number without a unit has that of the next one that has one; false where there is none. */
function fillUnits(items: readonly Item[], ofColumn: StrengthUnit): boolean {
  const all = items.flatMap(({ amounts }) => amounts);
  let { unit, per } = ofColumn;
  for (const amount of all.toReversed()) {
    if (amount.unit !== '') [unit, per] = [amount.unit, amount.per];
    // Of '250/5 ml' nobody tells per cents.
    else if (unit === '' || (unit === '%' && amount.per !== '')) return false;
    else {
      amount.unit = unit;
      amount.per ||= per;
    }
  }
  return true;
}

/** '5 mg' in a column of mg/mL. */
function isOfHowMuchOpen(items: readonly Item[], { unit, per }: StrengthUnit): boolean {
  if (per === '') return false;
  return items.some(({ amounts }) => amounts.some((amount) => amount.unit === unit && amount.per === ''));
}

/** Whether a text of strengths has a number without a unit. */
export function lacksUnit(text: string): boolean {
  const tokens = tokensOf(text, 'point');
  if (typeof tokens === 'string') return false;
  const items = splitAt(tokens, ',').map((item) => readItem(item));
  return items.every((item) => item !== null) && !fillUnits(items as Item[], unitless);
}

/** Units that stand in a head, or in an answer: 'mg' of 'Strength (mg)', 'mg/5 mL'; null for none, and where it could be several. */
export function strengthUnitIn(text: string): StrengthUnit | null {
  const found: StrengthUnit[] = [];
  const plain = text.toLowerCase().replaceAll('i.e.', 'ie').replaceAll('i.u.', 'iu');
  for (const { groups } of plain.matchAll(unitInText)) {
    const { word = '', mark, many, measure = '' } = groups ?? {};
    const unit = unitCalled(word) ?? unitsElsewhere[word];
    // 'Strength per unit' says nothing of units of insulin.
    if (unit === undefined || /^u(nits?)?$/.test(word)) continue;
    if (mark === undefined) found.push({ unit, per: '' });
    else {
      const per = measures[measure];
      if (per === undefined) return null;
      found.push({ unit, per: many === undefined || many === '1' ? per : `${many} ${per}` });
    }
  }
  const [one, ...others] = found;
  return one !== undefined && others.every((other) => isSameUnit(one, other)) ? one : null;
}

const unitInText =
  /(?<![\p{L}\d/])(?<word>%|[a-zµμ]+)(?![\p{L}])(?: ?(?<mark>\/|\b(?:per|pro|je|por|par)\b) ?(?<many>\d+)? ?(?<measure>[a-z]*))?/gu;

function isSameUnit(one: StrengthUnit, other: StrengthUnit): boolean {
  return one.unit === other.unit && one.per === other.per;
}

function writeItem(
  { amounts, join }: Item,
  count: number,
  order: readonly number[] | null,
): { strengths: string[]; amounts: string[][] } | { fault: string } {
  if (join === '-') {
    const [from, to] = amounts;
    if (
      count > 1 ||
      amounts.length !== 2 ||
      from === undefined ||
      to === undefined ||
      from.unit !== to.unit ||
      from.value >= to.value
    )
      return { fault: 'This range cannot be read for certain: write each strength, as 5 mg, 10 mg' };
    return { strengths: [`${from.value}-${withUnit(to)}`], amounts: [] };
  }
  if (count === 1) {
    if (join === '+')
      return { fault: "'+' stands between strengths of a molecule of one substance: write 5 mg, 10 mg" };
    const strengths = amounts.map(withUnit);
    return { strengths, amounts: strengths.map((one) => [one]) };
  }
  if (amounts.length !== count)
    return {
      fault: `The molecule has ${count} substances, and this names ${amounts.length}: write one strength of each, as 5 mg/160 mg`,
    };
  if (order === null)
    return {
      fault:
        'Which strength is of which substance is not said: write each with its own, as amlodipine 5 mg / valsartan 160 mg',
    };
  const sorted = order.map((_, place) => amounts[order.indexOf(place)] as Amount);
  // '250 mg/62.5 mg/5 mL': what holds for all stands once, at the end.
  const per = new Set(sorted.map((amount) => amount.per)).size === 1 ? (sorted[0]?.per ?? '') : null;
  if (per === null)
    return { fault: 'These strengths are told of different amounts: write them as 250 mg/62.5 mg per 5 mL' };
  const bare = sorted.map((amount) => withUnit({ ...amount, per: '' })).join('/');
  return { strengths: [per === '' ? bare : `${bare}/${per}`], amounts: [sorted.map(withUnit)] };
}

function withUnit({ value, unit, per }: Amount): string {
  const amount = unit === '%' ? `${value}%` : `${value} ${unit}`;
  return per === '' ? amount : `${amount}/${per}`;
}
