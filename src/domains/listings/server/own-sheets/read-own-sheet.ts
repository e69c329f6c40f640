import type { FieldValue, ListingValues } from '#domains/catalogue/contract/listing-field.ts';
import { capitalise } from '#platform/contract/capitalise.ts';
import { sentenceFor } from '#platform/server/http/schema-sentences.ts';
import { SheetFault, type SheetRow } from '#platform/server/sheets/sheet-row.ts';
import { listingValues } from '../../contract/listing-values.ts';
import { rowsOfOwnSheet } from '../../contract/own-sheets/limits.ts';
import type { OwnColumn, OwnQuestion } from '../../contract/own-sheets/questions.ts';
import { sameValue } from '../../contract/same-value.ts';
import { blankFor } from '../rules.ts';
import { Asking } from './asking.ts';
import { askColumns, type ReadColumn } from './columns/column-questions.ts';
import { labelOfTarget, mapColumns, type Said } from './columns/map-columns.ts';
import { matchHead } from './columns/match-head.ts';
import { askNeeded } from './needed.ts';
import { type ReadDraft, readRow, type SkippedRow } from './read-rows.ts';
import { findHead, type HeadedTable } from './table/find-head.ts';
import type { RawTable } from './table/load-tables.ts';
import { textOf } from './values/cell-text.ts';
import { type CatalogueNames, readMolecule } from './values/molecules.ts';
import { readProduct } from './values/product.ts';

const notAnswered = 'A question about this is not answered yet';

/** A listing that rows of the sheet make, whole; with faults it comes back. */
export type SheetDraft = Omit<ReadDraft, 'values'> & {
  values: ListingValues;
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
  const table = chooseTable(tables, asking, notes);
  if (table.rows.length > rowsOfOwnSheet)
    throw new SheetFault(
      `A sheet may have ${rowsOfOwnSheet.toLocaleString('en')} rows at most. Split it, and send one part after the other.`,
    );
  if (table.hiddenRows > 0)
    notes.push(
      `${table.hiddenRows} hidden rows were left out. Show them, and send the sheet again, where they belong to it.`,
    );
  const { columns, questions } = mapColumns(table, catalogue, said);
  for (const question of questions) asking.ask(question);
  const read = askColumns(table, columns, asking, notes);
  const needed = askNeeded(read, asking);
  const skipped: SkippedRow[] = [];
  const drafts = joinTwins(readDrafts(table, read, asking, catalogue, skipped), asking);
  const asked = asking.questions();
  const unanswered = asked.filter(({ answer }) => answer === null);
  const open = new Set(unanswered.map(({ id }) => id));
  const first = unanswered.find(({ kind }) => kind === 'sheet' || kind === 'column' || kind === 'use');
  const byNumber = new Map(table.rows.map(({ number, cells }) => [number, cells]));
  const cellsOf = (rows: readonly number[]) =>
    rows.map((row) => (byNumber.get(row) ?? []).map((cell) => textOf(cell ?? '')));
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

/** Of several sheets that have a table the one that is said; or the only one. */
function chooseTable(tables: readonly RawTable[], asking: Asking, notes: string[]): HeadedTable {
  const headed: HeadedTable[] = [];
  let fault: unknown;
  for (const table of tables) {
    try {
      const found = findHead(table, matchHead);
      if (found.rows.length > 0) headed.push(found);
      else fault = new SheetFault(`No row stands below the head of '${table.name.slice(0, 60)}'.`);
    } catch (error) {
      if (!(error instanceof SheetFault)) throw error;
      fault ??= error;
    }
  }
  const [first, ...more] = headed;
  if (first === undefined) throw fault;
  if (more.length === 0) return first;
  const names = headed.map(({ name }) => name);
  const answer = asking.ask({
    id: 'sheet',
    kind: 'sheet',
    column: '',
    words: 'Which sheet of the file is the list?',
    options: headed.map(({ name, rows }) => ({ value: name, label: `${name}: ${rows.length} rows` })),
    mayType: 'no',
    samples: [],
    rows: 0,
  });
  const chosen = headed.find(({ name }) => name === answer);
  if (chosen === undefined)
    notes.push(`The file has ${names.length} lists; '${first.name}' is shown until you say which is meant.`);
  return chosen ?? first;
}

function readDrafts(
  table: HeadedTable,
  columns: readonly ReadColumn[],
  asking: Asking,
  catalogue: CatalogueNames,
  skipped: SkippedRow[],
): ReadDraft[] {
  const naming = columns.find(({ target }) => target === 'molecule' || target === 'product');
  const drafts: ReadDraft[] = [];
  let named = '';
  for (const row of table.rows) {
    const own = naming === undefined ? '' : textOf(row.cells[naming.column] ?? '');
    const why = whyNoProduct(row, columns, naming, catalogue);
    if (why !== null) {
      skipped.push({ row: row.number, words: why });
      continue;
    }
    if (own !== '') named = own;
    const above = drafts.at(-1);
    if (own !== '' || naming === undefined || above === undefined) {
      drafts.push(readRow(row, columns, asking, catalogue, ''));
      continue;
    }
    const answer = askBlank(row, asking, naming.head);
    if (answer === 'continues') goOn(above, readRow(row, columns, asking, catalogue, named));
    else if (answer === 'same-molecule') drafts.push(readRow(row, columns, asking, catalogue, named));
    else {
      const waits = answer === null ? { waits: 'blank' } : {};
      const fault = { row: row.number, column: naming.head, message: 'No molecule stands here', ...waits };
      drafts.push({ rows: [row.number], values: {}, faults: [fault] });
      // What may be more of the row above leaves that one incomplete.
      const whole = drafts.findLast(({ values }) => values.molecule !== undefined);
      whole?.faults.push({ ...fault, message: `Row ${row.number} may go on with this one` });
    }
  }
  return drafts;
}

function askBlank(row: SheetRow, asking: Asking, head: string): string | null {
  return asking.ask({
    id: 'blank',
    kind: 'blank',
    column: head,
    words: `What are rows in which '${head}' is empty?`,
    options: [
      { value: 'continues', label: 'They go on with the product of the row above: more strengths of it' },
      { value: 'same-molecule', label: 'They are further products of the same molecule' },
      { value: 'back', label: 'Give them back to me' },
    ],
    mayType: 'no',
    samples: [`Row ${row.number}`],
    rows: 0,
  });
}

/** Sections, footnotes and totals have one cell alone, which is no molecule; and what has no cell of a field is no product. */
function whyNoProduct(
  row: SheetRow,
  columns: readonly ReadColumn[],
  naming: ReadColumn | undefined,
  catalogue: CatalogueNames,
): string | null {
  const filled = row.cells.flatMap((cell, column) => (cell === '' || cell === undefined ? [] : [column]));
  const mapped = columns.filter(({ column }) => filled.includes(column));
  if (mapped.length === 0) return 'No cell of it is of a field';
  const [only, ...more] = filled;
  if (more.length > 0 || only === undefined || only !== naming?.column) return null;
  const text = textOf(row.cells[only] ?? '');
  if (readMolecule(text, catalogue) !== null || readProduct(text, catalogue) !== null) return null;
  return `One cell alone, which is no molecule: '${text.slice(0, 80)}'`;
}

/** A further row of the same product brings strengths, and says of the rest nothing else. */
function goOn(above: ReadDraft, more: ReadDraft): void {
  above.rows.push(...more.rows);
  above.faults.push(...more.faults);
  for (const [name, value] of Object.entries(more.values)) {
    const before = above.values[name];
    if (name === 'strengths' && before !== undefined)
      above.values.strengths = `${String(before)}, ${String(value)}`;
    else if (before === undefined) above.values[name] = value;
    else if (!sameValue(before, value)) {
      const column = labelOfTarget[name] ?? name;
      above.faults.push({
        row: more.rows[0] as number,
        column,
        message: 'This row goes on with the one above, and says something else here',
      });
    }
  }
}

/** Rows that differ in their strengths alone are one product, or several, as their owner says; the same row twice is a fault. */
function joinTwins(drafts: readonly ReadDraft[], asking: Asking): ReadDraft[] {
  const sound = drafts.filter(({ faults, values }) => faults.length === 0 && values.strengths !== undefined);
  const groups = Map.groupBy(sound, ({ values }) => keyOf(values));
  const gone = new Set<ReadDraft>();
  for (const [first, ...others] of groups.values()) {
    if (first === undefined || others.length === 0) continue;
    const seen = new Map([[first.values.strengths, first]]);
    for (const other of others) {
      const same = seen.get(other.values.strengths);
      if (same !== undefined) {
        other.faults.push({
          row: other.rows[0] as number,
          column: 'Strengths',
          message: `Row ${same.rows[0]} says the same`,
        });
        continue;
      }
      seen.set(other.values.strengths, other);
    }
    const different = [...seen.values()];
    if (different.length < 2) continue;
    const answer = askTwins(different, asking);
    if (answer === 'apart') continue;
    if (answer === 'join') {
      first.values.strengths = different.map(({ values }) => values.strengths).join(', ');
      first.rows = different.flatMap(({ rows }) => rows);
      for (const other of different.slice(1)) gone.add(other);
    } else {
      for (const { rows, faults } of different)
        faults.push({
          row: rows[0] as number,
          column: 'Strengths',
          message: notAnswered,
          waits: 'twins',
        });
    }
  }
  return drafts.filter((draft) => !gone.has(draft));
}

function keyOf({ strengths: _, ...rest }: Record<string, FieldValue>): string {
  return JSON.stringify(Object.entries(rest).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

function askTwins(twins: readonly ReadDraft[], asking: Asking): string | null {
  return asking.ask({
    id: 'twins',
    kind: 'twins',
    column: '',
    words: 'What are rows that differ in their strengths alone?',
    options: [
      { value: 'join', label: 'One product: its listing gets all of their strengths' },
      { value: 'apart', label: 'Products of their own: each row is a listing' },
    ],
    mayType: 'no',
    samples: [
      `Rows ${twins
        .map(({ rows }) => rows[0])
        .slice(0, 5)
        .join(', ')}`,
    ],
    rows: twins.length,
  });
}

/** As long as it is open what a column is for, no row is whole. */
function waitingFor({ id, column }: OwnQuestion, draft: ReadDraft): ReadDraft {
  const fault = { row: draft.rows[0] as number, column, message: notAnswered, waits: id };
  return { ...draft, faults: [...draft.faults, fault] };
}

/** The listing whole: with what holds for all rows, a title, and what its fields do not take. */
function finish(
  { rows, values, faults }: ReadDraft,
  columns: readonly ReadColumn[],
  needed: Readonly<Record<string, FieldValue | { waits: string }>>,
  company: string,
  open: ReadonlySet<string>,
): Omit<SheetDraft, 'cells'> {
  const own = faults.map(({ waits, ...fault }) =>
    waits !== undefined && open.has(waits) ? { ...fault, waits } : fault,
  );
  const whole: ListingValues = { ...blankFor('dossier', company), ...values };
  const headOf = (name: string) =>
    columns.find(({ target }) => target === name)?.head ?? labelOfTarget[name] ?? name;
  for (const [name, value] of Object.entries(needed)) {
    if (values[name] !== undefined) continue;
    if (value !== null && typeof value === 'object' && 'waits' in value)
      own.push({
        row: rows[0] as number,
        column: headOf(name),
        message: notAnswered,
        waits: value.waits,
      });
    else whole[name] = value as FieldValue;
  }
  if (whole.title === '') whole.title = titleOf(whole);
  const told = new Set(own.map(({ column }) => column));
  const isSound = own.length === 0;
  const parsed = listingValues.dossier.draft.safeParse(whole, { error: sentenceFor });
  for (const { path, message } of parsed.error?.issues ?? []) {
    const column = headOf(String(path[0]));
    // Of what has no molecule nobody needs to hear that its title is missing.
    if (told.has(column) || (!isSound && path[0] === 'title')) continue;
    const isMissing = whole[String(path[0])] === '' || whole[String(path[0])] === null;
    own.push({ row: rows[0] as number, column, message, ...(isMissing && { isMissing }) });
  }
  return { rows, values: parsed.success ? parsed.data : whole, faults: own };
}

/** 'Apixaban Film Coated Tablets', as the form for a new dossier proposes it. */
function titleOf({ molecule, dosageForm }: ListingValues): string {
  return `${capitalise(String(molecule ?? ''))} ${String(dosageForm ?? '')}`.trim();
}
