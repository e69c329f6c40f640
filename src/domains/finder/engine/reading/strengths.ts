/**
 * Strengths as the trade writes them (§13.6). The index knows each as one word that nobody types by accident, so that
 * '500 mg' is found where 0.5 g is labelled and not where 500 stands for something else; to the engine it is a word
 * like any other. Such a word begins with 0x, says what is measured and how much, and ends in x, so that none is the
 * beginning of another. 1 g is 1000 mg; 50 mg/5 mL is 10 mg/mL; and 1 % is 10 mg/mL or 10 mg/g, as the trade says it.
 */

/** A strength read out of a text, and where it stood there. */
type ReadStrength = {
  /** '500 mg', '10 mg/ml', '0.05 %'; '500' where the text gives no unit. Read again, it is the same strength. */
  strength: string;
  from: number;
  to: number;
  /** The word by which the index knows it; the last one of a combination brings one for them all together. */
  word: string;
  /** The same with the other number that was perhaps meant: '1,250 mg' is 1250 mg, or 1.25 mg. */
  orElse?: string;
};

/** What a unit measures, and how much of it: masses in micrograms. */
type Unit = { measures: 'm' | 'u' | 'q' | 'o' | 'b' | 'c'; size: number; label: string };

const units: Readonly<Record<string, Unit>> = Object.fromEntries(
  (
    [
      ['ng nanogram nanograms', 'm', 0.001, 'ng'],
      ['mcg ug µg μg microgram micrograms mikrogram', 'm', 1, 'mcg'],
      ['mg mgs milligram milligrams milligramme', 'm', 1_000, 'mg'],
      ['g gm gms gram grams gramme', 'm', 1_000_000, 'g'],
      ['iu ui unit units u', 'u', 1, 'IU'],
      ['meq', 'q', 1, 'mEq'],
      ['mmol', 'o', 1, 'mmol'],
      ['mbq', 'b', 1, 'MBq'],
      ['% percent pct', 'c', 1, '%'],
    ] as const
  ).flatMap(([names, measures, size, label]) =>
    names.split(' ').map((name) => [name, { measures, size, label }]),
  ),
);

/** A unit by its one name: 'mcg' of 'µg'; for whoever reads strengths by other rules than a search does. */
export function unitCalled(word: string): string | undefined {
  return units[word]?.label;
}

/** Of what an amount is told, and how many of it the written unit is. Per piece says nothing beside the amount. */
type Per = { of: 'v' | 'g' | 'h' | 'd' | ''; size: number; label: string };

const pers: Readonly<Record<string, Per>> = Object.fromEntries(
  (
    [
      ['ml milliliter millilitre', 'v', 1, 'ml'],
      ['l liter litre', 'v', 1_000, 'l'],
      ['g gram', 'g', 1, 'g'],
      ['h hr hrs hour hours', 'h', 1, 'h'],
      ['day days', 'h', 24, 'day'],
      ['dose doses actuation actuations spray sprays puff puffs inhalation', 'd', 1, 'dose'],
      ['vial ampoule ampule syringe pen capsule cap tablet tab sachet', '', 1, ''],
    ] as const
  ).flatMap(([names, of, size, label]) => names.split(' ').map((name) => [name, { of, size, label }])),
);

const number = '\\d{1,9}(?:[.,]\\d{1,6}){0,2}';
const wordEnds = '(?![\\p{L}\\p{N}])';
const perOne = oneOf(Object.keys(pers));
/** '50 mg/1 g' are two strengths of a combination; only 50 mg/g is so much in a gram. */
/** Between numbers of which the last one's unit holds for all: of a combination, of a range, of a list. */
const between = '(?:\\s?[/+]\\s?|\\s?[-–]\\s?|,\\s{1,3}|\\s?;\\s?|\\s(?:and|or|to|&)\\s)';
const perMany = oneOf(Object.keys(pers).filter((name) => pers[name]?.of !== 'g'));
const amount = new RegExp(
  `(?<![\\p{L}\\p{N}.,])(?<numbers>${number}(?:${between}${number}){0,9})` +
    `[\\s-]?(?<unit>%|(?:${oneOf(Object.keys(units).filter((name) => name !== '%'))})${wordEnds})` +
    // Of contrast media the iodine is told: 300 mg I/mL.
    `(?:\\s?I(?=\\s?/))?` +
    `(?:\\s?(?:/|per${wordEnds})\\s?(?:(?<many>${number})\\s?(?<perMany>${perMany})|(?<perOne>${perOne}))${wordEnds})?`,
  'giu',
);
/** A number that stands alone, as in 'metformin 500': no code, no year of five digits, no single digit. */
const bare =
  /(?<![\p{L}\p{N}.,\-–])(?:[1-9]\d{1,3}(?:[.,]\d{1,3})?|\d[.,]\d{1,4})(?![\p{L}\p{N}\-–])(?![.,]\d)/gu;

type Amount = {
  value: number;
  /** Another number that the digits may stand for. */
  other: number | undefined;
  unit: Unit;
  from: number;
  to: number;
  many: number;
  per: Per | undefined;
};

/** '5/160' of a combination, likewise. */
const barePair =
  /(?<![\p{L}\p{N}.,\-–/])\d{1,4}(?:[.,]\d{1,3})?(?:\s?\/\s?\d{1,4}(?:[.,]\d{1,3})?){1,9}(?![\p{L}\p{N}\-–/%])/gu;

/** The strengths of a text in their order. `bareNumbers`: numbers without a unit too. */
export function readStrengths(text: string, { bareNumbers }: { bareNumbers: boolean }): ReadStrength[] {
  const amounts = readAmounts(text);
  const read: ReadStrength[] = amounts.map((one) => ({
    strength: labelOf(one),
    from: one.from,
    to: one.to,
    word: indexWord(one),
    ...(one.other !== undefined && { orElse: labelOf({ ...one, value: one.other }) }),
  }));
  let at = 0;
  for (const chain of chainsOf(text, amounts)) {
    at += chain.length;
    const last = read[at - 1];
    if (last && chain.length > 1) last.word += ` ${togetherWord(chain.map(sizeWord))}`;
  }
  if (!bareNumbers) return read;
  const isFree = (from: number, to: number) => !read.some((other) => from < other.to && other.from < to);
  for (const pair of text.matchAll(barePair)) {
    if (!isFree(pair.index, pair.index + pair[0].length)) continue;
    const parts = [...pair[0].matchAll(new RegExp(number, 'g'))];
    const words = parts.map((part) => numberWord(numberOf(part[0])));
    parts.forEach((part, position) => {
      const from = pair.index + part.index;
      const own = words[position] as string;
      const word = position < parts.length - 1 ? own : `${own} ${togetherWord(words)}`;
      read.push({ strength: String(numberOf(part[0])), from, to: from + part[0].length, word });
    });
  }
  for (const match of text.matchAll(bare)) {
    const from = match.index;
    const to = from + match[0].length;
    if (!isFree(from, to)) continue;
    const value = numberOf(match[0]);
    read.push({ strength: String(value), from, to, word: numberWord(value) });
  }
  return read.sort((a, b) => a.from - b.from);
}

/** The words by which the index knows the strengths that a listing's text names, as one text. */
export function strengthWords(text: string): string {
  const words = new Set<string>();
  const written = readAmounts(text);
  // Who labels '5/10/20/40' means milligrams.
  const amounts = written.length > 0 ? written : readAmounts(`${text} mg`);
  for (const chain of chainsOf(text, amounts)) {
    if (chain.length === 1) continue;
    words.add(togetherWord(chain.map(sizeWord)));
    words.add(togetherWord(chain.map(({ value }) => numberWord(value))));
  }
  for (const one of [...amounts, ...withinRanges(text, amounts)]) {
    words.add(numberWord(one.value));
    // Of a solution of 50 mcg/mL nobody says that it has 50 mcg; of 125 mg/5 mL they say 125 mg.
    if (!isConcentration(one)) words.add(indexWord({ ...one, per: undefined }));
    words.add(indexWord(one));
  }
  return [...words].join(' ');
}

function readAmounts(text: string): Amount[] {
  const amounts: Amount[] = [];
  if (!/\d/.test(text)) return amounts;
  for (const match of text.matchAll(amount)) {
    const { numbers = '', unit = '', many = '1', perMany = '', perOne = '' } = match.groups ?? {};
    const known = units[inSmall(unit)] as Unit;
    const told = pers[inSmall(perMany || perOne)];
    const parts = [...numbers.matchAll(new RegExp(number, 'g'))];
    parts.forEach((part, at) => {
      const from = match.index + part.index;
      const to = at < parts.length - 1 ? from + part[0].length : match.index + match[0].length;
      const [value, other] = [numberOf(part[0]), otherNumber(part[0])];
      // 'macrogol 3350, 17 g': what is so far from the next number is no strength beside it.
      const next = parts[at + 1];
      const isList = next && /[,;&]|and|or/i.test(text.slice(to, match.index + next.index));
      if (isList && Math.abs(Math.log10(value / numberOf(next[0]))) > 2) return;
      amounts.push({ value, other, unit: known, per: told, many: numberOf(many) || 1, from, to });
    });
  }
  // In '125 mg/31.25 mg per 5 mL' the ending holds for both.
  for (let at = amounts.length - 2; at >= 0; at--) {
    const [one, next] = [amounts[at] as Amount, amounts[at + 1] as Amount];
    if (one.per || !next.per || !areJoined(text, one, next)) continue;
    Object.assign(one, { per: next.per, many: next.many });
  }
  return amounts;
}

/** As the pattern compares letters: it takes the long 'ſ' for an 's', and only its capital is one. */
function inSmall(written: string): string {
  return written.toUpperCase().toLowerCase();
}

function areJoined(text: string, one: Amount, next: Amount): boolean {
  return /^\s*[/+]\s*$/.test(text.slice(one.to, next.from));
}

/** Usual strengths: which of them a range holds, its text does not say. */
const usual = [
  ...[
    0.25, 0.5, 1, 1.25, 1.5, 2, 2.5, 3, 3.125, 3.75, 4, 5, 6, 6.25, 7.5, 8, 9, 10, 12, 12.5, 15, 16, 18, 20,
    24,
  ],
  ...[
    25, 30, 32, 35, 36, 37.5, 40, 45, 50, 54, 60, 62.5, 70, 72, 75, 80, 90, 100, 112.5, 120, 125, 150, 160,
    175,
  ],
  ...[
    180, 200, 225, 240, 250, 300, 320, 350, 360, 375, 400, 450, 500, 600, 625, 650, 750, 800, 850, 875, 1000,
  ],
];

/** What lies within '10-80 mg': 20 and 40 mg are asked for, and found, as much as its ends. */
function withinRanges(text: string, amounts: readonly Amount[]): Amount[] {
  return amounts.flatMap((one, at) => {
    const next = amounts[at + 1];
    if (!next || !/^\s*[-–]\s*$|^\s+to\s+$/i.test(text.slice(one.to, next.from))) return [];
    return usual
      .filter((value) => value > one.value && value < next.value && one.unit === next.unit)
      .map((value) => ({ ...next, value, other: undefined }));
  });
}

/** The strengths of one combination stand together: 5 mg/160 mg is not 5 mg/320 mg beside 10 mg/160 mg. */
function chainsOf(text: string, amounts: readonly Amount[]): Amount[][] {
  const chains: Amount[][] = [];
  for (const one of amounts) {
    const chain = chains.at(-1);
    const last = chain?.at(-1);
    if (chain && last && areJoined(text, last, one)) chain.push(one);
    else chains.push([one]);
  }
  return chains;
}

/** In whatever order the components are named. */
function togetherWord(words: readonly string[]): string {
  return `0xp${[...words].sort().join('').replaceAll('0x', '')}x`;
}

function sizeWord(one: Amount): string {
  return indexWord({ ...one, per: undefined });
}

/** '1,000' is a thousand; '2,5' is two and a half and '0,125' an eighth: nobody begins thousands with a zero. */
function numberOf(written: string): number {
  const plain = /^0\d*,/.test(written) ? written : written.replace(/,(?=\d{3}(?:\D|$))/g, '');
  return Number(plain.replace(',', '.')) || 0;
}

/** What '1,250' and '10.000' are where the other sign is the decimal one; of '5,000' nobody means five. */
function otherNumber(written: string): number | undefined {
  if (/^[1-9]\d{0,2},\d{3}$/.test(written) && !written.endsWith(',000'))
    return Number(written.replace(',', '.'));
  return /^[1-9]\d{0,2}\.000$/.test(written) ? Number(written.replace('.', '')) : undefined;
}

function labelOf({ value, unit, per, many }: Amount): string {
  const amountLabel = `${value} ${unit.label}`;
  if (!per || per.of === '') return amountLabel;
  return `${amountLabel}/${many === 1 ? '' : `${many} `}${per.label}`;
}

function indexWord({ value, unit, per, many }: Amount): string {
  const size = value * unit.size;
  if (unit.measures === 'c') return coded('mv', size * 10_000);
  if (!per || per.of === '') return coded(unit.measures, size);
  const { of } = per;
  return coded(`${unit.measures}${of === 'g' ? 'v' : of}`, size / (many * per.size));
}

function isConcentration({ per, many }: Amount): boolean {
  return many === 1 && (per?.of === 'v' || per?.of === 'g');
}

function numberWord(value: number): string {
  return coded('n', value);
}

function coded(kind: string, value: number): string {
  return `0x${kind}${String(Number(value.toPrecision(9))).replace(/[^0-9]/g, 'd')}x`;
}

/** The longer names first, or 'g' would be read where 'gram' stands. */
function oneOf(names: readonly string[]): string {
  return [...names].sort((a, b) => b.length - a.length).join('|');
}
