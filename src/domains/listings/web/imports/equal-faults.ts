import type { WholeListingImport } from '../../contract/listing-imports.ts';

type Fault = WholeListingImport['faults'][number];

/** One fault and every row that has it. */
export type EqualFaults = Pick<Fault, 'column' | 'message'> & { rows: readonly number[] };

/** Faults of the same words in the same column as one, the most frequent first: who mends one mends them all. */
export function equalFaults(faults: readonly Fault[]): EqualFaults[] {
  const groups = Map.groupBy(faults, ({ column, message }) => JSON.stringify([column, message]));
  return [...groups.values()]
    .flatMap((equal) => {
      const [first] = equal;
      if (first === undefined) return [];
      const { column, message } = first;
      return [{ column, message, rows: equal.map(({ row }) => row).sort((one, other) => one - other) }];
    })
    .sort((one, other) => other.rows.length - one.rows.length || (one.rows[0] ?? 0) - (other.rows[0] ?? 0));
}

/** Row numbers as one reads them aloud: '4', '20–23'. */
export function rowRanges(rows: readonly number[]): string[] {
  const ranges: [number, number][] = [];
  for (const row of new Set(rows)) {
    const last = ranges.at(-1);
    if (last?.[1] === row - 1) last[1] = row;
    else ranges.push([row, row]);
  }
  return ranges.map(([from, to]) => (from === to ? String(from) : `${from}–${to}`));
}
