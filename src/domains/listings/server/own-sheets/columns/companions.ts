import { currencyNames, currencyOf } from '#domains/catalogue/contract/reading/currencies.ts';
import { dossierFields } from '#domains/dossiers/contract/dossier-fields.ts';
import type { Cell } from '#platform/server/sheets/sheet-row.ts';
import type { OwnColumn } from '../../../contract/own-sheets/questions.ts';
import type { HeadedTable } from '../table/find-head.ts';
import { isBareAmount, saysBasis } from '../values/amounts.ts';
import { textOf } from '../values/cell-text.ts';
import { lacksUnit } from '../values/strengths.ts';
import { isBareTime } from '../values/units.ts';
import { fold } from '../words/fold.ts';
import { basisHeads, currencyHeads, unitHeads } from '../words/head-words.ts';

const reads = new Map(dossierFields.map(({ name, reads: what }) => [name, what]));

/** Whether numbers of a field are counted in something that a column behind it may say; and whether a cell leaves it open. */
function leavesUnitOpen(target: string): ((text: string) => boolean) | null {
  if (target === 'strengths') return lacksUnit;
  const what = reads.get(target);
  if (what === 'price') return (text) => !saysBasis(text);
  if (what === 'quantity') return isBareAmount;
  return what === 'months' || what === 'weeks' ? isBareTime : null;
}

/**
 * The same table with what columns of units and of currencies say in the cells that they are of: '5' and 'mcg' are '5 mcg'. By
 * what is peculiar about them, in `notes`.
 */
export function withCompanions(
  table: HeadedTable,
  columns: readonly OwnColumn[],
  notes: string[],
): HeadedTable {
  const unitOf = new Map<number, number>();
  const isUnmapped = (at: number) => columns.some(({ column, target }) => column === at && target === 'none');
  const headOf = (at: number) => fold(table.heads[at] ?? '');
  for (const { column, target } of columns)
    if (leavesUnitOpen(target) !== null && isUnmapped(column + 1)) {
      const heads = reads.get(target) === 'price' ? basisHeads : unitHeads;
      if (heads.has(headOf(column + 1))) unitOf.set(column, column + 1);
    }
  const currencies = columns.filter(
    ({ column, target }) => target === 'none' && currencyHeads.has(headOf(column)),
  );
  const [currency, ...more] = currencies;
  const sums = columns.filter(({ target }) => reads.get(target) === 'price' || reads.get(target) === 'money');
  const isOne = currency !== undefined && more.length === 0;
  if (unitOf.size === 0 && !(isOne && sums.length > 0)) return table;
  for (const [of, unit] of unitOf)
    notes.push(`The numbers of '${table.heads[of]}' are in what '${table.heads[unit]}' says beside them.`);
  if (isOne && sums.length > 0)
    notes.push(`Amounts that name no currency are of what '${currency.head}' says.`);
  const rows = table.rows.map((row) => {
    const cells = [...row.cells];
    if (isOne)
      for (const { column } of sums)
        cells[column] = ofCurrency(cells[column] ?? '', textOf(cells[currency.column] ?? ''));
    for (const { column, target } of columns) {
      const isOpen = leavesUnitOpen(target);
      const unit = unitOf.get(column);
      if (isOpen === null || unit === undefined) continue;
      const word = reads.get(target) === 'price' ? 'per ' : '';
      cells[column] = joined(cells[column] ?? '', isOpen, textOf(cells[unit] ?? ''), word);
    }
    return { ...row, cells };
  });
  return { ...table, rows };
}

function joined(cell: Cell, isOpen: (text: string) => boolean, unit: string, word: string): Cell {
  if (typeof cell !== 'string' || cell === '' || unit === '' || !isOpen(cell)) return cell;
  return `${cell} ${/^(?:per|je|pro|por|par|\/)/i.test(unit) ? '' : word}${unit}`;
}

/** An amount whose row names no currency that is known is of none: what holds for other rows holds not for it. */
function ofCurrency(cell: Cell, named: string): Cell {
  if (typeof cell !== 'string' || !isBareAmount(cell)) return cell;
  const name = named.toLowerCase();
  if (!currencyNames.includes(name))
    return { fault: `Its row names no currency that is known: '${named.slice(0, 20)}'`, shows: cell };
  return `${currencyOf(name)} ${cell}`;
}
