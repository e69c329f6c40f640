import type { FieldValue } from '#domains/catalogue/contract/listing-field.ts';
import { dossierFields } from '#domains/dossiers/contract/dossier-fields.ts';
import type { SheetRow } from '#platform/server/sheets/sheet-row.ts';
import type { Asking } from './asking.ts';
import { mayBeDay, type ReadColumn, textIn } from './columns/column-questions.ts';
import { type CellTrouble, notAnswered } from './values/cell-trouble.ts';
import type { CatalogueNames, MoleculeRead } from './values/molecules.ts';
import { askPlaces, orderByNames } from './values/named-strengths.ts';
import { hasUnclearStrength } from './values/numbers.ts';
import { namedInProduct, readProduct } from './values/product.ts';
import { readCross, readField, readNamed } from './values/read-field.ts';
import { lacksUnit, readStrengths, type SaidAmounts } from './values/strengths.ts';

/** What is wrong beside which cell. */
export type RowFault = {
  row: number;
  column: string;
  message: string;
  waits?: string;
  /** A new listing needs it; one that is there has it. */
  isMissing?: true;
};

/** A listing as rows of a sheet say it, by the names of fields. */
export type ReadDraft = {
  rows: number[];
  values: Record<string, FieldValue>;
  faults: RowFault[];
  said?: SaidAmounts;
};

/** A row that holds no product, and why it is taken for none. */
export type SkippedRow = { row: number; words: string };

const marketOrder = (dossierFields.find(({ name }) => name === 'markets') as { options: readonly string[] })
  .options;

const unplaced =
  'Which strength is of which substance is not said: write each with its own, as amlodipine 5 mg / valsartan 160 mg';

/** Reads one row. `above` is what its molecule's cell said last. */
export function readRow(
  row: SheetRow,
  columns: readonly ReadColumn[],
  asking: Asking,
  catalogue: CatalogueNames,
  named: string,
): ReadDraft {
  const draft: ReadDraft = { rows: [row.number], values: {}, faults: [] };
  const trouble = (column: ReadColumn, { message, waits }: CellTrouble) =>
    draft.faults.push({
      row: row.number,
      column: column.head,
      message,
      ...(waits !== undefined && { waits }),
    });
  const markets = new Set<string>();
  let molecule: MoleculeRead | null = null;
  let strengths: { column: ReadColumn; text: string } | null = null;

  for (const column of columns) {
    const cell = row.cells[column.column] ?? '';
    if (typeof cell === 'object' && 'fault' in cell) {
      trouble(column, { message: cell.fault });
      continue;
    }
    const text = textIn(cell, column) || (isNaming(column) ? named : '');
    if (text === '') continue;
    if (typeof cell === 'object' && !mayBeDay(column)) {
      trouble(column, {
        message: `A day stands here, ${text}, where none is meant: the sheet may have made one of what was typed`,
      });
      continue;
    }
    if (column.target === 'molecule') {
      const read = readNamed(text.replaceAll('*', '').trim(), column.head, asking, catalogue);
      if ('message' in read) trouble(column, read);
      else molecule = read;
    } else if (column.target === 'product') {
      const read = readProductCell(text, column, asking, catalogue);
      if ('message' in read) trouble(column, read);
      else {
        molecule = read.molecule;
        if (read.form !== '') draft.values.dosageForm = read.form;
        if (read.strengths !== '') strengths = { column, text: read.strengths };
      }
    } else if (column.target === 'strengths') strengths = { column, text };
    else if (column.target.startsWith('market:')) {
      const read = readCross(text, column.head, asking);
      if ('message' in read) trouble(column, read);
      else if (read.value === true) markets.add(column.target.slice(7));
    } else if (column.field !== null) {
      const read = readField(column.field, text, column, asking);
      if ('message' in read) trouble(column, read);
      else if (read.value !== '') draft.values[column.target] = read.value;
    }
  }
  if (markets.size > 0) {
    const said = new Set([...markets, ...((draft.values.markets as readonly string[] | undefined) ?? [])]);
    draft.values.markets = marketOrder.filter((market) => said.has(market));
  }
  if (molecule !== null) {
    draft.values.molecule = molecule.molecule;
    if (molecule.salt !== '' && draft.values.salt === undefined) draft.values.salt = molecule.salt;
  }
  // Which strengths they are the molecule tells; of one that is not known only a single strength is certain.
  if (strengths !== null && molecule !== null) {
    const { column, text } = strengths;
    const isUnclear = column.sign === null && hasUnclearStrength(text);
    const { names } = molecule;
    const byName = names.length > 1 ? orderByNames(text, names, catalogue) : null;
    const unit = column.strengthUnit;
    const isUnitOpen = unit !== null && 'message' in unit;
    const ofColumn = unit === null || isUnitOpen ? undefined : unit;
    const read =
      byName === null
        ? readStrengths(text, molecule, column.sign, ofColumn)
        : readStrengths(byName, { names, order: [...names.keys()] }, column.sign, ofColumn);
    if (isUnitOpen && lacksUnit(byName ?? text)) trouble(column, unit);
    else if (isUnclear)
      trouble(column, {
        message: notAnswered,
        waits: `decimal:${column.head}`,
      });
    else if ('fault' in read) trouble(column, { message: read.fault });
    else {
      const isPlaced = byName === null && read.amounts.some((strength) => new Set(strength).size > 1);
      const sample = `${names.join(' + ')}: ${text}`;
      const places = isPlaced ? askPlaces(column.head, sample, asking) : { isAsNamed: true };
      if (!places.isAsNamed) trouble(column, { message: unplaced, ...places });
      draft.values.strengths = read.strengths;
      draft.said = { names, amounts: read.amounts, column: column.head, isPlaced };
    }
  }
  return draft;
}

function isNaming({ target }: ReadColumn): boolean {
  return target === 'molecule' || target === 'product';
}

function readProductCell(text: string, column: ReadColumn, asking: Asking, catalogue: CatalogueNames) {
  const read = readProduct(text, catalogue);
  if (read !== null) return read;
  const named = namedInProduct(text);
  const molecule = readNamed(named, column.head, asking, catalogue);
  if ('message' in molecule) return molecule;
  const again = readProduct(text.replace(named, molecule.molecule), catalogue);
  return (
    again ?? {
      message: `'${text.slice(0, 60)}' is not understood whole: write molecule, form and strength, as 'Amlodipine Tablets 5 mg'`,
    }
  );
}
