import { deflateSync } from 'node:zlib';
import { PDFDocument } from 'pdf-lib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgeArchive } from '#testing/archives.ts';
import { pdfOf, textInPdf } from '#testing/crafted-pdfs.ts';
import { type Deal, openDeal } from '#testing/deals.ts';
import { namesInZip, readZipped } from '#testing/read-documents.ts';
import { issueTo } from '#testing/signing/sign.ts';
import { startTestProduct, type TestProduct } from '#testing/test-product.ts';
import { firstDifference } from './same-text.ts';

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
])('of “%s” the copy “%s” lacks: %s', (original, copy, words) => {
  expect(firstDifference(original, copy)).toEqual(words === null ? null : { is: 'missing', words });
});

const head = 'Dosebridge The B2B marketplace for pharmaceuticals';

test.each([
  [
    'is not binding',
    'Terms Royalty 4.5 % is not binding of net sales Signatures For Halcyon',
    'is not binding',
  ],
  [
    'a line before them',
    `${head} Terms A new one Royalty 4.5 % of net sales Signatures For Halcyon`,
    'A new one',
  ],
  ['who signs', 'Terms Royalty 4.5 % of net sales Signatures Ana Costa For Halcyon 3 May', null],
  ['a mark above', `Envelope 4B1C ${head} Terms Royalty 4.5 % of net sales Signatures For Halcyon`, null],
  [
    'a letter above',
    `${'beside '.repeat(41)}${head} Terms Royalty 4.5 % of net sales Signatures For Halcyon`,
    `${'beside '.repeat(7)}beside`,
  ],
])('words added to a copy are told among the terms alone: %s', (_, copy, words) => {
  const original = copy.startsWith('Terms') ? '' : `${head} `;
  expect(firstDifference(`${original}Terms Royalty 4.5 % of net sales Signatures For Halcyon`, copy)).toEqual(
    words === null ? null : { is: 'added', words },
  );
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

test('a copy that unpacks to more than is read is refused, also beside one that is read', async () => {
  const { deal, sign } = await issued();
  const bomb = pdfOf(deflateSync(Buffer.alloc(100 * 1024 ** 2, ' ')));
  expect((await sign(bomb)).body.issues[0].message).toContain('signed.pdf is too much to be read here');
  const files: [Buffer, string][] = [
    [textInPdf('(Annex) Tj'), 'annex.pdf'],
    [bomb, 'bomb.pdf'],
  ];
  const { status, body } = await deal.move(deal.buyer, 'sign', { files });
  expect([status, body.issues[0].message]).toEqual([400, expect.stringContaining('bomb.pdf is too much')]);
});

/** The version as DOCX, with its parts as somebody saved them. */
async function savedAnew(deal: Deal, change: (name: string, xml: string) => string): Promise<Buffer> {
  const { rawPayload } = await product.app.inject({
    url: `${deal.url}/term-sheets/1/file?format=docx`,
    headers: deal.buyer.headers,
  });
  const parts = namesInZip(rawPayload)
    .filter((name) => !name.endsWith('/'))
    .map((name) => ({ name, content: Buffer.from(change(name, readZipped(rawPayload, name))) }));
  return forgeArchive({ parts });
}

test('a DOCX as Word saves it is taken: with the numbers of its pages, and who saved it when', async () => {
  const { deal } = await issued();
  const cached = await savedAnew(deal, (name, xml) =>
    name.startsWith('docProps/core')
      ? xml.replace(/<cp:lastModifiedBy>[^<]*/, '<cp:lastModifiedBy>Ana Costa')
      : xml.replaceAll(/(<w:fldChar w:fldCharType="separate"\/>)/g, '$1<w:t>1</w:t>'),
  );
  expect(readZipped(cached, 'word/footer1.xml')).toContain('<w:t>1</w:t>');
  const { status } = await deal.move(deal.buyer, 'sign', { files: [[cached, 'signed.docx']] });
  expect(status).toBe(200);
});

test.each([
  ['<w:del w:id="1" w:author="Ana">', '</w:del>'],
  ['<x:ins w:id="1">', '</x:ins>'],
  ['<w:r><w:rPr><w:vanish/></w:rPr>', '</w:r>'],
])('a DOCX with %s is refused: what was signed is not what stands there', async (open, close) => {
  const { deal } = await issued();
  const altered = await savedAnew(deal, (name, xml) =>
    name === 'word/document.xml' ? xml.replace('</w:body>', `<w:p>${open}${close}</w:p></w:body>`) : xml,
  );
  const { status, body } = await deal.move(deal.buyer, 'sign', { files: [[altered, 'signed.docx']] });
  expect([status, body.issues[0].message]).toEqual([
    400,
    expect.stringContaining('signed.docx has tracked changes or hidden text'),
  ]);
});

test('a DOCX with words more among its terms is refused with them', async () => {
  const { deal } = await issued();
  const altered = await savedAnew(deal, (_, xml) => xml.replace('of net sales', 'or less of net sales'));
  const { status, body } = await deal.move(deal.buyer, 'sign', { files: [[altered, 'signed.docx']] });
  expect([status, body.issues[0].message]).toEqual([
    400,
    expect.stringContaining(
      `signed.docx says more than ${deal.reference}, version 1: “or less” stands among`,
    ),
  ]);
});

const note =
  '<w:footnotes><w:footnote w:id="2"><w:p><w:r><w:t>Not binding</w:t></w:r></w:p></w:footnote></w:footnotes>';

test.each<[string, (name: string, xml: string) => string]>([
  [
    'a term struck out',
    (_, xml) => xml.replace(/<w:rPr>(?=(?:(?!<w:rPr>).)*4\.5 % of net sales)/s, '<w:rPr><w:strike/>'),
  ],
  ['a footnote', (name, xml) => (name === 'word/footnotes.xml' ? note : xml)],
])('a DOCX with %s is refused, though it says all the words', async (_, change) => {
  const { deal } = await issued();
  const altered = await savedAnew(deal, change);
  const { status, body } = await deal.move(deal.buyer, 'sign', { files: [[altered, 'signed.docx']] });
  expect([status, body.issues?.[0].message]).toEqual([
    400,
    expect.stringContaining(
      `signed.docx says otherwise than ${deal.reference}, version 1: it has text struck out, footnotes or comments`,
    ),
  ]);
});

test('a DOCX is what it shows when it is opened, and not what lies beside that', async () => {
  const { deal } = await issued();
  const { rawPayload } = await product.app.inject({
    url: `${deal.url}/term-sheets/1/file?format=docx`,
    headers: deal.buyer.headers,
  });
  const savedAs = async (shown: (xml: string) => string) => {
    const moved = await savedAnew(deal, (name, xml) =>
      name === '_rels/.rels' ? xml.replace('word/document.xml', '/word/document2.xml') : xml,
    );
    const parts = namesInZip(moved).map((name) => ({ name, content: Buffer.from(readZipped(moved, name)) }));
    const content = Buffer.from(shown(readZipped(rawPayload, 'word/document.xml')));
    return forgeArchive({ parts: [...parts, { name: 'word/document2.xml', content }] });
  };
  const send = async (copy: Buffer) => deal.move(deal.buyer, 'sign', { files: [[copy, 'signed.docx']] });
  const { body } = await send(await savedAs((xml) => xml.replace('4.5 %', '0.1 %')));
  expect(body.issues?.[0].message).toContain('is missing or was changed');
  expect((await send(await savedAs((xml) => xml))).status).toBe(200);
});

test('a PDF whose terms are struck out by a mark is refused', async () => {
  const { pdf, sign } = await issued();
  const document = await PDFDocument.load(pdf);
  const note = document.context.register(
    document.context.obj({ Type: 'Annot', Subtype: 'StrikeOut', Rect: [60, 300, 200, 320] }),
  );
  document.getPage(0).node.addAnnot(note);
  const { status, body } = await sign(Buffer.from(await document.save()));
  expect([status, body.issues[0].path]).toEqual([400, 'files']);
});
