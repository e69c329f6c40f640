import { keyed, rowKeys, type TableName } from '../../../contract/terms/row-keys.ts';
import { linesOf, type TypedTerms, wordsJson, wordsOf } from '../typed-terms.ts';
import { rowsJson, type TypedRow, typedRows } from '../values/typed-rows.ts';

/** Which fields a line of a redline stands for, where it stands for more than the one that it is called by. */
const fieldsOfLine: Partial<Record<string, readonly (keyof TypedTerms)[]>> = {
  supplyPrice: ['supplyPrice', 'priceUnit'],
};

/** What a form has to hold so that one line of it says what was asked for. */
export function takeLine(typed: TypedTerms, asked: TypedTerms, key: string): Partial<TypedTerms> {
  const [kind = '', ...rest] = key.split(' ');
  const name = rest.join(' ');
  if (kind === 'volumes') return { volumes: withYear(typed.volumes, asked.volumes, Number(name)) };
  if (kind === 'words') {
    const words = { ...wordsOf(typed.words), [name]: wordsOf(asked.words)[name] ?? '' };
    return { words: wordsJson(words) };
  }
  if (kind in rowKeys && name !== '') {
    const table = kind as TableName;
    return { [table]: withRow(table, typed[table], asked[table], name) };
  }
  const fields = fieldsOfLine[kind] ?? [kind as keyof TypedTerms];
  return Object.fromEntries(fields.map((field) => [field, asked[field]]));
}

/** Whether the form says of a line what was asked for. */
export function isTaken(typed: TypedTerms, asked: TypedTerms, key: string): boolean {
  const wanted = Object.entries(takeLine(typed, asked, key));
  return wanted.every(([field, value]) => typed[field as keyof TypedTerms] === value);
}

function withYear(typed: string, asked: string, year: number): string {
  const years = linesOf(typed);
  while (years.length <= year) years.push('');
  years[year] = linesOf(asked)[year] ?? '';
  while (years.at(-1) === '') years.pop();
  return years.join('\n');
}

/** With the row as it was asked for, at its place, or without it. */
function withRow(table: TableName, typed: string, asked: string, key: string): string {
  const keyOf = rowKeys[table] as (row: TypedRow) => string;
  const rows = keyed(typedRows(typed), keyOf);
  const wanted = keyed(typedRows(asked), keyOf);
  const row = wanted.find((one) => one.key === key)?.row;
  if (row === undefined) return rowsJson(rows.filter((one) => one.key !== key).map((one) => one.row));
  if (rows.some((one) => one.key === key)) {
    return rowsJson(rows.map((one) => (one.key === key ? row : one.row)));
  }
  // Behind what it follows there.
  const before = wanted[wanted.findIndex((one) => one.key === key) - 1]?.key;
  const place = rows.findIndex((one) => one.key === before) + 1 || (before === undefined ? 0 : rows.length);
  return rowsJson(rows.map((one) => one.row).toSpliced(place, 0, row));
}
