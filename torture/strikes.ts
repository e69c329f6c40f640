import { setTimeout as passed } from 'node:timers/promises';
import type pg from 'pg';
import { openDatabaseOf, queryDatabaseOf } from '#testing/running/product.ts';
import { openUpload, type Submit, trySend, uploadedBytes } from '#testing/running/submits.ts';
import { openProxy } from './proxy.ts';
import type { Stage } from './stage.ts';

/** A submit on its way to the stage's product, where it is sent, and how many came before to the same point. */
type Target = { stage: Stage; origin: string; submit: Submit; round: number };

/** What is left to do once the product is dead. */
type TidyUp = () => Promise<unknown>;

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

/** Sends a part of the form, a larger one each time, until some of it has reached the disk. */
async function reachFileStream({ stage, submit, round }: Target): Promise<TidyUp> {
  const before = await uploadedBytes(stage.dataDir);
  const { socket, head } = openUpload(stage.product.origin, submit);
  socket.write(head);
  socket.write(submit.body.subarray(0, submit.body.length * (shares[round % shares.length] ?? 1)));
  await until(async () => (await uploadedBytes(stage.dataDir)) > before);
  return async () => socket.destroy();
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

/** Holds a table that the transaction is about to write, another one each time: it waits there. */
async function reachWrite({ stage, origin, submit, round }: Target): Promise<TidyUp> {
  const table = written[round % written.length];
  const session = await openDatabaseOf(stage.dataDir);
  await session.query('begin');
  await session.query(`lock table ${table} in share mode`);
  const sent = trySend(origin, submit);
  await until(() => isWaiting(session, `insert into "${table}"`));
  return async () => {
    await session.query('rollback');
    await session.end();
    await sent;
  };
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

/** Freezes the product while it waits inside COMMIT, and lets the commit happen: it never learns of it. */
async function reachCommit({ stage, origin, submit }: Target): Promise<TidyUp> {
  await addCommitGate(stage.dataDir);
  const session = await openDatabaseOf(stage.dataDir);
  await session.query('select pg_advisory_lock($1)', [gate]);
  const sent = trySend(origin, submit);
  await until(() => isWaiting(session, 'commit'));
  stage.product.process.kill('SIGSTOP');
  await session.query('select pg_advisory_unlock($1)', [gate]);
  const committed = () => session.query('select from requests where idempotency_key = $1', [submit.key]);
  await until(async () => (await committed()).rowCount === 1);
  return async () => {
    await session.query('drop function wait_at_gate cascade');
    await session.end();
    await sent;
  };
}

/** Has the product answer, and keeps the answer on its way: the client sees none of it. */
async function reachAnswer({ stage, submit }: Target): Promise<TidyUp> {
  const answered = Promise.withResolvers<void>();
  const proxy = await openProxy(
    () => stage.product.origin,
    async ({ forward }) => {
      await forward().then(() => answered.resolve(), answered.reject);
    },
  );
  const sent = trySend(proxy.origin, submit);
  await answered.promise;
  return async () => {
    proxy.close();
    await sent;
  };
}

type Strike = {
  stage: string;
  /** Brings a submit to its stage, where it stays until the product is dead. */
  reach(target: Target): Promise<TidyUp>;
  /** Whether the request has been made when the product comes back. */
  isMade: boolean;
};

type Kill = {
  /** What one kill hits, brought to its stage in this order: a table that is held would hold up every submit after it. */
  strikes: readonly Strike[];
  /** Whether each kill hits another part of the stages: more of the form is there, another table is being written. */
  isVaried: boolean;
};

export const killsToMake: readonly Kill[] = [
  {
    isVaried: true,
    strikes: [
      { stage: 'file stream', reach: reachFileStream, isMade: false },
      { stage: 'before commit', reach: reachWrite, isMade: false },
    ],
  },
  {
    isVaried: false,
    strikes: [
      { stage: 'before the answer', reach: reachAnswer, isMade: true },
      { stage: 'after commit', reach: reachCommit, isMade: true },
    ],
  },
];
