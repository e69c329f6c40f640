import type { TablePage } from '#platform/contract/tables/page.ts';

/** 'More than 10,000 rows', as far as a table counts them. */
export function countWords({ count, more }: TablePage, noun: string): string {
  const rows = `${count.toLocaleString('en-GB')} ${noun}`;
  if (more) return `More than ${rows}s`;
  return count === 1 ? rows : `${rows}s`;
}
