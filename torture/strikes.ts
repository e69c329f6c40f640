import { setTimeout as passed } from 'node:timers/promises';
import type pg from 'pg';
import { openDatabaseOf, queryDatabaseOf } from '#testing/running/product.ts';
import { openUpload, type Submit, trySend, uploadedBytes } from '#testing/running/submits.ts';
import { openProxy } from './proxy.ts';
import type { Stage } from './stage.ts';

/** A submit on its way to the stage's product, where it is sent, and how many kills came before at the same stage. */
type Target = { stage: Stage; origin: string; submit: Submit; round: number };

/** What a transaction writes, in the order of its statements. */
const written = ['requests', 'request_files', 'request_events', 'audit_trail', 'outgoing_mails'] as const;

/** How much of a form has been sent when the kill comes. */
const shares = [0.25, 0.4, 0.6, 0.8, 0.99];

const longestWait = 60_000;

async function until(holds: () => Promise<boolean>): Promise<void> {
  const giveUpAt = performance.now() + longestWait;
  while (!(await holds())) {
    if (performance.now() > giveUpAt) throw new Error(`this never came: ${holds}`);
    await passed(10);
  }
}

/** Sends a part of the form, a larger one each time, and kills once some of it has reached the disk. */
async function killInFileStream({ stage, submit, round }: Target): Promise<void> {
  const before = await uploadedBytes(stage.dataDir);
  const { socket, head } = openUpload(stage.product.origin, submit);
  socket.write(head);
  socket.write(submit.body.subarray(0, submit.body.length * (shares[round % shares.length] ?? 1)));
  await until(async () => (await uploadedBytes(stage.dataDir)) > before);
  await stage.product.kill();
  socket.destroy();
}

async function isWaiting(session: pg.Client, statement: string): Promise<boolean> {
  // Inside a transaction, PostgreSQL goes on showing what it showed first.
  await session.query('select pg_stat_clear_snapshot()');
  const { rowCount } = await session.query(
    `select from pg_stat_activity
      where application_name = 'dosebridge' and wait_event_type = 'Lock' and query ilike $1`,
    [`${statement}%`],
  );
  return rowCount === 1;
}

/** Holds a table that the transaction is about to write, another one each time, and kills while it waits there. */
async function killBeforeCommit({ stage, origin, submit, round }: Target): Promise<void> {
  const table = written[round % written.length];
  const session = await openDatabaseOf(stage.dataDir);
  await session.query('begin');
  await session.query(`lock table ${table} in share mode`);
  const sent = trySend(origin, submit);
  await until(() => isWaiting(session, `insert into "${table}"`));
  await stage.product.kill();
  await session.query('rollback');
  await session.end();
  await sent;
}

/** Makes every commit of a request wait while another session holds the lock of this number. */
const gate = 4_711;

async function addCommitGate(dataDir: string): Promise<void> {
  await queryDatabaseOf(
    dataDir,
    `create function wait_at_gate() returns trigger language plpgsql as
       $$ begin perform pg_advisory_xact_lock_shared(${gate}); return null; end $$;
     create constraint trigger wait_at_gate after insert on requests
       deferrable initially deferred for each row execute function wait_at_gate()`,
  );
}

/** Freezes the product while it waits inside COMMIT, lets the commit happen, and kills: it never learned of it. */
async function killAfterCommit({ stage, origin, submit }: Target): Promise<void> {
  await addCommitGate(stage.dataDir);
  const session = await openDatabaseOf(stage.dataDir);
  await session.query('select pg_advisory_lock($1)', [gate]);
  const sent = trySend(origin, submit);
  await until(() => isWaiting(session, 'commit'));
  stage.product.process.kill('SIGSTOP');
  await session.query('select pg_advisory_unlock($1)', [gate]);
  const committed = () => session.query('select from requests where idempotency_key = $1', [submit.key]);
  await until(async () => (await committed()).rowCount === 1);
  await stage.product.kill();
  await session.query('drop function wait_at_gate cascade');
  await session.end();
  await sent;
}

/** Kills when the answer is on its way; the client sees none of it. */
async function killBeforeAnswer({ stage, submit }: Target): Promise<void> {
  const proxy = await openProxy(
    () => stage.product.origin,
    async ({ forward, cut }) => {
      await forward();
      await stage.product.kill();
      cut();
    },
  );
  await trySend(proxy.origin, submit);
  proxy.close();
}

type Strike = {
  stage: string;
  kill(target: Target): Promise<void>;
  /** Whether each kill hits another part of the stage: more of the form is there, another table is being written. */
  isVaried: boolean;
  /** Whether the request has been made when the product comes back. */
  isMade: boolean;
};

export const strikes: readonly Strike[] = [
  { stage: 'file stream', kill: killInFileStream, isVaried: true, isMade: false },
  { stage: 'before commit', kill: killBeforeCommit, isVaried: true, isMade: false },
  { stage: 'after commit', kill: killAfterCommit, isVaried: false, isMade: true },
  { stage: 'before the answer', kill: killBeforeAnswer, isVaried: false, isMade: true },
];
