import type { Rest } from './rest.ts';
import { median, routeNames, type SearchResults } from './search/http-load.ts';
import type { ThreadResult } from './thread.ts';

/** What was promised, and what was measured. */
export type Goal = { what: string; value: number; atMost: number };

const maxRatio = 6;
const maxStart = 2_000;
/** Shares of a core, and megabytes. */
const atRest = { share: 0.003, resident: 200, residentAfterLoad: 260 };
const maxThread = 100;

export function printSearch({ finder, loads, searches, empty, rounds, answerBytes }: SearchResults): Goal[] {
  const goals: Goal[] = [];
  const rows = loads.map((load) => {
    const { clients, route, p50, p99, perSecond } = load;
    const floor = (of: string) => loads.find((other) => other.clients === clients && other.route === of);
    const ratio = p50 / (floor('/bench/constant')?.p50 ?? 0);
    const share = (100 * perSecond) / (floor('/healthz')?.perSecond ?? 0);
    const numbers = [p50.toFixed(2), p99.toFixed(2), perSecond.toFixed(0), share.toFixed(0)];
    if (route !== finder) return [String(clients), routeNames[route], ...numbers, ratio.toFixed(1)];
    goals.push({
      what: `p50 of ${finder} by the constant's, ${clients} at once`,
      value: ratio,
      atMost: maxRatio,
    });
    return [String(clients), routeNames[route], ...numbers, `${ratio.toFixed(1)} (at most ${maxRatio})`];
  });
  console.log(`
${routeNames[finder]} over HTTP: ${searches} different searches, ${empty} of them without a match, all sent in each of ${rounds} rounds;
medians over the rounds. The constant is the median answer, ${answerBytes} bytes, as ready text.
`);
  printTable(
    ['clients', 'route', 'p50 ms', 'p99 ms', 'answers/s', '% of /healthz', 'p50 of the constant'],
    rows,
  );
  return goals;
}

export function printThread({ messages, openings, answerBytes, p50, p99 }: ThreadResult): Goal[] {
  console.log(`
A request with ${messages} messages over HTTP, ${answerBytes} bytes, opened ${openings} times one after the other.
`);
  printTable(
    ['thread', 'p50 ms', 'p99 ms'],
    [['GET /api/requests/{reference}', p50.toFixed(1), `${p99.toFixed(1)} (at most ${maxThread})`]],
  );
  return [{ what: `p99 of a thread of ${messages} messages in ms`, value: p99, atMost: maxThread }];
}

export function printRest(rest: Rest): Goal[] {
  console.log('\nThe process alone, without PostgreSQL, on the demo:\n');
  printTable(
    ['at rest', ''],
    [
      ['of a core, %', `${(100 * rest.share).toFixed(2)} (at most ${100 * atRest.share})`],
      ['MB', `${rest.resident.toFixed(0)} (at most ${atRest.resident})`],
      [
        'MB after a minute of searches',
        `${rest.residentAfterLoad.toFixed(0)} (at most ${atRest.residentAfterLoad})`,
      ],
    ],
  );
  return [
    { what: 'share of a core at rest', value: rest.share, atMost: atRest.share },
    { what: 'MB at rest', value: rest.resident, atMost: atRest.resident },
    {
      what: 'MB after a minute of searches',
      value: rest.residentAfterLoad,
      atMost: atRest.residentAfterLoad,
    },
  ];
}

export function printStarts(first: number, later: number[], bare: number[]): Goal[] {
  const inWords = (times: number[]) => times.map((milliseconds) => milliseconds.toFixed(0)).join(', ');
  printTable(
    ['start', 'ms until ready'],
    [
      ['first: makes the database, seeds it', first.toFixed(0)],
      ['later', `${inWords(later)} (at most ${maxStart})`],
      ['bare: PostgreSQL, and a server that listens', inWords(bare)],
      ['a later one by a bare one', (median(later) / median(bare)).toFixed(1)],
    ],
  );
  return [{ what: 'a later start in ms, median', value: median(later), atMost: maxStart }];
}

/** Text in the first column that has words, numbers to the right. */
export function printTable(head: string[], rows: string[][]): void {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: string[]) =>
    cells
      .map((cell, column) =>
        /^[\d.]/.test(cell) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ');
  console.log([line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line), ''].join('\n'));
}

/** Says which goals were missed, and lets the bench end as failed then. */
export function reportMissed(goals: Goal[]): void {
  const missed = goals.filter((goal) => goal.value > goal.atMost);
  for (const { what, value, atMost } of missed) {
    console.error(`Past its goal: ${what}, ${value} of at most ${atMost}`);
  }
  process.exitCode = missed.length > 0 ? 1 : 0;
}

/** The value below which this share of them lies; 0 of none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
}
