/** A row of a table as it is typed. */
export type TypedRow = Readonly<Record<string, string | boolean>>;

/** The rows of a table that is typed, as they are sent: without blanks around, and without empty ones at the end. */
export function rowsOf(typed: string): TypedRow[] {
  const rows = typedRows(typed).map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, cell]) => [name, typeof cell === 'string' ? cell.trim() : cell]),
    ),
  );
  while (rows.length > 0 && isEmpty(rows.at(-1) ?? {})) rows.pop();
  return rows;
}

/** The same as they stand in the form. */
export function typedRows(typed: string): TypedRow[] {
  return typed === '' ? [] : JSON.parse(typed);
}

export function rowsJson(rows: readonly object[]): string {
  return rows.length === 0 ? '' : JSON.stringify(rows);
}

function isEmpty(row: TypedRow): boolean {
  return Object.values(row).every((cell) => cell === '' || cell === false);
}
