import { once } from 'node:events';
import { createServer, request as forward, type Server } from 'node:http';
import { openDatabaseOf, queryDatabaseOf } from '#testing/running/product.ts';
import { csv, pdf } from '#testing/sample-files.ts';
import { expect, openAsMember, test, type World } from '../support/test.ts';

const files = [
  { name: 'cda.pdf', mimeType: 'application/pdf', buffer: pdf() },
  { name: 'rfq.csv', mimeType: 'text/csv', buffer: csv() },
] as const;

async function requestsOf(world: World, token: string): Promise<{ reference: string; fileCount: number }[]> {
  const answer = await fetch(`${world.origin}/api/requests`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return (await answer.json()).data;
}

type Line = { origin: string; dropped: number; bad: boolean; server: Server };

/** Passes everything on, but while the line is bad the answers to submits vanish on their way back. */
async function openLine(target: string): Promise<Line> {
  const server = createServer((incoming, outgoing) => {
    const { hostname, port } = new URL(target);
    const onward = forward(
      { hostname, port, method: incoming.method, path: incoming.url, headers: incoming.headers },
      (answer) => {
        // Chromium itself sends a request again whose connection broke, so more than one answer may vanish.
        if (incoming.url === '/create-dossertermsheet' && line.bad) {
          line.dropped += 1;
          incoming.socket.destroy();
          answer.resume();
          return;
        }
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    onward.on('error', () => incoming.socket.destroy());
    incoming.pipe(onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port');
  const line: Line = { origin: `http://localhost:${address.port}`, dropped: 0, bad: true, server };
  return line;
}

async function aDossier(world: World): Promise<number> {
  const rows = await queryDatabaseOf(
    world.dataDir,
    "select id from dossiers where state = 'published' order by id limit 1",
  );
  return rows[0].id;
}

test('an answer that got lost on the way makes one request', async ({ browser, world }) => {
  const line = await openLine(world.origin);
  const page = await openAsMember(browser, { ...world, origin: line.origin });
  await page.goto(`/product-term-sheet/${await aDossier(world)}`);
  await page.getByLabel('Indicative volumes').fill('2 M tablets a year');
  await page.getByLabel('CDA/NDA files').first().setInputFiles(files[0]);
  await page.getByRole('button', { name: 'Submit' }).click();
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  await expect(tryAgain).toBeVisible();
  expect(line.dropped).toBeGreaterThan(0);
  line.bad = false;
  await tryAgain.click();
  await expect(page.getByRole('dialog')).toContainText('Your request has been Submitted.');
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  expect(await requestsOf(world, token)).toMatchObject([{ fileCount: 1 }]);
  await page.context().close();
  line.server.close();
});

test('a member who has reached the limit of the day reads so before the upload, loses nothing, and by a double click makes one request', async ({
  browser,
  world,
}) => {
  const page = await openAsMember(browser, world);
  const database = await openDatabaseOf(world.dataDir);
  await database.query(`
    insert into request_files (request_id, box, position, name, media_type, bytes, sha256, storage_key, uploaded_by)
    select (select min(id) from requests), 'rfq', 0, 'a.csv', 'text/csv', 1, '', 'of-today/' || n, (select max(id) from people)
    from generate_series(1, 500) n`);
  const uploads: string[] = [];
  page.on('request', (one) => uploads.push(...(one.method() === 'POST' ? [one.url()] : [])));
  await page.goto(`/product-term-sheet/${await aDossier(world)}`);
  await page.getByRole('textbox', { name: 'Markets of interest' }).fill('EU');
  await page.getByLabel('CDA/NDA files').first().setInputFiles(files[0]);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('and have sent 500 files').first()).toBeVisible();
  expect(uploads.filter((url) => url.endsWith('/create-dossertermsheet'))).toEqual([]);
  await expect(page.getByRole('textbox', { name: 'Markets of interest' })).toHaveValue('EU');
  await database.query("delete from request_files where storage_key like 'of-today/%'");
  await page.getByLabel('RFQ files').first().setInputFiles(files[1]);
  await page.getByRole('button', { name: 'Submit' }).dblclick();
  await expect(page.getByRole('dialog')).toContainText('Your request has been Submitted.');
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  expect(await requestsOf(world, token)).toMatchObject([{ fileCount: 2 }]);
  await database.end();
  await page.context().close();
});
