import { SheetFault, type SheetRow } from '#platform/server/sheets/sheet-row.ts';
import { lettersOfOwnSheet, rowsOfOwnSheet } from '../../contract/own-sheets/limits.ts';
import type { OwnColumn, OwnQuestion } from '../../contract/own-sheets/questions.ts';
import { Asking } from './asking.ts';
import { askColumns } from './columns/column-questions.ts';
import { withCompanions } from './columns/companions.ts';
import { mapColumns, type Said } from './columns/map-columns.ts';
import { type FinishedDraft, finish, waitingFor } from './finish-draft.ts';
import { joinTwins } from './join-twins.ts';
import { askNeeded } from './needed.ts';
import { readDrafts } from './read-drafts.ts';
import type { SkippedRow } from './read-rows.ts';
import { refuseSwapped } from './substances.ts';
import { chooseTable } from './table/choose-table.ts';
import { withoutDashes, withoutReasons } from './table/empty-cells.ts';
import { tooManyLetters } from './table/find-head.ts';
import type { RawTable } from './table/load-tables.ts';
import { shownIn } from './values/cell-text.ts';
import type { CatalogueNames } from './values/molecules.ts';

export type SheetDraft = FinishedDraft & {
  /** Its rows as they stand in the sheet. */
  cells: string[][];
};

/** All that a sheet says, as far as its questions are answered. */
export type OwnSheetRead = {
  sheet: string;
  headRow: number;
  columns: OwnColumn[];
  questions: OwnQuestion[];
  drafts: SheetDraft[];
  skipped: SkippedRow[];
  notes: string[];
};

/** Reads the tables of a file as listings of a company. Throws SheetFault where there is no table. */
export function readOwnSheet(
  tables: readonly RawTable[],
  said: Said,
  { catalogue, company }: { catalogue: CatalogueNames; company: string },
): OwnSheetRead {
  const asking = new Asking(said.answers);
  const notes: string[] = [];
  const chosen = chooseTable(tables, asking, notes);
  const table = withoutDashes(withoutReasons(chosen));
  if (table.rows.length > rowsOfOwnSheet)
    throw new SheetFault(
      `A sheet may have ${rowsOfOwnSheet.toLocaleString('en')} rows at most. Split it, and send one part after the other.`,
    );
  if (lettersOf(table.rows) > lettersOfOwnSheet) throw tooManyLetters();
  if (table.hiddenRows > 0)
    notes.push(
      `${table.hiddenRows} hidden rows were left out. Show them, and send the sheet again, where they belong to it.`,
    );
  const { columns, questions } = mapColumns(table, catalogue, said);
  for (const question of questions) asking.ask(question);
  const whole = withCompanions(table, columns, notes);
  const read = askColumns(whole, columns, asking, notes);
  const needed = askNeeded(read, asking);
  const skipped: SkippedRow[] = [];
  const found = readDrafts(whole, read, asking, catalogue, skipped);
  refuseSwapped(found);
  const drafts = joinTwins(found, asking);
  const asked = asking.questions();
  const unanswered = asked.filter(({ answer }) => answer === null);
  const open = new Set(unanswered.map(({ id }) => id));
  // What a column is for holds for all rows, also where that is one question too many.
  const isAsked = new Set(asked.map(({ id }) => id));
  const first =
    unanswered.find(({ kind }) => kind === 'sheet' || kind === 'column' || kind === 'use') ??
    questions.find(({ id }) => !isAsked.has(id));
  const byNumber = new Map(chosen.rows.map(({ number, cells }) => [number, cells]));
  const cellsOf = (rows: readonly number[]) =>
    rows.map((row) => (byNumber.get(row) ?? []).map((cell) => shownIn(cell ?? '')));
  return {
    sheet: table.name,
    headRow: table.headRow,
    columns,
    questions: asked,
    drafts: drafts.map((draft) => ({
      ...finish(first === undefined ? draft : waitingFor(first, draft), read, needed, company, open),
      cells: cellsOf(draft.rows),
    })),
    skipped,
    notes,
  };
}

function lettersOf(rows: readonly SheetRow[]): number {
  return rows.reduce(
    (sum, { cells }) => cells.reduce((all, cell) => all + shownIn(cell ?? '').length, sum),
    0,
  );
}
