import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { LaunchRegister, LaunchRowOf } from '#domains/registers/contract/register-rows.ts';
import { columnsOfRegister } from '#domains/registers/server/editions/row-copy.ts';
import { type RegisterRows, registerRows } from '#domains/registers/server/row-index/rules.ts';
import { bundledEditions, rowsFile } from '#domains/registers/server/snapshot/bundled.ts';

/** The rows that the repository brings along, read from their files as they lie there: for rules that want no database. */
export function bundledRows(): RegisterRows {
  return registerRows(
    rowsOf,
    (register) => bundledEditions().find((one) => one.register === register)?.day ?? null,
  );
}

function rowsOf<R extends LaunchRegister>(register: R): LaunchRowOf[R][] {
  const columns = columnsOfRegister(register);
  const lines = gunzipSync(readFileSync(rowsFile(register)))
    .toString('utf8')
    .trimEnd()
    .split('\n');
  return lines.map((line) => {
    const cells = line.split('\t').slice(1);
    const values = columns.map(({ key, type }, at) => [key, readCell(type, cells[at] ?? '')]);
    return Object.fromEntries(values) as LaunchRowOf[R];
  });
}

/** As COPY writes it, the other way round. */
function readCell(type: string, cell: string): unknown {
  if (cell === '\\N') return null;
  if (type === 'boolean') return cell === 't';
  const text = cell.replace(/\\([\\tnr])/g, (_, one: string) => ({ t: '\t', n: '\n', r: '\r' })[one] ?? one);
  if (type !== 'text[]') return text;
  return JSON.parse(`[${text.slice(1, -1)}]`);
}
