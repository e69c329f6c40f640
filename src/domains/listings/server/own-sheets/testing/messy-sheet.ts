import type { DosageForm, DossierReadiness } from '#domains/dossiers/contract/dossier-lists.ts';

/** The forms as the sheets' expectations call them. */
export const forms: Readonly<Record<string, DosageForm>> = {
  T: 'Tablets',
  FCT: 'Film Coated Tablets',
  ER: 'Extended Release Tablets',
  DR: 'Delayed Release Tablets',
  ODT: 'Orally Disintegrating Tablets',
  CHEW: 'Chewable Tablets',
  DISP: 'Dispersible Tablets',
  SL: 'Sublingual & Buccal Tablets',
  C: 'Capsules',
  ERC: 'Extended Release Capsules',
  DRC: 'Delayed Release Capsules',
  SGC: 'Soft Gel Capsules',
  PG: 'Powders & Granules',
  SOL: 'Oral Solution',
  SUS: 'Oral Suspension',
  SYR: 'Syrup',
  INJ: 'Injection',
  LYO: 'Lyophilized Powder for Injection',
  CR: 'Cream',
  OINT: 'Ointment',
  GEL: 'Gel',
  TOP: 'Topical Solution & Lotion',
  EYE: 'Ophthalmic & Otic Drops',
  NS: 'Nasal Spray',
  INH: 'Inhalation',
  TDP: 'Transdermal Patch',
  SUP: 'Suppositories & Vaginal Inserts',
};

export const stages: Readonly<Record<string, DossierReadiness>> = {
  US: 'Ready : US',
  EU: 'Ready : EU',
  REG: 'Ready : Other Reg Markets',
  NON: 'Ready : Non-Reg Markets',
  PILOT: 'Pilot BE Complete/ Late stage development',
  EARLY: 'Early development',
};

/** A cell: text, a number as sheets hold it, one that is shown by a format, or a true day. */
export type RawCell =
  | string
  | number
  | { day: string }
  | { number: number; format: string }
  | { formula: string; value: string | number };

/** One sheet of a workbook, or the text of a CSV file. */
export type RawSheet = {
  name: string;
  rows: RawCell[][];
  /** 'A3:A6' */
  merged?: string[];
  /** From 0. */
  hidden?: number[];
};

export type MessyFile =
  | { format: 'xlsx'; sheets: RawSheet[] }
  | { format: 'csv'; rows: string[][]; mark: ',' | ';' | '\t'; encoding: 'utf-8' | 'latin1' };

/**
 * What a row is by hand: the listing's fields; or that it comes back; or that it goes on with the row above; or that it
 * holds no product.
 */
export type Expected =
  | { is: 'listing'; values: Record<string, string | string[] | number> }
  | { is: 'fault' }
  | { is: 'more-of-above' };

/** A list as owners keep theirs, with what a person reads in it, and what its owner says when asked. */
export type MessySheet = {
  name: string;
  file: MessyFile;
  /** By the number of the row in the sheet. */
  expected: Map<number, Expected>;
  /**
   * By what is asked: 'word:Status:available', 'order:Expiry', 'decimal:Strength', 'needed:offerDays', 'column:molecule',
   * 'substances:Strength', 'use:Price', 'blank', 'twins', 'sheet'.
   */
  answers: Readonly<Record<string, string>>;
};

/** Fields that hold several values: in an expectation they are separated by ';'. */
const severalOf = new Set([
  'markets',
  'packSizes1',
  'therapeuticCategories',
  'countriesOfManufacture',
  'routes',
]);

/**
 * Reads rows as they are written here: cells between '|', then '=>' and what is expected, field by field in the order of
 * `fields`; '!' comes back, '+' goes on with the row above. A field that ends in '=' and a cell's place is taken as it is
 * written there: 'shelfLife=6'; with a word behind it, as 'minimumOrder=4 packs'.
 */
export function readLines(
  lines: string,
  fields: readonly string[],
  firstRow: number,
): { cells: string[][]; expected: Map<number, Expected> } {
  const cells: string[][] = [];
  const expected = new Map<number, Expected>();
  for (const line of lines.trim().split('\n')) {
    const [raw = '', told = ''] = line.split('=>');
    const own = raw.split('|').map((cell) => cell.trim());
    const number = firstRow + cells.length;
    cells.push(own);
    const meant = told.trim();
    if (meant === '') continue;
    if (meant === '!') expected.set(number, { is: 'fault' });
    else if (meant === '+') expected.set(number, { is: 'more-of-above' });
    else expected.set(number, { is: 'listing', values: valuesOf(meant.split('|'), fields, own) });
  }
  return { cells, expected };
}

function valuesOf(meant: readonly string[], fields: readonly string[], own: readonly string[]) {
  const values: Record<string, string | string[] | number> = {};
  let at = 0;
  for (const field of fields) {
    const [name = '', place] = field.split('=');
    const [, cell = '', word = ''] = /^(\d+)( .+)?$/.exec(place ?? '') ?? [];
    const written = own[Number(cell)]?.trim() ?? '';
    const text = place === undefined ? (meant[at++] ?? '').trim() : written && `${written}${word}`;
    if (text === '') continue;
    values[name] = meantBy(name, text);
  }
  return values;
}

function meantBy(name: string, text: string): string | string[] | number {
  if (name === 'dosageForm') return forms[text] ?? text;
  if (name === 'readiness') return stages[text] ?? text;
  if (name === 'offerDays') return Number(text);
  return severalOf.has(name) ? text.split(';').map((one) => one.trim()) : text;
}
