import { createHash } from 'node:crypto';
import { SheetFault } from '#platform/server/sheets/sheet-row.ts';
import type { Said } from './columns/map-columns.ts';
import { type OwnSheetRead, readOwnSheet } from './read-own-sheet.ts';
import { loadTables } from './table/load-tables.ts';
import { catalogueNames } from './values/molecules.ts';
import { fold } from './words/fold.ts';

/** What a sheet is read with: what was said of it; or, of each shape that the company sent before, what was said of that. */
export type SheetQuestion = {
  said: Said;
  shapes: { shape: string; said: Said }[];
  molecules: string[];
  company: string;
};

export type SheetAnswer = OwnSheetRead & {
  shape: string;
  /** It is of a shape that is known, with what was said of that. */
  known: Said | null;
};

/** Reads a sheet in a process of its own: what goes in and out is JSON. */
export async function readSheetFile({
  path,
  fileName,
  asked,
}: {
  path: string;
  fileName: string;
  asked: string;
}): Promise<{ read: string; drafts: number } | { fault: string }> {
  const { said, shapes, molecules, company } = JSON.parse(asked) as SheetQuestion;
  try {
    const tables = await loadTables(path, fileName);
    const more = { catalogue: catalogueNames(molecules), company };
    let read = readOwnSheet(tables, said, more);
    let shape = shapeOf(read);
    const isFirst = Object.keys(said.mapping).length + Object.keys(said.answers).length === 0;
    const known = isFirst ? (shapes.find((one) => one.shape === shape)?.said ?? null) : null;
    if (known !== null) {
      read = readOwnSheet(tables, known, more);
      shape = shapeOf(read);
    }
    const answer: SheetAnswer = { ...read, shape, known };
    return { read: JSON.stringify(answer), drafts: read.drafts.length };
  } catch (error) {
    if (error instanceof SheetFault) return { fault: error.message };
    throw error;
  }
}

/** Sheets of the same heads, in whatever order, are of one shape; of several sheets in a file the first is looked at. */
function shapeOf({ columns }: OwnSheetRead): string {
  const heads = columns.map(({ head }) => fold(head)).toSorted();
  return createHash('sha256').update(JSON.stringify(heads)).digest('hex').slice(0, 32);
}
