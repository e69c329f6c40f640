import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { people } from '#domains/accounts/server/tables.ts';
import { companies } from '#domains/companies/server/tables.ts';
import { dossiers } from '#domains/dossiers/server/tables.ts';
import { auditTrail } from '#platform/server/audit/tables.ts';
import { type Deal, openDeal } from '#testing/deals.ts';
import { readPdf } from '#testing/read-documents.ts';
import { firstAttachment, pdfsig } from '#testing/signing/poppler.ts';
import { issueTo, rename, sign } from '#testing/signing/sign.ts';
import { keptFiles, startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';
import { requests, termSheetDocuments, termSheets } from '../tables.ts';
import { sealedDocuments, signatures } from './tables.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({}, { searches: false });
});
afterAll(() => product.stop());

const sealOf = (deal: Deal, person: TestPerson, version = 1) =>
  product.app.inject({ url: `${deal.url}/term-sheets/${version}/sealed`, headers: person.headers });

async function signedByBoth(): Promise<Deal> {
  const deal = await issueTo(await openDeal(product));
  await rename(product, deal.buyer, 'Ana Costa');
  await rename(product, deal.owner, 'Đặng Çelik');
  await sign(product, deal, deal.buyer);
  await sign(product, deal, deal.owner, { title: 'Chief Executive' });
  return deal;
}

async function sealed(deal: Deal): Promise<Buffer> {
  return vi.waitFor(
    async () => {
      const answer = await sealOf(deal, deal.buyer);
      expect(answer.statusCode).toBe(200);
      return answer.rawPayload;
    },
    { timeout: 20_000 },
  );
}

test('what both have signed is sealed once, says who signed what, and is there for all sides and nobody else', async () => {
  const deal = await signedByBoth();
  const pdf = await sealed(deal);
  expect(await pdfsig(pdf)).toContain('Signature is Valid.');
  const said = (await readPdf(pdf)).join('\n');
  const { sealed: told, signatures } = await deal.read(deal.owner);
  for (const words of [
    ...['Ana Costa', deal.buyerCompany.name, 'Đặng Çelik', 'Chief Executive', '127.0.0.1'],
    'sealed by a self-made certificate of this demo',
    signatures[0].sha256.replace(/^.{32}/, '$& '),
  ]) {
    expect(said.replaceAll('\n', ' ')).toContain(words);
  }
  const hash = createHash('sha256').update(pdf).digest('hex');
  expect(told).toMatchObject({ version: 1, sha256: hash, bytes: pdf.length, selfMade: true });
  const attached = createHash('sha256')
    .update(await firstAttachment(pdf))
    .digest('hex');
  expect(attached).toBe(signatures[0].sha256);
  for (const person of [deal.owner, deal.colleague, deal.desk]) {
    const answer = await sealOf(deal, person);
    expect(answer.rawPayload.equals(pdf)).toBe(true);
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="${deal.reference}-term-sheet-1-signed.pdf"`,
    );
  }
  expect((await sealOf(deal, deal.stranger)).statusCode).toBe(404);
  expect((await sealOf(deal, deal.buyer, 2)).statusCode).toBe(404);
});

test('however many processes seal at once, there is one seal with one line in the trail, and no file beside it', async () => {
  const before = (await keptFiles(product)).filter((path) => path.includes('sealed-documents'));
  const deal = await issueTo(await openDeal(product));
  await sign(product, deal, deal.buyer);
  await sign(product, deal, deal.owner);
  await Promise.all([product.sealMissing(), product.sealMissing(), product.sealMissing()]);
  await product.sealMissing();
  const rows = await product.db
    .select({ sealed: sealedDocuments })
    .from(sealedDocuments)
    .innerJoin(requests, eq(requests.id, sealedDocuments.requestId))
    .where(eq(requests.reference, deal.reference));
  expect(rows).toHaveLength(1);
  const lines = await product.db
    .select()
    .from(auditTrail)
    .where(eq(auditTrail.action, 'seal-term-sheet'))
    .orderBy(auditTrail.id);
  expect(lines.filter(({ subject }) => subject === `request:${deal.reference}`)).toMatchObject([
    { actorId: null, detail: { version: 1, sha256: rows[0]?.sealed.sha256 } },
  ]);
  const files = (await keptFiles(product)).filter((path) => path.includes('sealed-documents'));
  expect(files.length).toBe(before.length + 1);
});

test('half a signature is never sealed', async () => {
  const deal = await issueTo(await openDeal(product));
  await sign(product, deal, deal.owner);
  await product.sealMissing();
  expect((await sealOf(deal, deal.owner)).statusCode).toBe(404);
});

test('what was signed reads the same, hash for hash, after both companies, both people and the listing were renamed', async () => {
  const deal = await signedByBoth();
  const pdf = await sealed(deal);
  const read = async () => {
    const { signatures, sealed } = await deal.read(deal.desk);
    const document = await product.app.inject({
      url: `${deal.url}/term-sheets/1/file`,
      headers: deal.desk.headers,
    });
    return {
      signatures,
      sealed,
      document: document.rawPayload,
      pdf: (await sealOf(deal, deal.desk)).rawPayload,
    };
  };
  const before = await read();
  const { db } = product;
  for (const { id } of [deal.ownerCompany, deal.buyerCompany]) {
    await db
      .update(companies)
      .set({ name: `Renamed ${id}` })
      .where(eq(companies.id, id));
  }
  for (const { id } of [deal.buyer, deal.owner]) {
    await db.update(people).set({ name: 'Renamed', organisation: 'Renamed' }).where(eq(people.id, id));
  }
  await db.update(dossiers).set({ title: 'Renamed' }).where(eq(dossiers.id, deal.listing));
  const after = await read();
  expect(after).toEqual(before);
  expect(after.pdf.equals(pdf)).toBe(true);
  expect(createHash('sha256').update(after.document).digest('hex')).toBe(after.signatures[0].sha256);
});

test('a document that cannot be read holds up the seal of no other, and is said', async () => {
  const broken = await issueTo(await openDeal(product));
  await sign(product, broken, broken.buyer);
  const [document] = await product.db
    .select({ key: termSheetDocuments.storageKey })
    .from(termSheetDocuments)
    .innerJoin(termSheets, eq(termSheets.id, termSheetDocuments.termSheetId))
    .innerJoin(requests, eq(requests.id, termSheets.requestId))
    .where(eq(requests.reference, broken.reference));
  const path = (await keptFiles(product)).find((file) => file.endsWith(document?.key ?? ''));
  await writeFile(path ?? '', 'no document');
  await sign(product, broken, broken.owner);
  await sealed(await signedByBoth());
  await expect(product.sealMissing()).rejects.toThrow('term sheets that could not be sealed: 1');
  expect((await sealOf(broken, broken.buyer)).statusCode).toBe(404);
});

test('where a signature is of another hash than the document, nothing is sealed, and it is said which', async () => {
  const deal = await issueTo(await openDeal(product));
  await sign(product, deal, deal.buyer);
  const [made] = await product.db
    .select({ signature: signatures })
    .from(signatures)
    .innerJoin(requests, eq(requests.id, signatures.requestId))
    .where(eq(requests.reference, deal.reference));
  if (made === undefined) throw new Error('nothing was signed');
  const { id: _, ...signature } = made.signature;
  const [other] = await product.db
    .insert(signatures)
    .values({ ...signature, side: 'owner', personId: deal.owner.id, sha256: 'f'.repeat(64) })
    .returning();
  const fault = await product.sealMissing().catch((error) => error);
  expect(fault.errors.map(String)).toContain(
    `Error: ${deal.reference}: signature ${other?.id} is of another document`,
  );
  expect((await sealOf(deal, deal.buyer)).statusCode).toBe(404);
});
