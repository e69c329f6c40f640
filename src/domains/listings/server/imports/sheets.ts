import type { ListingKind } from '#domains/catalogue/contract/listing-kinds.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { inOne, type NewSheet } from '#platform/server/sheets/write-xlsx.ts';
import { listingWords } from '../../contract/listing-fields.ts';
import { listRecordsAfter } from '../records.ts';
import { sheetColumns } from './columns.ts';

type Rows = (string | number)[][];

/** Rows of one statement. */
const rowsAtOnce = 1_000;

/** Every listing of a kind as a sheet, read as it is written. */
export function listingSheet(db: Queryable, kind: ListingKind): NewSheet {
  return { name: nameOf(kind), rows: listingRows(db, kind) };
}

/** A sheet with nothing but its header, and one that says beside what each column takes. */
export function templateSheets(kind: ListingKind): [NewSheet, NewSheet] {
  return [
    { name: nameOf(kind), rows: inOne([headers(kind)]) },
    { name: 'Allowed values', rows: inOne(allowedValues(kind)) },
  ];
}

function nameOf(kind: ListingKind): string {
  const { many } = listingWords[kind];
  return many.charAt(0).toUpperCase() + many.slice(1);
}

function headers(kind: ListingKind): string[] {
  return sheetColumns[kind].map(({ header }) => header);
}

async function* listingRows(db: Queryable, kind: ListingKind): AsyncGenerator<Rows> {
  yield [headers(kind)];
  for (let last = 0, more = true; more; ) {
    const records = await listRecordsAfter(db, kind, last, rowsAtOnce);
    yield records.map((record) => sheetColumns[kind].map((column) => column.write(record)));
    last = records.at(-1)?.id ?? last;
    more = records.length === rowsAtOnce;
  }
}

/** One column for each that has a list, and above it what any column takes. */
function allowedValues(kind: ListingKind): Rows {
  const columns = sheetColumns[kind];
  const longest = Math.max(...columns.map(({ options }) => options?.length ?? 0));
  return [
    columns.map(({ header }) => header),
    columns.map(({ takes }) => takes),
    ...Array.from({ length: longest }, (_, row) => columns.map(({ options }) => options?.[row] ?? '')),
  ];
}
