import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { pino } from 'pino';
import type { IndexedListing } from '#domains/finder/engine/finder.ts';
import { queryWords } from '#domains/finder/engine/words/words.ts';
import { startEmbeddedDatabase } from '#platform/server/database/embedded/embedded.ts';
import type { Batches, Peer } from './peer.ts';
import { createTables, fillTables, resolveWord, searchStatement } from './sql-statements.ts';

/** Plain SQL on a PostgreSQL of its own: a text-search vector, trigrams for typos, arrays of values, GIN indexes. */
export async function createSql(): Promise<Peer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'dosebridge-bench-'));
  const log = pino({ level: 'warn' });
  const embedded = await startEmbeddedDatabase({ dataDir, log, onLost: () => process.exit(1) });
  const client = new pg.Client(embedded.connection);
  client.on('error', () => undefined);
  await client.connect();
  return {
    async feed(batches) {
      await client.query(createTables);
      await pipeline(lines(batches), client.query(copyFrom('copy incoming from stdin')));
      await client.query(fillTables);
    },
    async search({ text, selected, monthFrom, offset, limit }) {
      const words = await Promise.all(queryWords(text).map((word) => toTsquery(client, word)));
      const ticked = selected.flatMap((values, g) => (values.length > 0 ? [g] : []));
      const { rows } = await client.query<{ total: number; ids: number[] }>(
        searchStatement(words.length > 0, ticked),
        [
          words.length > 0 ? words.join(' & ') : null,
          monthFrom,
          offset,
          limit,
          ...ticked.map((g) => (selected[g] ?? []).map((v) => g * 1000 + v)),
        ],
      );
      return rows[0] ?? { total: 0, ids: [] };
    },
    async bytesOnDisk() {
      const { rows } = await client.query<{ bytes: string }>(
        "select pg_total_relation_size('listing') + pg_total_relation_size('word') as bytes",
      );
      return Number(rows[0]?.bytes);
    },
    async close() {
      // A statement may still be running: the server cuts it off.
      await embedded.stop();
      await client.end().catch(() => undefined);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A word's beginning, or the words most like it where nothing begins so. */
async function toTsquery(client: pg.Client, word: string): Promise<string> {
  const { rows } = await client.query<{ known: boolean; alike: string[] }>(resolveWord, [word]);
  const [found] = rows;
  if (!found || found.known || found.alike.length === 0) return `'${word}':*`;
  return `(${found.alike.map((alike) => `'${alike}'`).join(' | ')})`;
}

function* lines(batches: Batches): Generator<string> {
  for (const batch of batches) yield batch.map(toLine).join('');
}

function toLine({ id, recency, month, own = '', names, description, values }: IndexedListing): string {
  const codes = values.flatMap((group, g) => group.map((v) => g * 1000 + v));
  const text = (texts: readonly string[]) => texts.join(' ').replaceAll(/[\\\t\n\r]/g, ' ');
  const cells = [
    id,
    recency,
    month ?? '\\N',
    text([own, ...names]),
    text(description),
    `{${codes.join(',')}}`,
  ];
  return `${cells.join('\t')}\n`;
}
