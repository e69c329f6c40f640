import { monthNames } from '#platform/contract/dates.ts';

/** 'Nov 5th 24' (§2.13), the same wherever it is read. */
export function shortDay(iso: string): string {
  const date = new Date(iso);
  const year = String(date.getUTCFullYear()).slice(-2);
  return `${monthNames[date.getUTCMonth()]} ${ordinal(date.getUTCDate())} ${year}`;
}

function ordinal(day: number): string {
  const teens = day > 10 && day < 20;
  const ending = teens ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th');
  return `${day}${ending}`;
}
