import { emptyValue } from '#domains/catalogue/contract/listing-field.ts';
import type { ListingKind } from '#domains/catalogue/contract/listing-kinds.ts';
import { listingStates } from '#domains/catalogue/contract/listing-kinds.ts';
import type { LintFinding } from '#domains/dossiers/contract/lint-rules.ts';
import { sentenceFor } from '#platform/server/http/schema-sentences.ts';
import { type Cell, columnLetters, SheetFault, type SheetRow } from '#platform/server/sheets/sheet-row.ts';
import { listingFields } from '../../contract/listing-fields.ts';
import { listingValues } from '../../contract/listing-values.ts';
import { kinds } from '../kinds.ts';
import { CellFault, type Column, headerOf, type SheetListing, sheetColumns } from './columns.ts';

export type Fault = { row: number; column: string; message: string };
/** A row that holds a listing; what is wrong with it stands in `faults`, what the rules ask and note in `findings`. */
export type ReadRow = {
  number: number;
  listing: SheetListing;
  faults: Fault[];
  findings?: LintFinding[];
  faultsOnly?: true;
};

/** Which column of the sheet holds what, by its header. Throws SheetFault for any other header. */
export function readHeader(kind: ListingKind, row: SheetRow | undefined): Column[] {
  const names = Array.from(row?.cells ?? [], (cell) => (typeof cell === 'string' ? cell.trim() : ''));
  while (names.at(-1) === '') names.pop();
  const known = new Map(sheetColumns[kind].map((column) => [column.header.toLowerCase(), column]));
  const columns = names.map((name) => known.get(name.toLowerCase()));
  const strange = names
    .filter((_, index) => columns[index] === undefined)
    .map((name) => `'${name.slice(0, 40)}'`);
  const twice = names.filter((name, index) => names.indexOf(name) < index);
  const missing = [...known.values()]
    .filter((column) => !columns.includes(column))
    .map(({ header }) => header);
  if (strange.length + twice.length + missing.length === 0) return columns as Column[];
  throw new SheetFault(
    [
      'The header is not that of the template.',
      some('Missing:', missing),
      some('Not known:', strange),
      some('There twice:', twice),
      'Download the template, and copy your rows into it.',
    ]
      .filter(Boolean)
      .join(' '),
  );
}

function some(words: string, names: readonly string[]): string {
  if (names.length === 0) return '';
  const more = names.length > 5 ? ` and ${names.length - 5} more` : '';
  return `${words} ${names.slice(0, 5).join(', ')}${more}.`;
}

/** Reads the rows below the header, and says of each what is wrong with it. Blank ones are no rows. */
export function createRowReader(
  kind: ListingKind,
  columns: readonly Column[],
  companies: ReadonlySet<string>,
): (row: SheetRow) => ReadRow | null {
  const { code, hasPlantCode } = kinds[kind];
  const rowsByCode = new Map<string, number>();
  const rowsByPlant = new Map<string, number>();

  return (row) => {
    if (row.cells.every((cell) => cell === '' || cell === undefined)) return null;
    const listing = emptyListing(kind);
    const faults: Fault[] = [];
    const fault = (column: string, message: string) => faults.push({ row: row.number, column, message });
    const unread = new Set<string>();
    if (row.faultsOnly) {
      row.cells.forEach((cell, index) => {
        if (typeof cell === 'object' && 'fault' in cell)
          fault(columns[index]?.header ?? columnLetters(index), cell.fault);
      });
      return { number: row.number, listing, faults, faultsOnly: true };
    }
    for (let index = 0; index < Math.max(columns.length, row.cells.length); index += 1) {
      const column = columns[index];
      const message = column
        ? readInto(column, row.cells[index] ?? '', listing)
        : beside(row.cells[index] ?? '');
      if (message === null) continue;
      const header = column?.header ?? columnLetters(index);
      unread.add(header);
      fault(header, message);
    }
    if (!unread.has('Listing code')) {
      if (!code.pattern.test(listing.code)) fault('Listing code', code.words);
      else onlyHere(rowsByCode, listing.code, 'Listing code');
    }
    if (hasPlantCode && !unread.has('Plant code')) {
      if (!/^PL-[A-Z0-9-]{1,20}$/.test(listing.plantCode))
        fault('Plant code', 'Write the plant code as PL-0417');
      else onlyHere(rowsByPlant, listing.plantCode, 'Plant code');
    }
    const state = listingStates.find((known) => known === listing.state);
    if (state === undefined && !unread.has('State'))
      fault('State', `Write one of: ${listingStates.join(', ')}`);
    const parsed = listingValues[kind][state === 'published' ? 'published' : 'draft'].safeParse(
      listing.values,
      { error: sentenceFor },
    );
    for (const issue of parsed.error?.issues ?? []) {
      const header = headerOf(kind, issue.path);
      if (!unread.has(header)) fault(header, issue.message);
    }
    const company = String(listing.values.company);
    if (company !== '' && !unread.has('Company') && !companies.has(company)) {
      fault('Company', `There is no company called '${company.slice(0, 60)}'. Add it under Companies first.`);
    }
    return { number: row.number, listing, faults };

    function onlyHere(seen: Map<string, number>, code: string, header: string): void {
      const earlier = seen.get(code);
      if (earlier === undefined) seen.set(code, row.number);
      else fault(header, `${code} stands in row ${earlier} too`);
    }
  };
}

function emptyListing(kind: ListingKind): SheetListing {
  const values = listingFields[kind].map((field) => [field.name, emptyValue(field)]);
  return { code: '', plantCode: '', state: '', values: Object.fromEntries(values) };
}

function readInto(column: Column, cell: Cell, listing: SheetListing): string | null {
  try {
    column.read(cell, listing);
    return null;
  } catch (error) {
    if (error instanceof CellFault) return error.message;
    throw error;
  }
}

/** What stands right of the last column belongs to none. */
function beside(cell: Cell): string | null {
  if (cell === '') return null;
  return typeof cell === 'object' && 'fault' in cell ? cell.fault : 'This column has no header';
}
