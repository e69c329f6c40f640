import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { audit } from './audit.ts';
import { type Anchor, findAuditEnd, findAuditFault } from './chain.ts';

let database: TestDatabase;
let db: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.pool);
  for (let n = 1; n <= 5; n += 1) await write(n);
});
afterAll(() => database.drop());

function write(n: number): Promise<void> {
  return audit(db, n, 'try', `person:${n}`, { 'é "so"': [n, 1.5, null] });
}

async function withClient<T>(act: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await database.pool.connect();
  try {
    return await act(client);
  } finally {
    client.release();
  }
}

async function noteEnd(): Promise<Anchor> {
  return { ...(await withClient(findAuditEnd)), from: 'the backup of Monday' };
}

/** What is found after the database's owner has done this with the triggers out of the way; then it is undone. */
function findAfter(statements: string[], anchors: Anchor[] = []): Promise<string | null> {
  return withClient(async (client) => {
    await client.query('begin');
    for (const table of ['audit_trail', 'audit_chain']) {
      await client.query(`alter table ${table} disable trigger user`);
    }
    for (const statement of statements) await client.query(statement);
    const fault = await findAuditFault(client, anchors);
    await client.query('rollback');
    return fault;
  });
}

/** Computes the chain anew, as whoever covers their traces would. */
const coverTraces = [
  'delete from audit_chain',
  `do $$ declare line audit_trail; at_position bigint := 0; previous text := ''; begin
     for line in select * from audit_trail order by id loop
       at_position := at_position + 1;
       previous := encode(sha256(convert_to(previous || ':' || at_position || ':' || audit_line_text(line), 'UTF8')), 'hex');
       insert into audit_chain values (at_position, line.id, decode(previous, 'hex'));
     end loop; end $$`,
];

test('a trail that nobody touched holds, to the end that was noted and beyond it', async () => {
  const noted = await noteEnd();
  expect(await findAfter([], [noted])).toBeNull();
  await write(noted.position + 1);
  expect((await noteEnd()).position).toBe(noted.position + 1);
  expect(await findAfter([], [noted])).toBeNull();
});

test.each(['audit_trail', 'audit_chain'])('%s refuses to be changed, emptied or cut', async (table) => {
  const column = table === 'audit_trail' ? 'subject' : 'line_id';
  for (const statement of [
    `update ${table} set ${column} = ${column}`,
    `delete from ${table}`,
    `truncate ${table}`,
  ]) {
    await expect(database.pool.query(statement)).rejects.toThrow('the audit trail is only ever added to');
  }
});

test.each([
  "at = at + interval '1 microsecond'",
  'actor_id = 9',
  'actor_id = null',
  "action = 'x'",
  "subject = 'x'",
  "detail = '{}'",
])('a line whose %s shows', async (change) => {
  expect(await findAfter([`update audit_trail set ${change} where id = 3`])).toMatch(
    'line 3, at position 3, is not what was written',
  );
});

test('a line that is deleted shows, and so does its place in the chain', async () => {
  expect(await findAfter(['delete from audit_trail where id = 2'])).toMatch(
    'line 2, at position 2, is missing',
  );
  expect(
    await findAfter(['delete from audit_trail where id = 2', 'delete from audit_chain where line_id = 2']),
  ).toMatch('position 2 is missing');
  expect(
    await findAfter([
      'delete from audit_trail where id = 2',
      'delete from audit_chain where line_id = 2',
      'update audit_chain set position = -position',
      'update audit_chain set position = case when position = -1 then 1 else -position - 1 end',
    ]),
  ).toMatch('line 3, at position 2, is not what was written');
});

test('a line that is put in between shows', async () => {
  const line = `insert into audit_trail overriding system value
    select 1000, at, actor_id, action, subject, detail from audit_trail where id = 3`;
  expect(await findAfter([line])).toMatch('line 1000 was put in past the chain');
  const linked = `insert into audit_chain select max(position) + 1, 1000, '\\xab' from audit_chain`;
  expect(await findAfter([line, linked])).toMatch('line 1000, at position');
});

test('lines cut off at the end, and a chain computed anew, show by the end that was noted before', async () => {
  const noted = await noteEnd();
  const last = `(select line_id from audit_chain where position = ${noted.position})`;
  const cut = [
    `delete from audit_trail where id = ${last}`,
    `delete from audit_chain where position = ${noted.position}`,
  ];
  expect(await findAfter(cut)).toBeNull();
  expect(await findAfter(cut, [noted])).toMatch(
    `the trail ends at position ${noted.position - 1}, and the backup of Monday saw position ${noted.position}`,
  );
  const rewritten = ["update audit_trail set action = 'nothing' where id = 1", ...coverTraces];
  expect(await findAfter(rewritten)).toBeNull();
  expect(await findAfter(rewritten, [noted])).toMatch(
    'was rewritten: the backup of Monday has another hash there',
  );
});

test('writers side by side, and those that give up, leave one chain without a gap', async () => {
  const before = (await noteEnd()).position;
  const outcomes = await Promise.allSettled(
    Array.from({ length: 60 }, (_, n) =>
      db.transaction(async (tx) => {
        await audit(tx, n, 'race', `person:${n}`);
        await audit(tx, n, 'race', `person:${n}`);
        if (n % 3 === 0) throw new Error('given up');
      }),
    ),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(40);
  expect((await noteEnd()).position).toBe(before + 80);
  expect(await findAfter([])).toBeNull();
});

test('a writer that has not come to its commit holds nobody up', async () => {
  await db.transaction(async (tx) => {
    await audit(tx, 1, 'slow', 'person:1');
    await write(1);
  });
  expect(await findAfter([])).toBeNull();
});
