import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditTrail } from '#platform/server/audit/tables.ts';
import { craftedCursors } from '#testing/crafted-cursors.ts';
import { startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';
import { join } from '#testing/walk/accounts.ts';
import { fillWith } from '#testing/walk/rows.ts';
import { shapeOf, type TableName, tableNames } from '../../contract/back-office-tables.ts';
import { emptySearches } from '../figures/tables.ts';

let product: TestProduct;
let admin: TestPerson;
beforeAll(async () => {
  product = await startTestProduct({}, { searches: false });
  admin = await product.signIn('admin');
  for (const label of ['Ana', 'Rui', 'Eva']) {
    const { id: actorId, ...owner } = await join(product, 'seller', label);
    await fillWith(product, { id: actorId, ...owner });
    await product.db.insert(auditTrail).values({ actorId, action: 'walk', subject: label, detail: {} });
    const day = `2026-01-0${label.length}`;
    await product.db.insert(emptySearches).values({ search: label, kind: 'dossier', day, times: 3 });
  }
});
afterAll(() => product.stop());

type Row = { id: number };
type Page = { data: Row[]; next: string | null; previous: string | null };

async function ask(table: string, query: Record<string, string>) {
  const url = `/api/back-office/tables/${table}`;
  const answer = await product.app.inject({ url, query, headers: admin.headers });
  return { status: answer.statusCode, body: answer.json() };
}

const sortable = tableNames.flatMap((table) =>
  Object.entries(shapeOf(table).columns)
    .filter(([, column]) => column.sortable)
    .flatMap(([column]): [TableName, string][] => [
      [table, column],
      [table, `-${column}`],
    ]),
);

/** Sorted by texts. A post's state is told in words, but sorted by its time. */
function isOfText(table: TableName, column: string): boolean {
  const { type } = shapeOf(table).columns[column] ?? {};
  return (type === 'text' || type === 'choice') && `${table} ${column}` !== 'blog state';
}

// A cursor is read before the direction is looked at: upwards all are sent as one name, downwards as the other.
test.each(sortable)('%s sorted by %s refuses a cursor that it gave nobody, in words', async (table, sort) => {
  const column = sort.replace('-', '');
  const name = sort === column ? 'after' : 'before';
  for (const cursor of craftedCursors(column, { ofText: isOfText(table, column) })) {
    const { status, body } = await ask(table, { sort, [name]: cursor });
    const what = `${name} ${Buffer.from(cursor, 'base64url').toString().slice(0, 60)}`;
    expect.soft(status, what).toBe(400);
    expect.soft(body.issues?.[0]?.path, what).toBe(name);
    expect.soft(body.message, what).toBe('This page cannot be found again. Start from the first one.');
  }
});

test.each(sortable)('%s sorted by %s goes on from each of its rows, and back', async (table, sort) => {
  const whole: Row[] = (await ask(table, { sort, limit: '6' })).body.data;
  expect(whole.length, 'rows to page through').toBeGreaterThan(1);
  const forth: Page[] = [(await ask(table, { sort, limit: '1' })).body];
  while (forth.length < whole.length) {
    const { status, body } = await ask(table, { sort, limit: '1', after: forth.at(-1)?.next ?? '' });
    expect(status).toBe(200);
    forth.push(body);
  }
  expect(forth.flatMap(({ data }) => data.map(({ id }) => id))).toEqual(whole.map(({ id }) => id));
  const { body } = await ask(table, { sort, limit: '1', before: forth.at(-1)?.previous ?? '' });
  expect(body.data).toEqual(forth.at(-2)?.data);
});

test('a row that is sorted by the longest text that it may hold is gone on from, too', async () => {
  const longest = ['\u{1F48A}'.repeat(250), '薬'.repeat(500)];
  const others = { kind: 'dossier' as const, day: '2026-02-01', times: 1 };
  await product.db.insert(emptySearches).values(longest.map((search) => ({ search, ...others })));
  const query = { sort: '-search', limit: '1' };
  const first = await ask('searches', query);
  const second = await ask('searches', { ...query, after: first.body.next });
  expect(second.status).toBe(200);
  expect((await ask('searches', { ...query, after: second.body.next })).status).toBe(200);
});
