import type { ListingField } from '#domains/catalogue/contract/listing-field.ts';
import { dossierFields } from '#domains/dossiers/contract/dossier-fields.ts';
import type { Cell } from '#platform/server/sheets/sheet-row.ts';
import { leaveOut } from '../../../contract/own-sheets/answers.ts';
import type { OwnColumn } from '../../../contract/own-sheets/questions.ts';
import { type Asking, wordEnds } from '../asking.ts';
import type { HeadedTable } from '../table/find-head.ts';
import type { ColumnAmounts } from '../values/amounts.ts';
import { listIn, textOf } from '../values/cell-text.ts';
import type { CellTrouble } from '../values/cell-trouble.ts';
import { type DayOrder, dayOrders, readWrittenDay } from '../values/days.ts';
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
  /** Of a month and the like the day that it stands for, or what is the matter; null where there are none. */
  ofSpan: 'first' | 'last' | typeof leaveOut | CellTrouble | null;
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
      const texts = table.rows.map((row) => textIn(row.cells[column.column] ?? '', { ...column, field }));
      const read = {
        ...column,
        field,
        unit: '',
        strengthUnit: null,
        amounts: null,
        sign: null,
        order: null,
        isOrderAsked: false,
        ofSpan: null,
      };
      if (field?.type === 'date' || field?.reads === 'month') {
        const order = askOrder(column.head, texts, asking, notes);
        return {
          ...read,
          ...order,
          ofSpan: field.type === 'date' ? askSpans(column.head, texts, asking) : null,
        };
      }
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

/** A cell of a column as it is read: of what may be several each line is one. */
export function textIn(cell: Cell, { target, field }: Pick<ReadColumn, 'target' | 'field'>): string {
  const isList = target === 'strengths' || field?.type === 'choices' || field?.type === 'texts';
  return isList ? listIn(cell) : textOf(cell);
}

/** Whether a day of the sheet may stand in a column: '5/10' and '10x20' become one where a sheet has its way. */
export function mayBeDay({ target, field }: Pick<ReadColumn, 'target' | 'field'>): boolean {
  if (target === 'strengths' || field === null) return false;
  if (field.type === 'date' || field.reads === 'month' || field.reads === 'registered in') return true;
  return (field.type === 'text' || field.type === 'long-text') && field.reads === undefined;
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

const orderLabels: Readonly<Record<DayOrder, string>> = {
  'day-first': 'The day: 12/05/2027 is 12 May 2027',
  'month-first': 'The month: 12/05/2027 is 5 December 2027',
  'year-first': 'The year: 27/05/12 is 12 May 2027',
};
const standsFirst: Readonly<Record<DayOrder, string>> = {
  'day-first': 'the day',
  'month-first': 'the month',
  'year-first': 'the year',
};

function askOrder(
  head: string,
  texts: readonly string[],
  asking: Asking,
  notes: string[],
): Pick<ReadColumn, 'order' | 'isOrderAsked'> {
  const unclear: string[] = [];
  const certain = new Map<DayOrder, string>();
  const possible = new Set<DayOrder>(['day-first', 'month-first']);
  for (const text of texts) {
    const read = readWrittenDay(text);
    if (!('readings' in read)) continue;
    const orders = dayOrders.filter((order) => read.readings[order] !== null);
    for (const order of orders) possible.add(order);
    const [only, ...more] = orders;
    if (more.length > 0) unclear.push(text);
    else if (only !== undefined && !certain.has(only)) certain.set(only, text);
  }
  const kinds = [...certain];
  if (kinds.length > 1)
    notes.push(
      `'${head}' has two kinds of days: ${kinds.map(([order, text]) => `of '${text}' ${standsFirst[order]} stands first`).join(', ')}. Those that do not follow your answer come back.`,
    );
  if (unclear.length === 0 && kinds.length < 2) return { order: null, isOrderAsked: false };
  const answer = asking.ask({
    id: `order:${head}`,
    kind: 'order',
    column: head,
    words: `Which stands first in the days of '${head}'?`,
    options: [...possible].map((order) => ({ value: order, label: orderLabels[order] })),
    mayType: 'no',
    samples: [...new Set([...unclear, ...certain.values()])].slice(0, 3),
    rows: unclear.length,
  });
  return { order: dayOrders.find((order) => order === answer) ?? null, isOrderAsked: true };
}

/** Which of its days a month stands for, where cells say no more than that. */
function askSpans(head: string, texts: readonly string[], asking: Asking): ReadColumn['ofSpan'] {
  const spans = texts.filter((text) => 'span' in readWrittenDay(text));
  const [sample = ''] = spans;
  const read = readWrittenDay(sample);
  if (!('span' in read)) return null;
  const { first, last } = read.span;
  const id = `span:${head}`;
  const answer = asking.ask({
    ...{
      id,
      kind: 'span',
      column: head,
      words: `Which day do months, quarters and years of '${head}' stand for?`,
    },
    options: [
      { value: 'first', label: `The first: ${sample} is ${first}` },
      { value: 'last', label: `The last: ${sample} is ${last}` },
      ...wordEnds,
    ],
    mayType: 'no',
    samples: [...new Set(spans)].slice(0, 3),
    rows: spans.length,
  });
  const message = 'This is no day but a span of days: write the day, as 2031-03-05';
  if (answer === null) return { message, waits: id };
  return answer === 'first' || answer === 'last' || answer === leaveOut ? answer : { message };
}
