import { PDFDocument } from 'pdf-lib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { textInPdf } from '#testing/crafted-pdfs.ts';
import { openDeal } from '#testing/deals.ts';
import { issueTo } from '#testing/signing/sign.ts';
import { startTestProduct, type TestProduct } from '#testing/test-product.ts';
import { firstLacking } from './same-text.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({}, { searches: false });
});
afterAll(() => product.stop());

test.each([
  ['Royalty 4.5 % of net sales', 'Royalty\n4.5 % of   net sales\nSigned: Ana', null],
  ['Royalty 4.5 % of net sales', 'Royalty 14.5 % of net sales', 'Royalty 4.5 % of net sales'],
  ['Fee 250,000 EUR due at once', 'Fee 25,000 EUR due at once', 'Fee 250,000 EUR due at once'],
  ['first second third', 'second first third', 'first second third'],
  ['all of it', '', 'all of it'],
])('of “%s” the copy “%s” lacks: %s', (original, copy, lacks) => {
  expect(firstLacking(original, copy)).toBe(lacks);
});

async function issued() {
  const deal = await issueTo(await openDeal(product));
  const { rawPayload } = await product.app.inject({
    url: `${deal.url}/term-sheets/1/file`,
    headers: deal.buyer.headers,
  });
  const sign = (content: Buffer) => deal.move(deal.buyer, 'sign', { files: [[content, 'signed.pdf']] });
  return { deal, pdf: rawPayload, sign };
}

test('a copy with marks of a signature is taken, and so is one that was saved anew', async () => {
  const { pdf, sign } = await issued();
  const document = await PDFDocument.load(pdf);
  document.getPage(0).drawText('Ana Costa, Lisbon', { x: 60, y: 300 });
  expect((await sign(Buffer.from(await document.save()))).status).toBe(200);
});

test('a copy that names the version and does not say all that it says is refused with what is missing', async () => {
  const { deal, sign } = await issued();
  const altered = textInPdf(
    `(Dosebridge) Tj (Term sheet, version 1) Tj (${deal.reference}, version 1, issued 1 Jan 2030) Tj (Royalty 2 %) Tj`,
  );
  const { status, body } = await sign(altered);
  expect([status, body.issues[0].path]).toEqual([400, 'files']);
  expect(body.issues[0].message).toMatch(
    new RegExp(
      `^signed.pdf does not say what ${deal.reference}, version 1 says: “.*” is missing or was changed\\.`,
    ),
  );
  expect((await deal.read(deal.buyer)).state).toBe('term-sheet-issued');
});

test('an encrypted copy is refused: nobody could see what was signed', async () => {
  const { sign, pdf } = await issued();
  const document = await PDFDocument.load(pdf);
  document.context.trailerInfo.Encrypt = document.context.obj({ Filter: 'Standard', V: 1, R: 2, P: -4 });
  const { status, body } = await sign(Buffer.from(await document.save({ useObjectStreams: false })));
  expect([status, body.issues[0].message]).toEqual([
    400,
    expect.stringContaining('signed.pdf is encrypted, so that nobody here can see what was signed'),
  ]);
});
