import type { Accuracy, Score } from './accuracy.ts';
import { type AtSize, exponent, httpMedian, loadOf, percent, sum } from './figures.ts';
import type { Judgement } from './goals.ts';
import { routeNames } from './http-load.ts';
import { heapMegabytes, loadLimit } from './peers/run-peer.ts';

/** A table in Markdown; text in the first column, numbers in the others. */
function table(head: string[], rows: string[][]): string[] {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, column) => (column === 0 ? '---' : '---:'))), ...rows.map(line)];
}

/** Milliseconds, as finely as they can be told apart. */
function inMilliseconds(value: number): string {
  return value < 10 ? value.toFixed(2) : value.toFixed(0);
}

export function peerTable({ size, peers, served }: AtSize): string[] {
  const rows = peers.map(({ peer, built, answered, loaded, error }) => [
    peer,
    built ? (built.builtIn / 1000).toFixed(1) : '–',
    built ? (built.bytes / 1e6).toFixed(0) : '–',
    built ? (built.bytes / size).toFixed(0) : '–',
    answered ? inMilliseconds(answered.p50) : '–',
    answered ? inMilliseconds(answered.p99) : '–',
    answered ? String(answered.asked) : '–',
    answered ? `${((100 * answered.found) / answered.asked).toFixed(0)} %` : '–',
    error ? `${error}${built ? '' : `; had taken in ${loaded}`}` : '',
  ]);
  return [
    `Text, filters, page and every count, without HTTP; ${served.results.searches} different searches, at least one ` +
      `round uncounted where time allows; each in a process of its own with ${heapMegabytes} MB of heap and ` +
      `${loadLimit / 1000} s of its own to load. Memory is what lives in the process after a collection, of plain SQL what its tables take on disk.`,
    '',
    ...table(
      [
        '',
        'built, s',
        'MB',
        'bytes a dossier',
        'p50 ms',
        'p99 ms',
        'searches timed',
        'with a match',
        'fault',
      ],
      rows,
    ),
  ];
}

/** The engine's searches with ranges and in the order of a column, beside the same ones without. */
export function variantTable({ peers }: AtSize): string[] {
  const measured = Object.entries(peers.find(({ variants }) => variants)?.variants ?? {});
  const plain = measured[0]?.[1].p50 ?? Number.NaN;
  return [
    'The same searches with ranges and sorted by a column, each in turn in one process, without HTTP:',
    '',
    ...table(
      ['', 'p50 ms', 'p99 ms', 'p50 of that without'],
      measured.map(([variant, { p50, p99 }]) => [
        variant,
        inMilliseconds(p50),
        inMilliseconds(p99),
        (p50 / plain).toFixed(2),
      ]),
    ),
  ];
}

export function httpTable({ served: { results, serving, suggestions } }: AtSize): string[] {
  const rows = results.loads.map(({ clients, route, p50, p99, perSecond }) => {
    const share = (of: string) =>
      `${((100 * perSecond) / (loadOf(results, of, clients)?.perSecond ?? Number.NaN)).toFixed(0)} %`;
    return [
      routeNames[route],
      String(clients),
      inMilliseconds(p50),
      inMilliseconds(p99),
      perSecond.toFixed(0),
      share('/bench/constant'),
      share('/healthz'),
    ];
  });
  return [
    `Over HTTP, one process, ${results.searches} different searches (${results.empty} without a match) in each of ` +
      `${results.rounds} rounds, medians over the rounds; the constant is the median answer, ` +
      `${results.answerBytes} bytes. The process held ${(serving.resident / 1e6).toFixed(0)} MB when it was ready.`,
    '',
    ...table(['', 'clients', 'p50 ms', 'p99 ms', 'answers/s', 'of the constant', 'of /healthz'], rows),
    '',
    `Suggestions while typing, one client: p50 ${inMilliseconds(suggestions.p50)} ms, p99 ${inMilliseconds(suggestions.p99)} ms.`,
  ];
}

export function startTable(all: AtSize[]): string[] {
  const rows = all.map(({ name, served: { serving } }) => [
    name,
    (serving.indexedIn / 1000).toFixed(2),
    (serving.readyIn / 1000).toFixed(2),
  ]);
  return table(['dossiers', 'index from PostgreSQL, s', 'start of the process to first answer, s'], rows);
}

export function growthTable(all: AtSize[]): string[] {
  const rows = all.slice(1).map((at, position) => {
    const before = all[position] as AtSize;
    const engine = (one: AtSize) => ({ size: one.size, value: one.peers[0]?.answered?.p50 ?? Number.NaN });
    return [
      `${before.name} to ${at.name}`,
      exponent(engine(before), engine(at)).toFixed(2),
      exponent(httpMedian(before), httpMedian(at)).toFixed(2),
    ];
  });
  return table(['exponent of p50', 'engine alone', 'over HTTP, one client'], rows);
}

export function accuracyTables({ kinds, missed, unanswerable }: Accuracy): string[] {
  const cells = ({ right, of }: Score) => [`${right}/${of}`, percent({ right, of })];
  const both = kinds.map(
    ({ kind, tuned, heldOut }) => [kind, tuned, heldOut, sum([tuned, heldOut])] as const,
  );
  const total = [1, 2, 3].map((column) => sum(both.map((row) => row[column] as Score))) as [
    Score,
    Score,
    Score,
  ];
  return [
    ...table(
      ['kind', 'tuned', '', 'held out', '', 'all', ''],
      [...both, ['all', ...total] as const].map(([kind, ...scores]) => [kind, ...scores.flatMap(cells)]),
    ),
    '',
    `Missed in the tuned part: ${missed.join('; ') || 'none'}.`,
    ...(unanswerable.length > 0 ? ['', `Not in this catalogue: ${unanswerable.join('; ')}.`] : []),
  ];
}

export function goalTable(judgements: Judgement[]): string[] {
  const rows = judgements.map(({ what, figure, goal, met }) => [what, figure, goal, met ? 'yes' : '**no**']);
  return table(['goal', 'measured', 'promised', 'met'], rows);
}
