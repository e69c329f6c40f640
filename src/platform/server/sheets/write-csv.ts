import { csvStart, toCsvRow } from '#platform/contract/csv-text.ts';

/** Writes a CSV file as its rows come: UTF-8 with a mark that sheet programs look for, line ends as they expect. */
export async function* writeCsv(rows: AsyncIterable<(string | number)[][]>): AsyncGenerator<Buffer> {
  yield Buffer.from(csvStart);
  for await (const batch of rows) {
    yield Buffer.from(batch.map(toCsvRow).join(''));
  }
}
