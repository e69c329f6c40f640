import type { FinderSchema, IndexedListing } from '../finder.ts';

/** Numbers the values of all groups in one row, and says where each group stands in it. */
export type ValueLayout = {
  groups: readonly ValueGroup[];
  /** Values of all groups together, and those of `substances`. */
  values: number;
  /** Values of no group: that the listing holds one substance, and that it holds two at most. */
  substances: readonly [one: number, upToTwo: number];
  /** Number of the first statement, and how many there are: the last values, which are never counted. */
  statements: { first: number; size: number };
  /** 32-bit words that hold one bit per value. */
  rowWords: number;
  /** The part of a row that is counted. */
  counted: Uint32Array;
  /** How many columns of numbers there are, and of texts behind them. */
  numbers: number;
  texts: number;
};

export type ValueGroup = {
  /** Number of the group's first value; the others follow. */
  first: number;
  size: number;
  /** The group's part of a row: bits per word, every word of the row listed. */
  mask: Uint32Array;
};

export function layOutValues(schema: FinderSchema): ValueLayout {
  const labels = schema.groups.reduce((sum, group) => sum + group.values.length, 0);
  const statements = { first: labels + 2, size: schema.statements?.length ?? 0 };
  const values = statements.first + statements.size;
  const rowWords = Math.ceil(values / 32);
  const counted = new Uint32Array(Math.ceil(statements.first / 32));
  for (let value = 0; value < statements.first; value++) setBit(counted, value);
  let first = 0;
  const groups = schema.groups.map((group) => {
    const size = group.values.length;
    const mask = new Uint32Array(rowWords);
    for (let value = first; value < first + size; value++) setBit(mask, value);
    first += size;
    return { first: first - size, size, mask };
  });
  const [numbers, texts] = [schema.numbers?.length ?? 0, schema.texts?.length ?? 0];
  return { groups, values, substances: [labels, labels + 1], statements, rowWords, counted, numbers, texts };
}

/** Writes a listing's values into `row`, as one bit each. */
export function writeRow(
  layout: ValueLayout,
  { values, substances, statements = none }: Pick<IndexedListing, 'values' | 'substances' | 'statements'>,
  row: Uint32Array,
): void {
  row.fill(0);
  for (let most = 0; most < layout.substances.length; most++) {
    if (substances <= most + 1) setBit(row, layout.substances[most] as number);
  }
  for (let index = 0; index < layout.groups.length; index++) {
    const group = layout.groups[index] as ValueGroup;
    const theirs = values[index] ?? none;
    for (const value of theirs) if (isKnown(group, value)) setBit(row, group.first + value);
  }
  for (const value of statements) {
    if (isKnown(layout.statements, value)) setBit(row, layout.statements.first + value);
  }
}

const none: readonly number[] = [];

/** Those of the given indices that the group has. */
export function knownValues(group: Pick<ValueGroup, 'size'>, values: readonly number[] = []): number[] {
  return values.filter((value) => isKnown(group, value));
}

function isKnown(group: Pick<ValueGroup, 'size'>, value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < group.size;
}

/** Calls `visit` for each value in the row that begins at `start` of `rows`. */
export function eachValue(
  rows: Uint32Array,
  start: number,
  words: number,
  visit: (value: number) => void,
): void {
  for (let word = 0; word < words; word++) {
    let rest = rows[start + word] as number;
    while (rest !== 0) {
      visit(word * 32 + 31 - Math.clz32(rest & -rest));
      rest &= rest - 1;
    }
  }
}

function setBit(row: Uint32Array, value: number): void {
  row[value >>> 5] = (row[value >>> 5] as number) | (1 << (value & 31));
}
