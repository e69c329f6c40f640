import { inShort } from '#domains/registers/contract/days.ts';
import type { LaunchWindow } from '#domains/registers/contract/launch-windows.ts';
import { isFrom, rowsOf, type Told, type WindowRow } from '#domains/registers/contract/window-rows.ts';
import {
  asOfWords,
  headline,
  marketNames,
  nameOf,
  noAdvice,
  oldFor,
  sourceOf,
  unknownWords,
} from '#domains/registers/contract/window-words.ts';
import type { LetterSection } from '#platform/server/documents/letter.ts';

/** A molecule may have sixty patents: of each part so many are printed whole, the last to end first. */
const mostPrinted = 12;

/** Launch windows on paper: of each market what its page says, with the rows and editions that say so (§13.15, §20.4). */
export function printedWindows(windows: readonly LaunchWindow[], today: string): LetterSection[] {
  return windows.map((window, place) => ({
    heading: `Launch window: ${marketNames[window.market]}`,
    facts: [
      { label: 'When', value: [headline(window, today), ...readOn(window, today)].join('\n') },
      ...rowsOf(window, today).map((row) => ({
        label: row.means === '' ? row.name : `${row.name}: ${row.means}`,
        value: wordsOf(row),
      })),
      ...(place === windows.length - 1 ? [{ label: 'Good to know', value: noAdvice }] : []),
    ],
  }));
}

function readOn(window: LaunchWindow, today: string): string[] {
  const days = oldFor(window.asOf, today);
  const read = `${asOfWords(window)}${days === null ? '' : `, ${days} days old`}`;
  return window.state === 'unknown' ? [read, `${unknownWords(window)} Unknown does not mean free.`] : [read];
}

function wordsOf({ when, reasons }: WindowRow): string {
  const standing = reasons.filter(({ struck }) => struck === null);
  const printed = standing.slice(0, mostPrinted);
  const more = standing.length - printed.length;
  return [
    when,
    ...printed.map(lineOf),
    ...(more > 0 ? [`And ${more} more that end no later: the dossier’s page has them.`] : []),
    ...struckOut(reasons),
  ].join('\n');
}

function lineOf({ reason }: Told): string {
  const code = reason.kind === 'patent' && reason.code !== null ? ` (${reason.code})` : '';
  const end = reason.until === null ? '' : `, ${isFrom(reason) ? 'from' : 'to'} ${inShort(reason.until)}`;
  const address = reason.address === undefined ? '' : `, ${reason.address}`;
  return `• ${nameOf(reason)}${code}${end}: ${reason.words} ${sourceOf(reason)}${address}.`;
}

/** What counts for nothing is told by name and why, as the page strikes it out. */
function struckOut(reasons: readonly Told[]): string[] {
  const names = reasons.flatMap(({ reason, struck }) =>
    struck === null ? [] : [`${nameOf(reason)} (${struck})`],
  );
  const named = names.slice(0, mostPrinted);
  const more = names.length - named.length;
  if (named.length === 0) return [];
  return [`Not counted: ${[...named, ...(more > 0 ? [`${more} more`] : [])].join(', ')}.`];
}
