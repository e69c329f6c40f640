import { readOwnSheet } from '../read-own-sheet.ts';
import type { RawTable } from '../table/load-tables.ts';
import { catalogueNames } from '../values/molecules.ts';

/** What is answered of a small sheet unless a test says otherwise. */
const usual = { 'needed:offerDays': '10', 'needed:readiness': 'Ready : EU', twins: 'apart' };

type SmallSheet = {
  answers?: Readonly<Record<string, string>>;
  mapping?: Readonly<Record<string, string>>;
  /** Molecules that the catalogue has. */
  molecules?: readonly string[];
};

/** Reads a sheet of a few cells: what is asked of it, and of each of its listings the values or why it comes back. */
export function readSmall(rows: readonly string[][], said: SmallSheet = {}) {
  const table: RawTable = {
    name: 'List',
    rows: rows.map((cells, at) => ({ number: at + 1, cells })),
    ...{ merged: [], hiddenColumns: new Set<number>(), hiddenRows: 0 },
  };
  const read = readOwnSheet(
    [table],
    { mapping: said.mapping ?? {}, answers: { ...usual, ...said.answers } },
    { catalogue: catalogueNames(said.molecules ?? []), company: 'Small AG' },
  );
  const open = read.questions.filter(({ answer }) => answer === null);
  return {
    ...read,
    open: open.map(({ id }) => id),
    /** Of one field by listing: what it says, or the first fault. */
    of: (field: string) => read.drafts.map(({ values, faults }) => faults[0]?.message ?? values[field]),
  };
}
