/**
 * Strengths as the trade writes them. The index knows each as one word that nobody types by accident, so that
 * '500 mg' is found where 0.5 g is labelled and not where 500 stands for something else; to the engine it is a word
 * like any other. Such a word begins with 0x, says what is measured and how much, and ends in x, so that none is the
 * beginning of another. 1 g is 1000 mg; 50 mg/5 mL is 10 mg/mL; and 1 % is 10 mg/mL or 10 mg/g, as the trade says it.
 */

/** A strength read out of a text, and where it stood there. */
export type ReadStrength = {
  /** '500 mg', '10 mg/ml', '0.05 %'; '500' where the text gives no unit. Read again, it is the same strength. */
  strength: string;
  from: number;
  to: number;
  /** The word by which the index knows it; the last one of a combination brings one for them all together. */
  word: string;
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
const perMany = oneOf(Object.keys(pers).filter((name) => pers[name]?.of !== 'g'));
const amount = new RegExp(
  `(?<![\\p{L}\\p{N}.,])(?<numbers>${number}(?:\\s?[/+]\\s?${number}){0,3})` +
    `[\\s-]?(?<unit>%|(?:${oneOf(Object.keys(units).filter((name) => name !== '%'))})${wordEnds})` +
    // Of contrast media the iodine is told: 300 mg I/mL.
    `(?:\\s?I(?=\\s?/))?` +
    `(?:\\s?(?:/|per${wordEnds})\\s?(?:(?<many>${number})\\s?(?<perMany>${perMany})|(?<perOne>${perOne}))${wordEnds})?`,
  'giu',
);
/** A number that stands alone, as in 'metformin 500': no code, no year of five digits, no single digit. */
const bare =
  /(?<![\p{L}\p{N}.,\-–])(?:[1-9]\d{1,3}(?:[.,]\d{1,3})?|\d[.,]\d{1,4})(?![\p{L}\p{N}\-–])(?![.,]\d)/gu;

type Amount = { value: number; unit: Unit; from: number; to: number; many: number; per: Per | undefined };

/** '5/160' of a combination, likewise. */
const barePair =
  /(?<![\p{L}\p{N}.,\-–/])\d{1,4}(?:[.,]\d{1,3})?(?:\s?\/\s?\d{1,4}(?:[.,]\d{1,3})?){1,3}(?![\p{L}\p{N}\-–/%])/gu;

/** The strengths of a text in their order. `bareNumbers`: numbers without a unit too. */
export function readStrengths(text: string, { bareNumbers }: { bareNumbers: boolean }): ReadStrength[] {
  const amounts = readAmounts(text);
  const read: ReadStrength[] = amounts.map((one) => ({
    strength: labelOf(one),
    from: one.from,
    to: one.to,
    word: indexWord(one),
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
  const amounts = readAmounts(text);
  for (const chain of chainsOf(text, amounts)) {
    if (chain.length === 1) continue;
    words.add(togetherWord(chain.map(sizeWord)));
    words.add(togetherWord(chain.map(({ value }) => numberWord(value))));
  }
  for (const one of amounts) {
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
    const known = units[unit.toLowerCase()] as Unit;
    const told = pers[(perMany || perOne).toLowerCase()];
    const parts = [...numbers.matchAll(new RegExp(number, 'g'))];
    parts.forEach((part, at) => {
      const from = match.index + part.index;
      const to = at < parts.length - 1 ? from + part[0].length : match.index + match[0].length;
      amounts.push({ value: numberOf(part[0]), unit: known, per: told, many: numberOf(many) || 1, from, to });
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

function areJoined(text: string, one: Amount, next: Amount): boolean {
  return /^\s*[/+]\s*$/.test(text.slice(one.to, next.from));
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

/** '1,000' is a thousand, '2,5' is two and a half. */
function numberOf(written: string): number {
  return Number(written.replace(/,(?=\d{3}(?:\D|$))/g, '').replace(',', '.')) || 0;
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
