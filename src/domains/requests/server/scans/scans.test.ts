import { createReadStream } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { companyDocuments } from '#domains/companies/server/verification/tables.ts';
import { memberLimits } from '#platform/contract/files.ts';
import { auditTrail } from '#platform/server/audit/tables.ts';
import { ScannerAway, scan } from '#platform/server/files/clamd.ts';
import { outgoingMails } from '#platform/server/mail/tables.ts';
import { forgeArchive } from '#testing/archives.ts';
import { eicar, eicarFinding, mostStreamed, prepareClamd, type TestClamd } from '#testing/clamd.ts';
import { foundCompany, openDeal, sendForm } from '#testing/deals.ts';
import type { Field } from '#testing/encode-form.ts';
import * as samples from '#testing/sample-files.ts';
import { startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';
import { requestFiles } from '../tables.ts';

let clamd: TestClamd;
let product: TestProduct;
beforeAll(async () => {
  clamd = await prepareClamd();
  product = await startTestProduct({ CLAMD_URL: `unix:${clamd.socketPath}` }, { searches: false });
}, 240_000);
afterAll(async () => {
  await product?.stop();
  await clamd?.drop();
});

const infectedDocument = forgeArchive({
  parts: [
    {
      name: '[Content_Types].xml',
      content: Buffer.from(
        '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
      ),
    },
    { name: 'word/document.xml', content: Buffer.from(eicar) },
  ],
});

/** A PDF with a stream that holds this. */
function pdfWith(content: string): Buffer {
  const stream = `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;
  return Buffer.from(`%PDF-1.4\n1 0 obj\n${stream}\nendobj\ntrailer\n<< >>\n%%EOF\n`);
}

test('clamd is asked over TCP as over a socket, looks into documents, and gives a verdict or an error', async () => {
  const path = clamd.socketPath;
  await expect(scan({ path }, Readable.from([Buffer.from('a')]))).rejects.toThrow(ScannerAway);
  // A file that turns out to be missing while nobody reads it must not end the process.
  await expect(scan({ path }, createReadStream(join(tmpdir(), 'no such file')))).rejects.toThrow(ScannerAway);
  await clamd.start();
  const relay = createServer((client) => {
    const onward = connect({ path });
    for (const socket of [client, onward]) socket.on('error', () => onward.destroy());
    client.pipe(onward).pipe(client);
  });
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve));
  const { port } = relay.address() as { port: number };
  for (const address of [{ path }, { host: '127.0.0.1', port }]) {
    expect(await scan(address, Readable.from([samples.pdf()]))).toEqual({ finding: null });
    expect(await scan(address, Readable.from([infectedDocument]))).toEqual({ finding: eicarFinding });
    const torn = Readable.from(
      (async function* () {
        yield Buffer.from('half of it');
        throw new Error('the storage broke');
      })(),
    );
    await expect(scan(address, torn)).rejects.toThrow('the storage broke');
  }
  await expect(scan({ path }, Readable.from([Buffer.alloc(mostStreamed + 1)]))).rejects.toThrow();
  relay.close();
  await clamd.stop();
});

function get(person: TestPerson, url: string) {
  return product.app.inject({ url, headers: person.headers });
}

async function fileState(desk: TestPerson) {
  return (await get(desk, '/api/back-office/files')).json().data;
}

/** As if the time until the next try had passed. */
function comeDue() {
  return product.db.update(requestFiles).set({ scanAt: sql`now()` }).where(eq(requestFiles.scan, 'waiting'));
}

test('a file is in quarantine until clamd has said that it is clean; an infected one is gone, and all are told', async () => {
  const deal = await openDeal(product);
  const { buyer, desk, url, reference } = deal;
  const sent = await deal.write(buyer, 'Our volumes', {
    files: [
      [infectedDocument, 'volumes.docx'],
      [samples.csv(), 'volumes.csv'],
    ],
  });
  expect(sent.status).toBe(200);

  // Nobody answers at its address: whoever tries, everything stays where it is.
  await product.scanWaiting();
  const { files } = await deal.read(desk);
  expect(files.map((file: { check: string }) => file.check)).toEqual(['waiting', 'waiting', 'waiting']);
  for (const person of [buyer, desk]) {
    const refused = await get(person, `${url}/files/${files[1].id}`);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().message).toMatch(/being checked for viruses/);
  }
  expect((await get(deal.stranger, `${url}/files/${files[1].id}`)).statusCode).toBe(404);
  expect(await fileState(desk)).toMatchObject({ scans: true, waiting: 3, infected: 0, missing: 0 });
  await vi.waitFor(async () => {
    const rows = await product.db.select().from(requestFiles);
    expect(rows.some(({ scanTries, scanAt }) => scanTries > 0 && scanAt > new Date())).toBe(true);
  });

  await clamd.start();
  await vi.waitFor(
    async () => {
      await comeDue();
      await product.scanWaiting();
      const checks = (await deal.read(buyer)).files.map((file: { check: string }) => file.check);
      expect(checks).toEqual(['clean', 'infected', 'clean']);
    },
    { timeout: 15_000 },
  );
  const clean = await get(buyer, `${url}/files/${files[2].id}`);
  expect(clean.rawPayload.equals(samples.csv())).toBe(true);

  const infected = await get(buyer, `${url}/files/${files[1].id}`);
  expect(infected.statusCode).toBe(409);
  expect(infected.json().message).toContain(`infected (${eicarFinding}) and has been removed`);
  const [row] = await product.db
    .select()
    .from(requestFiles)
    .where(eq(requestFiles.id, Number(files[1].id)));
  await vi.waitFor(async () => expect(await product.storage.has(row?.storageKey ?? '')).toBe(false));
  const { timeline } = await deal.read(buyer);
  expect(timeline.at(-1).what).toBe(
    `Virus scan: volumes.docx was infected (${eicarFinding}) and has been removed`,
  );
  expect(await deal.subjectsTo(buyer)).toContain('an infected file was removed');
  expect(await deal.subjectsTo('desk')).toContain('an infected file was removed');
  const lines = await product.db
    .select()
    .from(auditTrail)
    .where(eq(auditTrail.action, 'remove-infected-file'))
    .orderBy(auditTrail.id);
  expect(lines.map(({ subject }) => subject)).toEqual([`request:${reference}`]);
  expect(await fileState(desk)).toMatchObject({ waiting: 0, waitingSince: null, infected: 1 });
  await clamd.stop();
});

test('documents of a company are scanned by the same walk, and count among what their sender has waiting', async () => {
  const chief = await product.signIn();
  const desk = await product.signIn('admin');
  const company = await foundCompany(product, chief);
  const stated = { country: 'Portugal', registerNumber: '1', address: 'Porto', licence: 'none' };
  const documents: Field = [
    [samples.pdf(), 'extract.pdf'],
    [pdfWith(eicar), 'licence.pdf'],
  ];
  const url = `/api/companies/${company.id}/verification`;
  expect((await sendForm(product, chief, url, { ...stated, documents })).status).toBe(200);
  const read = async () => (await get(chief, url)).json().data.statement.documents;
  expect((await read()).map((one: { check: string }) => one.check)).toEqual(['waiting', 'waiting']);
  expect((await fileState(desk)).waiting).toBe(2);
  const room = await get(
    chief,
    `/api/account/file-allowance?files=${memberLimits.waiting.files - 1}&bytes=1`,
  );
  expect(room.statusCode).toBe(429);
  await clamd.start();
  await vi.waitFor(
    async () => {
      await product.db
        .update(companyDocuments)
        .set({ scanAt: sql`now()` })
        .where(eq(companyDocuments.scan, 'waiting'));
      await product.scanWaiting();
      expect((await read()).map((one: { check: string }) => one.check)).toEqual(['clean', 'infected']);
    },
    { timeout: 15_000 },
  );
  const [row] = await product.db.select().from(companyDocuments).where(eq(companyDocuments.scan, 'infected'));
  await vi.waitFor(async () => expect(await product.storage.has(row?.storageKey ?? '')).toBe(false));
  const told = await product.db
    .select({ to: outgoingMails.recipient })
    .from(outgoingMails)
    .where(eq(outgoingMails.subject, `${company.name}: an infected document was removed`));
  expect(told.map(({ to }) => to)).toContain(chief.email);
  expect(told).toHaveLength(2);
  await clamd.stop();
});

test('one member has no more waiting for the scan than fits, and is told when to come back', async () => {
  const deal = await openDeal(product);
  const [row] = await product.db
    .select()
    .from(requestFiles)
    .where(eq(requestFiles.uploadedBy, deal.buyer.id));
  if (row === undefined) throw new Error('the deal has no file');
  const { id: _, ...fields } = row;
  await product.db.insert(requestFiles).values(
    Array.from({ length: memberLimits.waiting.files - 1 }, (_, i) => ({
      ...fields,
      storageKey: `none/${i}`,
      addedAt: sql`now() - interval '2 days'`,
    })),
  );
  const refused = await deal.write(deal.buyer, '', { files: [[samples.csv(), 'a.csv']] });
  expect(refused.status).toBe(429);
  expect(refused.body.message).toMatch(/^200 files of 1 MB of yours wait for the virus check/);
  expect((await deal.write(deal.buyer, 'without a file')).status).toBe(200);
  expect((await deal.write(deal.owner, '', { files: [[samples.csv(), 'a.csv']] })).status).toBe(404);
  expect((await deal.write(deal.desk, '', { files: [[samples.csv(), 'a.csv']] })).status).toBe(200);
});
