import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, servingUrl, type TestDatabase } from '#testing/database/test-database.ts';
import * as files from '#testing/registers/register-files.ts';
import { programs } from '#testing/running/product.ts';
import { readRegistersLine, takeFiles } from './registers-command.ts';

let database: TestDatabase;
let folder: Awaited<ReturnType<typeof files.openFolder>>;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await files.openFolder();
});
afterAll(async () => {
  await database.drop();
  await folder.drop();
});

/** `npm run registers`, in a process of its own. */
function start(...line: string[]) {
  const env = {
    PATH: process.env.PATH,
    DATABASE_URL: servingUrl(database.url),
  };
  const child = spawn(process.execPath, [programs.operate, 'registers', ...line], { env });
  return { child, ended: once(child, 'close') };
}

/** What a command says and whether it took everything, in this process. */
async function run(...line: string[]) {
  const asked = readRegistersLine(line);
  if (asked === null) throw new Error('the line makes no sense');
  const said: string[] = [];
  const done = await takeFiles(database.serving, asked, (words) => said.push(words));
  return { done, said };
}

const { apixaban, substancePatent, extendedPatent } = files;

function orangeBook(...patents: string[]): Promise<Buffer> {
  return files.archive({
    'products.txt': files.orangeProducts(apixaban),
    'patent.txt': files.orangePatents(...patents),
  });
}

test('files are taken in with a report; one that is refused is told, and the others are taken', async () => {
  const orange = await folder.write('EOBZIP_2013_01.zip', await orangeBook(substancePatent));
  const cut = await folder.write(
    'exclusivity.txt',
    files.orangeExclusivities(files.exclusivity).slice(0, -2),
  );
  expect(await run(cut, orange)).toEqual({
    done: false,
    said: [
      "exclusivity.txt: line 2, column 5: Exclusivity_Date: 'Apr 17, 20' is no day, and the line has no end: the file is cut. Nothing was changed.",
      'EOBZIP_2013_01.zip:',
      '  FDA Orange Book: products: edition of 2013-01-25, rows: 1 read, 1 taken, 0 refused',
      '  FDA Orange Book: patents: edition of 2013-01-25, rows: 1 read, 1 taken, 0 refused',
    ],
  });
  const stands = 'this very edition stands already, that of 2013-01-25; nothing was changed';
  expect(await run(orange)).toEqual({
    done: true,
    said: [
      'EOBZIP_2013_01.zip:',
      `  FDA Orange Book: products: ${stands}`,
      `  FDA Orange Book: patents: ${stands}`,
    ],
  });
  expect(await run(`${orange}.gz`)).toEqual({
    done: false,
    said: ['EOBZIP_2013_01.zip.gz: there is no such file. Nothing was changed.'],
  });
});

test.each([
  ['no file', []],
  ['a day that is in no calendar', ['--day', '2026-02-30', 'a.zip']],
  ['one day for several files', ['--day', '2026-02-20', 'a.zip', 'b.zip']],
  ['an option that there is not', ['--force', 'a.zip']],
])('a line with %s makes no sense', (_, line) => {
  expect(readRegistersLine(line)).toBeNull();
});

test('a process that is killed half-way leaves what stands, and the next try completes', async () => {
  const { pool } = database;
  const stands = () =>
    pool.query(
      `select e.register, e.file_name, to_char(e.day, 'YYYY-MM-DD') as day, (select count(*)::int from orange_patents where edition_id = e.id) as patents,
         (select count(*)::int from orange_products where edition_id = e.id) as products
       from register_editions e where standing = 'current' order by register`,
    );
  const newer = await folder.write(
    'newer.zip',
    await files.archive({
      'products.txt': files.orangeProducts(apixaban, apixaban.replace('~001~', '~002~')),
      'patent.txt': files.orangePatents(substancePatent, extendedPatent),
    }),
  );
  await run(await folder.write('older.zip', await orangeBook(substancePatent)), '--day', '2024-05-10');
  const before = (await stands()).rows;

  const held = await pool.connect();
  try {
    await held.query('begin; lock table orange_patents in access exclusive mode');
    const { child, ended } = start('--day', '2026-06-10', newer);
    // The products are in, and the patents wait.
    await vi.waitFor(async () => {
      const { rowCount } = await pool.query(
        "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like 'copy orange_patents%'",
      );
      if (rowCount === 0) throw new Error('nobody waits yet');
    }, 20_000);
    child.kill('SIGKILL');
    await ended;
  } finally {
    await held.query('commit');
    held.release();
  }
  expect((await stands()).rows).toEqual(before);
  expect(await run('--day', '2026-06-10', newer)).toMatchObject({ done: true });
  expect((await stands()).rows).toMatchObject([
    { register: 'orange-book-patents', day: '2026-06-10', patents: 2 },
    { register: 'orange-book-products', day: '2026-06-10', products: 2 },
  ]);
}, 60_000);
