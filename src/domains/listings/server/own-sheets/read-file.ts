import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import type { Given, Made } from '#platform/server/heavy/jobs.ts';
import { SheetFault } from '#platform/server/sheets/sheet-row.ts';
import type { Said } from './columns/map-columns.ts';
import { type OwnSheetRead, readOwnSheet } from './read-own-sheet.ts';
import { loadTables } from './table/load-tables.ts';
import { catalogueNames } from './values/molecules.ts';
import { fold } from './words/fold.ts';

/** What was said of sheets of a shape, and when that was last used, as ISO. */
type KnownShape = { shape: string; said: Said; usedAt: string };

/** What a sheet is read with: what was said of it; or, of each shape that the company sent before, what was said of that. */
export type SheetQuestion = {
  said: Said;
  shapes: KnownShape[];
  molecules: string[];
  company: string;
};

export type SheetAnswer = OwnSheetRead & {
  shape: string;
  /** It is of shapes that are known, with what was said of them. */
  known: { said: Said; shapes: string[]; usedAt: string } | null;
};

/** Reads a sheet in a process of its own: what goes in is JSON, and what comes out, up to tens of megabytes, a file of it. */
export async function readSheetFile({ path, fileName, asked }: Given<'sheet'>): Promise<Made<'sheet'>> {
  const { said, shapes, molecules, company } = JSON.parse(asked) as SheetQuestion;
  try {
    const tables = await loadTables(path, fileName);
    const more = { catalogue: catalogueNames(molecules), company };
    let read = readOwnSheet(tables, said, more);
    let known: SheetAnswer['known'] = null;
    const isFirst = Object.keys(said.mapping).length + Object.keys(said.answers).length === 0;
    // Of a file of several lists the first tells which is meant, and that is known by itself.
    for (let looks = 0; isFirst && looks < 2; looks += 1) {
      const shape = shapeOf(read);
      const found = shapes.find((one) => one.shape === shape);
      if (found === undefined || known?.shapes.includes(shape)) break;
      known = withShape(known, found);
      read = readOwnSheet(tables, known.said, more);
    }
    const shape = shapeOf(read);
    const answer: SheetAnswer = { ...read, shape, known };
    const text = JSON.stringify(answer);
    const readPath = `${path}.json`;
    await writeFile(readPath, text, { mode: 0o600 });
    return { readPath, letters: text.length, drafts: read.drafts.length };
  } catch (error) {
    if (error instanceof SheetFault) return { fault: error.message };
    throw error;
  }
}

function withShape(known: SheetAnswer['known'], { shape, said, usedAt }: KnownShape) {
  const mapping = { ...known?.said.mapping, ...said.mapping };
  const answers = { ...known?.said.answers, ...said.answers };
  return { said: { mapping, answers }, shapes: [...(known?.shapes ?? []), shape], usedAt };
}

/** What `readSheetFile` wrote. */
export async function readAnswer(readPath: string): Promise<SheetAnswer> {
  return JSON.parse(await readFile(readPath, 'utf8'));
}

/** Sheets of the same heads, in whatever order, are of one shape; of several sheets in a file the first is looked at. */
function shapeOf({ columns }: OwnSheetRead): string {
  const heads = columns.map(({ head }) => fold(head)).toSorted();
  return createHash('sha256').update(JSON.stringify(heads)).digest('hex').slice(0, 32);
}
