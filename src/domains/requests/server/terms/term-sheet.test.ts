import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { people } from '#domains/accounts/server/tables.ts';
import { companies } from '#domains/companies/server/tables.ts';
import { dossiers } from '#domains/dossiers/server/tables.ts';
import { openFileStorage } from '#platform/server/files/storage/storage.ts';
import { textInPdf } from '#testing/crafted-pdfs.ts';
import { type Deal, openDeal, sendForm } from '#testing/deals.ts';
import { readPdf, readZipped } from '#testing/read-documents.ts';
import { terms } from '#testing/sample-terms.ts';
import { keptFiles, startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';
import { requests, termSheetDocuments, termSheets } from '../tables.ts';
import { drawMissing } from './term-sheet-documents.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({}, { searches: false });
});
afterAll(() => product.stop());

function get(deal: Deal, person: TestPerson, path: string) {
  return product.app.inject({ url: `${deal.url}/term-sheets/${path}`, headers: person.headers });
}

async function issued(more: Partial<typeof terms> = {}): Promise<Deal> {
  const deal = await openDeal(product);
  await name(deal);
  await deal.move(deal.desk, 'review');
  await deal.move(deal.owner, 'issue-term-sheet', { terms: JSON.stringify({ ...terms, ...more }) });
  return deal;
}

const names = { owner: 'Łódź Фарма Ωmega A/S', buyer: 'Zoë Nguyễn Țară d.o.o.', person: 'Đặng Çelik-Ågren' };

/** As they are called before anything is issued. */
async function name(deal: Deal): Promise<void> {
  const { db } = product;
  await db
    .update(companies)
    .set({ name: `${names.owner} ${deal.reference}` })
    .where(eq(companies.id, deal.ownerCompany.id));
  await db
    .update(companies)
    .set({ name: `${names.buyer} ${deal.reference}` })
    .where(eq(companies.id, deal.buyerCompany.id));
  await db.update(people).set({ name: names.person }).where(eq(people.id, deal.owner.id));
}

test('a version as PDF says every term, whoever’s name in whatever script, and its number on each page', async () => {
  const long = Array.from({ length: 110 }, (_, i) => `Clause ${i + 1} of the other terms.`).join(' ');
  const deal = await issued({ oneTimeFee: '1250000.5', otherTerms: long });
  const answer = await get(deal, deal.buyer, '1/file?format=pdf');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(answer.headers['content-disposition']).toBe(
    `attachment; filename="${deal.reference}-term-sheet-1.pdf"`,
  );
  const pages = await readPdf(answer.rawPayload);
  expect(pages.length).toBeGreaterThan(1);
  for (const [index, page] of pages.entries()) {
    expect(page).toContain('Dosebridge');
    expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
    expect(page).toContain(`${deal.reference}, version 1, issued`);
  }
  const said = pages.join(' ').replace(/\s+/g, ' ');
  for (const words of [
    ...Object.values(names),
    'Amlodipine Tablets 5 mg',
    '1.25 EUR per pack of 30 tablets',
    'Volume, year 2',
    '150,000',
    '1,250,000.5 EUR',
    '4.5 % of net sales',
    'Exclusive',
    'EU, UK',
    `31 Dec ${terms.validUntil.slice(0, 4)}`,
    'Clause 1 of',
  ]) {
    expect(said).toContain(words);
  }
  expect(said.match(/Clause \d+/g)).toHaveLength(110);
  expect(said).not.toContain('An empty box');
});

test('where the typeface lacks a character the PDF says so, and the DOCX has it', async () => {
  const deal = await issued({ otherTerms: 'See 附件 一' });
  const pdf = await readPdf((await get(deal, deal.buyer, '1/file')).rawPayload);
  expect(pdf.join(' ')).toContain('An empty box stands for a character');
  const docx = (await get(deal, deal.buyer, '1/file?format=docx')).rawPayload;
  expect(readZipped(docx, 'word/document.xml')).toContain('See 附件 一');
});

test('a version as DOCX says the same', async () => {
  const deal = await issued({ otherTerms: 'First <line>\nSecond & last' });
  const answer = await get(deal, deal.owner, '1/file?format=docx');
  expect(answer.headers['content-type']).toContain('wordprocessingml');
  const document = readZipped(answer.rawPayload, 'word/document.xml');
  for (const words of [
    ...Object.values(names),
    'First &lt;line&gt;',
    'Second &amp; last',
    '150,000',
    '4.5 % of net sales',
    deal.reference,
  ]) {
    expect(document).toContain(words);
  }
});

test('each version keeps what it said; those that there are not, and those of others, are unknown', async () => {
  const deal = await issued();
  await deal.move(deal.buyer, 'ask-revision', { note: 'Lower' });
  await deal.move(deal.owner, 'issue-term-sheet', { terms: JSON.stringify({ ...terms, royalty: '2' }) });
  const text = async (version: number) =>
    (await readPdf((await get(deal, deal.desk, `${version}/file`)).rawPayload)).join(' ');
  expect(await text(1)).toContain('4.5 % of net sales');
  expect(await text(2)).toContain('2 % of net sales');
  for (const [person, path] of [
    [deal.buyer, '3/file'],
    [deal.buyer, '0/file'],
    [deal.buyer, 'x/file'],
    [deal.buyer, '99999/file'],
    [deal.stranger, '1/file'],
  ] as const) {
    expect((await get(deal, person, path)).statusCode).toBe(404);
  }
  expect((await get(deal, deal.colleague, '1/file')).statusCode).toBe(200);
});

test('what a version states stays as it was said: a party that is called something else, and a new title, change nothing of it', async () => {
  const deal = await issued();
  const { db } = product;
  await db
    .update(companies)
    .set({ name: `Renamed ${deal.reference}` })
    .where(eq(companies.id, deal.ownerCompany.id));
  await db
    .update(people)
    .set({ organisation: 'Pfizer', name: 'Somebody Else' })
    .where(eq(people.id, deal.buyer.id));
  await db.update(people).set({ name: 'Another Issuer' }).where(eq(people.id, deal.owner.id));
  await db.update(dossiers).set({ title: 'Another title' }).where(eq(dossiers.id, deal.listing));
  // Nobody had downloaded it before.
  const said = (await readPdf((await get(deal, deal.buyer, '1/file')).rawPayload))
    .join(' ')
    .replace(/\s+/g, ' ');
  for (const words of [...Object.values(names), 'Amlodipine Tablets 5 mg']) expect(said).toContain(words);
  expect(said).not.toMatch(/Pfizer|Somebody Else|Another|Renamed/);
  expect((await deal.read(deal.buyer)).termSheets[0].by).toBe(names.person);
  await expect(
    db.update(termSheets).set({ buyerName: 'Pfizer' }).where(eq(termSheets.version, 1)),
  ).rejects.toMatchObject({ cause: { message: 'a version of a term sheet never changes' } });
});

test('a document is drawn once, stored with its hash, and given out as stored, also to two who ask at once', async () => {
  const deal = await issued();
  const answers = await Promise.all(
    [deal.buyer, deal.owner, deal.desk].map((person) => get(deal, person, '1/file')),
  );
  const [first] = answers;
  for (const { rawPayload } of answers)
    expect(rawPayload.equals(first?.rawPayload ?? Buffer.alloc(0))).toBe(true);
  const rows = await product.db
    .select({ document: termSheetDocuments })
    .from(termSheetDocuments)
    .innerJoin(termSheets, eq(termSheets.id, termSheetDocuments.termSheetId))
    .innerJoin(requests, eq(requests.id, termSheets.requestId))
    .where(eq(requests.reference, deal.reference));
  const sum = createHash('sha256')
    .update(first?.rawPayload ?? '')
    .digest('hex');
  expect(rows.map(({ document }) => [document.format, document.sha256])).toEqual([['pdf', sum]]);
  const kept = await keptFiles(product);
  expect(kept.filter((path) => path.includes(rows[0]?.document.storageKey ?? ''))).toHaveLength(1);
});

test('what was issued is drawn without anybody asking for it', async () => {
  const deal = await issued();
  const storage = await openFileStorage({ dataDir: product.dataDir, s3: undefined });
  const parts = { db: product.db, storage };
  await drawMissing({
    ...parts,
    deskTimeZone: 'Europe/London',
    temporaryFolder: join(product.dataDir, 'drawing'),
  });
  const drawn = await product.db
    .select({ format: termSheetDocuments.format, sha256: termSheetDocuments.sha256 })
    .from(termSheetDocuments)
    .innerJoin(termSheets, eq(termSheets.id, termSheetDocuments.termSheetId))
    .innerJoin(requests, eq(requests.id, termSheets.requestId))
    .where(eq(requests.reference, deal.reference))
    .orderBy(termSheetDocuments.id);
  expect(drawn.map(({ format }) => format)).toEqual(['pdf', 'docx']);
  const docx = await get(deal, deal.buyer, '1/file?format=docx');
  expect(createHash('sha256').update(docx.rawPayload).digest('hex')).toBe(drawn[1]?.sha256);
});

test('what is signed is the version that stands: the file of another is refused by its text, and the timeline names it', async () => {
  const deal = await issued();
  const [first, firstDocx] = [
    await get(deal, deal.buyer, '1/file'),
    await get(deal, deal.buyer, '1/file?format=docx'),
  ];
  await deal.move(deal.buyer, 'ask-revision', { note: 'Lower' });
  await deal.move(deal.owner, 'issue-term-sheet', { terms: JSON.stringify({ ...terms, royalty: '2' }) });
  const second = await get(deal, deal.buyer, '2/file');
  const other = await get(await issued(), deal.desk, '1/file');
  const kept = await keptFiles(product);
  for (const [content, file] of [
    [first.rawPayload, 'signed.pdf'],
    [firstDocx.rawPayload, 'signed.docx'],
  ] as [Buffer, string][]) {
    const { status, body } = await deal.move(deal.buyer, 'sign', { files: [[content, file]] });
    expect([status, body.issues]).toEqual([
      400,
      [
        {
          path: 'files',
          message: `${file} is the term sheet ${deal.reference}, version 1. The one to sign is ${deal.reference}, version 2: download it, sign it, and attach it.`,
        },
      ],
    ]);
  }
  const foreign = await deal.move(deal.buyer, 'sign', { files: [[other.rawPayload, 'other.pdf']] });
  expect(foreign.status).toBe(400);
  expect(await keptFiles(product)).toEqual(kept);
  expect((await deal.read(deal.buyer)).state).toBe('term-sheet-issued');

  const { status, body } = await deal.move(deal.buyer, 'sign', {
    files: [[second.rawPayload, 'signed.pdf']],
  });
  expect(status).toBe(200);
  expect(body.data.timeline.at(-1).what).toBe('Term sheet 2 signed');
  expect(body.data.files.at(-1)).toMatchObject({ name: 'signed.pdf', termSheetVersion: 2 });
});

/** Takes a second to be read. */
const slow = textInPdf('(1) Tj '.repeat(2_000_000));

test('who signs what they may not, or as it stood before, has nothing read', async () => {
  const deal = await issued();
  const files: [Buffer, string][] = Array.from({ length: 10 }, (_, n) => [slow, `${n}.pdf`]);
  const [owner, stranger, stale] = await Promise.all([
    deal.move(deal.owner, 'sign', { files }),
    deal.move(deal.stranger, 'sign', { files }),
    deal.move(deal.buyer, 'sign', { files, revision: '999' }),
  ]);
  expect([owner.status, stranger.status, stale.status]).toEqual([403, 404, 409]);
  const { body } = await deal.move(deal.buyer, 'sign', {
    files: [[slow, 'a.pdf']],
    note: 'x',
    revision: '0',
  });
  expect(body.message).toContain('Something has happened since');
}, 30_000);

test('what one member has read holds up nobody for long: one form of theirs at a time, and each for some seconds in whole', async () => {
  const [deal, other] = [await issued(), await issued()];
  const files: [Buffer, string][] = Array.from({ length: 10 }, (_, n) => [slow, `${n}.pdf`]);
  const honest = await get(other, other.buyer, '1/file');
  const asked = Promise.all([1, 2, 3].map(() => deal.move(deal.buyer, 'sign', { files })));
  const { status } = await other.move(other.buyer, 'sign', { files: [[honest.rawPayload, 'signed.pdf']] });
  expect(status).toBe(200);
  const statuses = (await asked).map((answer) => answer.status);
  expect(statuses.filter((answer) => answer === 429)).toHaveLength(2);
}, 60_000);

test('a signature that is sent again after it was taken is answered as the first was', async () => {
  const deal = await issued();
  const { rawPayload } = await get(deal, deal.buyer, '1/file');
  const { revision } = await deal.read(deal.buyer);
  const form = {
    move: 'sign',
    revision: String(revision),
    files: [[rawPayload, 'signed.pdf']] as [Buffer, string][],
  };
  const send = () =>
    sendForm(product, deal.buyer, `${deal.url}/moves`, form, { 'idempotency-key': 'signed-once' });
  expect((await send()).status).toBe(200);
  expect((await send()).status).toBe(200);
  const { timeline } = await deal.read(deal.buyer);
  expect(timeline.filter(({ what }: { what: string }) => what === 'Term sheet 1 signed')).toHaveLength(1);
});
