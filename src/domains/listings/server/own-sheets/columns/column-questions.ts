import type { ListingField } from '#domains/catalogue/contract/listing-field.ts';
import { dossierFields } from '#domains/dossiers/contract/dossier-fields.ts';
import type { OwnColumn } from '../../../contract/own-sheets/questions.ts';
import type { Asking } from '../asking.ts';
import type { HeadedTable } from '../table/find-head.ts';
import type { ColumnAmounts } from '../values/amounts.ts';
import { textOf } from '../values/cell-text.ts';
import type { CellTrouble } from '../values/cell-trouble.ts';
import { type DayOrder, readWrittenDay } from '../values/days.ts';
import { type DecimalSign, hasUnclearAmount, hasUnclearStrength } from '../values/numbers.ts';
import type { StrengthUnit } from '../values/strengths.ts';
import { askAmounts } from './amount-questions.ts';
import { askStrengthUnit, askTimeUnit } from './unit-questions.ts';

/** A column that is read: for which field, and what of its cells holds for all of them. */
export type ReadColumn = OwnColumn & {
  field: ListingField | null;
  /** Of bare times, as its head or its owner says it: months; or what is the matter with them. '' where they are left out. */
  unit: string | CellTrouble;
  /** Of bare strengths: mg. */
  strengthUnit: StrengthUnit | CellTrouble | null;
  /** Of money, quantities and per cents: what holds for those that do not say it. */
  amounts: ColumnAmounts | null;
  sign: DecimalSign | null;
  /** Null where it is asked and not answered. */
  order: DayOrder | null;
  isOrderAsked: boolean;
};

const amounts = new Set<string>(['money', 'percent', 'price', 'quantity'] satisfies Amount[]);

const fields = new Map(dossierFields.map((field) => [field.name, field]));

type Amount = 'money' | 'percent' | 'price' | 'quantity';

/** What amounts a field's words hold; null where they hold none. */
export function amountsOf(field: ListingField | null): Amount | null {
  return amounts.has(field?.reads ?? '') ? (field?.reads as Amount) : null;
}

/** Asks of each column what only its owner knows of all its cells; what is peculiar about them is told in `notes`. */
export function askColumns(
  table: HeadedTable,
  columns: readonly OwnColumn[],
  asking: Asking,
  notes: string[],
): ReadColumn[] {
  return columns
    .filter(({ target }) => target !== 'none')
    .map((column) => {
      const field = fields.get(column.target) ?? null;
      const texts = table.rows.map((row) => textOf(row.cells[column.column] ?? ''));
      const read = {
        ...column,
        field,
        unit: '',
        strengthUnit: null,
        amounts: null,
        sign: null,
        order: null,
        isOrderAsked: false,
      };
      if (field?.type === 'date') return { ...read, ...askOrder(column.head, texts, asking, notes) };
      const isStrength = column.target === 'strengths' || column.target === 'product';
      if (field?.reads === 'months' || field?.reads === 'weeks')
        return { ...read, unit: askTimeUnit(column.head, texts, asking) };
      const isUnclear = isStrength ? hasUnclearStrength : hasUnclearAmount;
      const reads = amountsOf(field);
      if (!isStrength && reads === null) return read;
      const unclear = texts.filter(isUnclear);
      return {
        ...read,
        sign: unclear.length === 0 ? null : askSign(column.head, unclear, isStrength, asking),
        strengthUnit: isStrength ? askStrengthUnit(column.head, texts, asking) : null,
        amounts: reads === null ? null : askAmounts(column.head, reads, texts, asking),
      };
    });
}

function askSign(
  head: string,
  unclear: readonly string[],
  isStrength: boolean,
  asking: Asking,
): DecimalSign | null {
  const answer = asking.ask({
    id: `decimal:${head}`,
    kind: 'decimal',
    column: head,
    words: `What is a comma in '${head}'?`,
    options: [
      { value: 'comma', label: 'It stands before decimals: 2,5 is two and a half, 1.000 a thousand' },
      {
        value: 'point',
        label: isStrength
          ? 'It stands between strengths or thousands: 20,40 are two strengths; a point stands before decimals'
          : 'It stands between thousands: 1,250 is more than a thousand; a point stands before decimals',
      },
    ],
    mayType: 'no',
    samples: [...new Set(unclear)].slice(0, 3).map((text) => text.slice(0, 80)),
    rows: unclear.length,
  });
  return answer === 'comma' || answer === 'point' ? answer : null;
}

function askOrder(
  head: string,
  texts: readonly string[],
  asking: Asking,
  notes: string[],
): Pick<ReadColumn, 'order' | 'isOrderAsked'> {
  const unclear: string[] = [];
  const certain = { dayFirst: '', monthFirst: '' };
  for (const text of texts) {
    const read = readWrittenDay(text);
    if (!('either' in read)) continue;
    const [dayFirst, monthFirst] = read.either;
    if (dayFirst !== null && monthFirst !== null) unclear.push(text);
    else if (dayFirst === null) certain.monthFirst ||= text;
    else certain.dayFirst ||= text;
  }
  if (certain.dayFirst !== '' && certain.monthFirst !== '')
    notes.push(
      `'${head}' has two kinds of days: of '${certain.dayFirst}' the day stands first, of '${certain.monthFirst}' the month. Those that do not follow your answer come back.`,
    );
  const isMixed = certain.dayFirst !== '' && certain.monthFirst !== '';
  if (unclear.length === 0 && !isMixed) return { order: null, isOrderAsked: false };
  const samples = [...new Set([...unclear, certain.dayFirst, certain.monthFirst].filter(Boolean))].slice(
    0,
    3,
  );
  const answer = asking.ask({
    id: `order:${head}`,
    kind: 'order',
    column: head,
    words: `Which stands first in the days of '${head}'?`,
    options: [
      { value: 'day-first', label: 'The day: 12/05/2027 is 12 May 2027' },
      { value: 'month-first', label: 'The month: 12/05/2027 is 5 December 2027' },
    ],
    mayType: 'no',
    samples,
    rows: unclear.length,
  });
  return { order: answer === 'day-first' || answer === 'month-first' ? answer : null, isOrderAsked: true };
}
