import type { Pin } from '../../../contract/presentations.ts';

/** What of a pin names a row. */
type Name = Pick<Pin, 'application' | 'product'>;

type Matched<Row> =
  | { found: true; rows: readonly Row[]; words: string; notes: readonly string[] }
  | { found: false; words: string };

type Pinning<Row> = {
  pins: readonly Pin[];
  /** Every row that a pin may name. */
  all: () => readonly Row[];
  isOf: (row: Row, name: Name) => boolean;
  nameOf: (row: Row) => string;
  /** What stands beside whatever is pinned. */
  beside?: (isCut: (row: Row) => boolean) => readonly Row[];
};

/** The desk's pins before the rules' match, and its cuts within it, each with its reason (§20.7). */
export function underPins<Row, Found extends Matched<Row>>(
  { pins, all, isOf, nameOf, beside }: Pinning<Row>,
  match: (isCut: (row: Row) => boolean) => Found,
  refuse: (words: string) => Found,
): Found {
  const cuts = pins.filter(({ effect }) => effect === 'cut');
  const isCut = (row: Row) => cuts.some((cut) => isOf(row, cut));
  const set = pins.filter(({ effect }) => effect === 'pin');
  if (set.length > 0) {
    const said = set.map(toldOf).join(' ');
    const rows = all().filter((row) => set.some((pin) => isOf(row, pin)));
    if (rows.length === 0) return refuse(`The desk pinned a row that this edition does not have: ${said}`);
    const words = `Pinned by the desk to ${[...new Set(rows.map(nameOf))].join(', ')}. ${said}`;
    return {
      found: true,
      rows: [...rows, ...(beside?.(isCut) ?? [])],
      words,
      notes: [],
    } as Matched<Row> as Found;
  }
  const found = match(isCut);
  const notes = cuts.map((cut) => `Cut by the desk. ${toldOf(cut)}`);
  if (notes.length === 0) return found;
  return found.found
    ? { ...found, notes: [...found.notes, ...notes] }
    : { ...found, words: [found.words, ...notes].join(' ') };
}

/** 'N202155/003: the capsules for children.' */
function toldOf({ register, application, product, reason }: Pin): string {
  const number = register === 'orange-book-products' ? `N${application}` : application;
  const name = product === null ? number : `${number}/${product}`;
  return `${name}: ${reason.trim().replace(/\.$/, '')}.`;
}
