import { toSentenceDate } from '#platform/contract/dates.ts';

/** '3 Nov 2026' of 2026-11-03. */
export function dayInWords(day: string): string {
  return toSentenceDate(new Date(`${day}T00:00:00Z`));
}
