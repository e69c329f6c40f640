import { parseArgs } from 'node:util';
import pg from 'pg';
import { generateInto } from '#demo/generate-into.ts';
import { shapeOf, type TableName, tableNames } from '#domains/desk/contract/back-office-tables.ts';
import { signInByCall } from '#testing/running/members.ts';
import {
  connectionOf,
  newDataDir,
  openDatabaseOf,
  removeDataDir,
  startProduct,
} from '#testing/running/product.ts';

import { fillTables } from './back-office-rows.ts';
import { type Goal, printTable, quantile, reportMissed } from './report.ts';

/** What a p99 is to be at most in ms, by how many rows each table has. */
const sizes = {
  '100k': { rows: 100_000, slowest: 50 },
  '1m': { rows: 1_000_000, slowest: 100 },
};

// Measures the back office's tables over HTTP, at 100,000 rows each or with `--rows 1m` at a million: every order both
// ways, alone and under every filter, first pages and pages further on, one after the other. Names of tables ask only
// these. Fails past its goal.
const { values, positionals } = parseArgs({
  options: { rows: { type: 'string', default: '100k' } },
  allowPositionals: true,
});
const size = sizes[values.rows as keyof typeof sizes];
if (size === undefined) throw new Error(`--rows takes one of: ${Object.keys(sizes).join(', ')}`);
const { rows, slowest } = size;
const chosen = positionals.length > 0 ? (positionals as TableName[]) : tableNames;
const rounds = 3;

const asked: Record<TableName, readonly Record<string, string>[]> = {
  requests: [
    {},
    { q: 'tablets' },
    { q: 'zqxv' },
    { q: 'DB-2026-512345' },
    { q: 'am' },
    { state: 'submitted' },
    { clock: 'overdue' },
    { buyer: 'costa 12' },
    { owner: 'pharma' },
    { createdAt: '2026-01-01..2026-06-30', state: 'closed,declined' },
    { organisation: 'Organisation 2999', kind: 'dossier' },
  ],
  dossiers: [
    {},
    { q: 'tablets' },
    { q: 'zqxv' },
    { state: 'published' },
    { state: 'draft' },
    { dosageForm: 'Transdermal Patch', curated: 'yes' },
    { owner: 'pharma' },
    { category: 'Vitamins', market: 'US' },
    { offerDays: '3..4' },
  ],
  settlements: [{}, { state: 'waiting' }],
  evidence: [{}, { state: 'waiting' }, { kind: 'cep' }],
  findings: [{}, { severity: 'ask' }, { open: 'yes' }, { rule: 'salt-reference' }],
  people: [
    {},
    { q: 'costa' },
    { q: 'meyer 1204' },
    { q: 'zqxv' },
    { role: 'investor', disabled: 'yes' },
    { organisation: 'organisation 77' },
    { verified: 'no', createdAt: '2025-06-01..' },
    { newcomer: 'yes' },
  ],
  audit: [
    {},
    { q: 'change-role' },
    { q: 'person:99' },
    { actor: 'elif silva' },
    { at: '2026-01-01..2026-03-31' },
  ],
  messages: [{}, { done: 'no' }, { q: 'listing 1234' }],
  mails: [{}, { state: 'failed' }, { q: 'notice 499' }],
  fees: [{}, { kind: 'refund' }, { reference: 'DB-2026-5123' }, { amount: '100..101' }],
  suppliers: [
    {},
    { q: 'india' },
    { q: 'zqxv' },
    { state: 'published' },
    { owner: 'pharma' },
    { country: 'Portugal', companyType: 'large' },
    { yearsOfOperation: '5..6' },
  ],
  edits: [
    {},
    { state: 'waiting' },
    { kind: 'supplier', state: 'approved,rejected' },
    { proposer: 'costa 12' },
    { proposedAt: '2026-01-01..2026-03-31' },
  ],
  blog: [{}, { q: 'subject 1234' }, { state: 'draft' }, { state: 'published' }, { updatedBy: 'ana' }],
  companies: [{}, { q: 'pharma' }, { q: 'zqxv' }, { foundedYear: '1990..1991' }, { manufacturing: 'yes' }],
  problems: [{}, { done: 'no' }, { q: 'step 1234' }, { person: 'costa 12' }, { list: 'Complexity' }],
  searches: [{}, { q: 'syrup 1234' }, { kind: 'supplier' }, { times: '3..4' }],
};

type Page = { count: number; next: string | null };

const dataDir = await newDataDir();
let running = await startProduct(dataDir);
try {
  await seed();
  const { token } = await signInByCall(running, 'admin');
  const goals: Goal[] = [];
  const lines: string[][] = [];
  for (const table of chosen) {
    const questions = asked[table];
    const times: { milliseconds: number; question: string }[] = [];
    for (let round = 0; round < rounds; round++) {
      for (const question of questions) {
        for (const sort of sortsOf(table)) times.push(...(await walk(token, table, { ...question, sort })));
      }
    }
    const all = times.map(({ milliseconds }) => milliseconds);
    const at = (share: number) => quantile(all, share);
    const worst = times.reduce((a, b) => (a.milliseconds > b.milliseconds ? a : b));
    goals.push({ what: `p99 of ${table} in ms`, value: at(0.99), atMost: slowest });
    lines.push([
      table,
      String(all.length),
      ...[0.5, 0.95, 0.99, 1].map((share) => at(share).toFixed(1)),
      worst.question,
    ]);
  }
  console.log(`\nThe back office's tables over HTTP, ${rows} rows each, ms (p99 at most ${slowest}):\n`);
  printTable(['table', 'answers', 'p50', 'p95', 'p99', 'max', 'the slowest'], lines);
  reportMissed(goals);
} finally {
  await running.stop();
  await removeDataDir(dataDir);
}

async function seed(): Promise<void> {
  const pool = new pg.Pool(connectionOf(dataDir));
  await generateInto(pool, { dossiers: rows, suppliers: rows, seed: 1 });
  await pool.end();
  const client = await openDatabaseOf(dataDir);
  await fillTables(client, rows);
  await client.end();
  await running.stop();
  running = await startProduct(dataDir);
}

function sortsOf(table: TableName): string[] {
  const columns = Object.entries(shapeOf(table).columns);
  return columns.filter(([, { sortable }]) => sortable).flatMap(([name]) => [name, `-${name}`]);
}

/** Three pages on, as a reader turns them. */
async function walk(token: string, table: TableName, question: Record<string, string>) {
  const times: { milliseconds: number; question: string }[] = [];
  let after: string | null = null;
  for (let page = 0; page < 3; page++) {
    const query = new URLSearchParams({ ...question, ...(after && { after }) });
    const before = performance.now();
    const answer = await fetch(`${running.origin}/api/back-office/tables/${table}?${query}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const body = (await answer.json()) as Page;
    times.push({
      milliseconds: performance.now() - before,
      question: new URLSearchParams(question).toString(),
    });
    if (!answer.ok) throw new Error(`${table}?${query}: ${JSON.stringify(body)}`);
    after = body.next;
    if (after === null) break;
  }
  return times;
}
