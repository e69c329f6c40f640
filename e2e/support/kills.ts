import { once } from 'node:events';
import { readdir, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type pg from 'pg';
import { openDatabaseOf, type Running } from '#testing/running/product.ts';
import { headersOf, type Submit, send } from '#testing/running/submits.ts';
import { openAnswerTrap } from './answer-trap.ts';

/** Where a kill hits: the running product, its data folder, a submit on its way, and how many kills came before. */
export type Target = { product: Running; dataDir: string; submit: Submit; round: number };

const soon = { intervals: [10] };

/** What a transaction writes, in the order of its statements. */
const written = ['requests', 'request_files', 'request_events', 'audit_trail', 'outgoing_mails'] as const;

/** What half-received forms take up. */
export async function uploadedBytes(dataDir: string): Promise<number> {
  const entries = await readdir(join(dataDir, 'uploads'), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(async (file) => (await stat(join(file.parentPath, file.name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** How much of a form has been sent when the kill comes. */
const shares = [0.25, 0.4, 0.6, 0.8, 0.99];

/** Sends a part of the form, a larger one each time, and kills once some of it has reached the disk. */
export async function killInFileStream({ product, dataDir, submit, round }: Target): Promise<void> {
  const before = await uploadedBytes(dataDir);
  const { hostname, port, host } = new URL(product.origin);
  const headers = Object.entries({ host, ...headersOf(submit), 'content-length': submit.body.length });
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.write(
    `POST /create-dossertermsheet HTTP/1.1\r\n${headers.map(([k, v]) => `${k}: ${v}\r\n`).join('')}\r\n`,
  );
  socket.write(submit.body.subarray(0, submit.body.length * (shares[round % shares.length] ?? 1)));
  await expect.poll(() => uploadedBytes(dataDir), soon).toBeGreaterThan(before);
  await product.kill();
  socket.destroy();
}

async function waitingFor(session: pg.Client, statement: string): Promise<number> {
  // Inside a transaction, PostgreSQL goes on showing what it showed first.
  await session.query('select pg_stat_clear_snapshot()');
  const { rows } = await session.query(
    `select count(*)::int as waiting from pg_stat_activity
      where application_name = 'dosebridge' and wait_event_type = 'Lock' and query ilike $1`,
    [`${statement}%`],
  );
  return rows[0].waiting;
}

/** Holds a table that the transaction is about to write, another one each time, and kills while it waits there. */
export async function killBeforeCommit({ product, dataDir, submit, round }: Target): Promise<void> {
  const table = written[round % written.length];
  const session = await openDatabaseOf(dataDir);
  await session.query('begin');
  await session.query(`lock table ${table} in share mode`);
  const sent = send(product.origin, submit);
  await expect.poll(() => waitingFor(session, `insert into "${table}"`), soon).toBe(1);
  await product.kill();
  await session.query('rollback');
  await session.end();
  await sent;
}

/** Makes every commit of a request wait while another session holds the lock of this number. */
const gate = 4_711;

export async function addCommitGate(dataDir: string): Promise<void> {
  const session = await openDatabaseOf(dataDir);
  await session.query(`
    create function wait_at_gate() returns trigger language plpgsql as
      $$ begin perform pg_advisory_xact_lock_shared(${gate}); return null; end $$;
    create constraint trigger wait_at_gate after insert on requests
      deferrable initially deferred for each row execute function wait_at_gate()`);
  await session.end();
}

export async function removeCommitGate(dataDir: string): Promise<void> {
  const session = await openDatabaseOf(dataDir);
  await session.query('drop function wait_at_gate cascade');
  await session.end();
}

/** Freezes the product while it waits inside COMMIT, lets the commit happen, and kills: it never learned of it. */
export async function killAfterCommit({ product, dataDir, submit }: Target): Promise<void> {
  const session = await openDatabaseOf(dataDir);
  await session.query('select pg_advisory_lock($1)', [gate]);
  const sent = send(product.origin, submit);
  await expect.poll(() => waitingFor(session, 'commit'), soon).toBe(1);
  expect(submit.reference, 'answered before the commit').toBeUndefined();
  product.process.kill('SIGSTOP');
  await session.query('select pg_advisory_unlock($1)', [gate]);
  const committed = () => session.query('select from requests where idempotency_key = $1', [submit.key]);
  await expect.poll(async () => (await committed()).rowCount, soon).toBe(1);
  await product.kill();
  await session.end();
  await sent;
}

/** Kills when the first bytes of the answer are on their way; the client sees none of them. */
export async function killBeforeAnswer({ product, submit }: Target): Promise<void> {
  const trap = await openAnswerTrap(product.origin);
  const sent = send(trap.origin, submit);
  const [firstBytes] = await once(trap.events, 'answer');
  await product.kill();
  trap.close();
  await sent;
  expect(String(firstBytes)).toMatch(/^HTTP\/1\.1 200 /);
}
