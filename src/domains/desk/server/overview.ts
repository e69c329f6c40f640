import type { FastifyInstance } from 'fastify';
import { lintRules, lintSeverities } from '#domains/dossiers/contract/lint-rules.ts';
import { countFindings } from '#domains/listings/server/findings/queries.ts';
import { readStale } from '#platform/server/database/connection/replica.ts';
import type { Database } from '#platform/server/database/database.ts';
import { implement } from '#platform/server/http/calls.ts';
import type { Parts } from '#platform/server/parts.ts';
import type { FilledRow } from '#platform/server/table-query/fill.ts';
import { readTablePage } from '#platform/server/table-query/page.ts';
import { readQuestion } from '#platform/server/table-query/question.ts';
import { rowAddresses, tableAddress } from '../contract/back-office-addresses.ts';
import type { FindingCount, Queue } from '../contract/back-office-overview.ts';
import type { TableName } from '../contract/back-office-tables.ts';
import { queues } from '../contract/queues.ts';
import { readEmptySearches, readFirstAnswers, readRequestsByWeek, readViews } from './figures/queries.ts';
import { sources } from './tables/sources.ts';

/** As many rows of a queue as can be taken in at a glance. */
const shown = 4;

export function overviewRoutes(
  app: FastifyInstance,
  { db, staleReads }: Pick<Parts, 'db' | 'staleReads'>,
): void {
  implement(app, 'GET /api/back-office/queues', async () => {
    const data: Queue[] = [];
    // One after the other: the overview of one desk must not take every connection.
    for (const queue of queues) data.push(await readQueue(db, queue));
    return { data };
  });

  implement(app, 'GET /api/back-office/findings', async () => ({ data: await readFindingCounts(db) }));

  implement(app, 'GET /api/back-office/figures', () =>
    readStale(staleReads, async (reading) => ({
      data: {
        requests: await readRequestsByWeek(reading),
        firstAnswers: await readFirstAnswers(reading),
        emptySearches: await readEmptySearches(reading),
        views: await readViews(reading),
      },
    })),
  );
}

/** By rule, what cannot be before what is asked, and the most frequent first. */
async function readFindingCounts(db: Database): Promise<FindingCount[]> {
  const counts = await countFindings(db);
  return counts
    .map(({ rule, count, unexplained }) => {
      const { severity } = lintRules[rule];
      return { rule, severity, count, open: severity === 'ask' ? unexplained : 0 };
    })
    .sort(
      (one, other) =>
        lintSeverities.indexOf(one.severity) - lintSeverities.indexOf(other.severity) ||
        other.count - one.count ||
        one.rule.localeCompare(other.rule),
    );
}

/** A queue is a table under a question, so that its number and the rows behind it are the same. */
async function readQueue(db: Database, { name, table, query }: (typeof queues)[number]): Promise<Queue> {
  const source = sources[table];
  const question = readQuestion(source.shape, { q: '', sort: '', ...query });
  const { data, count, more } = await readTablePage(db, source, question, { limit: shown });
  const all = tableAddress(table, query);
  return {
    name,
    count,
    more,
    first: data.map((row) => ({ id: row.id, to: rowAddresses[table](row) ?? all, ...rowWords(table, row) })),
  };
}

/** What a row is known by, and one thing more. */
function rowWords(table: TableName, { cells }: FilledRow): { title: string; detail: string } {
  const [title, detail] = wordsIn[table] ?? [];
  // Anybody may have made an account of an address that nobody has proven.
  const unproven = cells[flagsOfProof[table] ?? ''] === false ? ' (not proven)' : '';
  return { title: String(cells[title ?? ''] ?? ''), detail: String(cells[detail ?? ''] ?? '') + unproven };
}

/** Where a row's person is shown to have proven their address. */
const flagsOfProof: Partial<Record<TableName, string>> = {
  requests: 'proven',
  edits: 'proven',
  people: 'verified',
};

const wordsIn: Partial<Record<TableName, [title: string, detail: string]>> = {
  requests: ['reference', 'listing'],
  edits: ['listing', 'fields'],
  settlements: ['listing', 'parties'],
  evidence: ['listing', 'claim'],
  findings: ['listing', 'words'],
  dossiers: ['title', 'code'],
  suppliers: ['code', 'city'],
  companies: ['name', 'headquarters'],
  people: ['organisation', 'name'],
  messages: ['name', 'message'],
  problems: ['description', 'person'],
  mails: ['subject', 'recipient'],
};
