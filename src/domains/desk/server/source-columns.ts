import { type Column, getTableName, type SQL, sql, type Table } from 'drizzle-orm';
import { people } from '#domains/accounts/server/tables.ts';
import type { ColumnSource, Join } from '#platform/server/table-query/define.ts';

/** Columns that show what the table's column of the same name holds; `within` are the words that hold them all. */
export function sameColumns<Name extends string>(
  table: Readonly<Record<Name, Column>>,
  names: readonly Name[],
  within?: SQL,
): Record<Name, ColumnSource> {
  const sources = names.map((name) => [name, { value: sql`${table[name]}`, ...(within && { within }) }]);
  return Object.fromEntries(sources) as Record<Name, ColumnSource>;
}

/** A moment that has not come for every row: those without one stand at one end of its order. */
export function momentOrNone(column: Column, without: 'infinity' | '-infinity'): ColumnSource {
  return { value: sql`${column}`, order: sql`coalesce(${column}, ${sql.raw(`'${without}'`)})` };
}

/** What a row of the source names, joined where a column needs it. */
export function join(table: Table & { id: Column }, key: Column, optional?: true): Join {
  return { table: sql`${table}`, id: sql`${table.id}`, key: sql`${key}`, ...(optional && { optional }) };
}

/** Somebody of a row, under the name that their table goes by there. */
export function joinPerson(person: Table & { id: Column }, key: Column, optional?: true): Join {
  return { ...join(person, key, optional), table: sql`${people} ${sql.identifier(getTableName(person))}` };
}

/** Whether somebody has shown that they read the mailbox; nothing of whoever may not sign in any more. */
export function isProven(person: { emailVerifiedAt: Column; disabledAt: Column }): SQL {
  return sql`case when ${person.disabledAt} is null then ${person.emailVerifiedAt} is not null end`;
}
