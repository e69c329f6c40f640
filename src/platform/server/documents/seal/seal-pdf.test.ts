import { X509Certificate } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPdf } from '#testing/read-documents.ts';
import { firstAttachment, pdfsig } from '#testing/signing/poppler.ts';
import { toPdf } from '../letter-pdf.ts';
import { fingerprintOf, makeP12, openP12 } from './certificate.ts';
import { sealPdf } from './seal-pdf.ts';
import { openSealer } from './sealer.ts';

let folder: string;
let p12: Buffer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dosebridge-seal-'));
  p12 = await makeP12('Operator of the tests', 'a passphrase', new Date());
});
afterAll(() => rm(folder, { recursive: true }));

function letter(heading: string, facts: { label: string; value: string }[]) {
  return {
    title: heading,
    heading,
    subheading: 'Łódź Фарма',
    foot: 'At the foot',
    sections: [{ heading, facts }],
  };
}

async function seal() {
  const clauses = Array.from({ length: 40 }, (_, i) => ({
    label: `Clause ${i}`,
    value: 'As agreed. '.repeat(20),
  }));
  const document = await toPdf(letter('Term sheet', clauses));
  const records = letter('Signatures', [{ label: 'Name', value: 'Đặng Çelik' }]);
  const at = new Date('2030-03-01T10:00:00Z');
  const given = {
    name: 'DB-1-term-sheet-1.pdf',
    reason: 'Signed by both',
    p12,
    passphrase: 'a passphrase',
    at,
  };
  return { document, ...(await sealPdf({ document, records, ...given })) };
}

test('poppler calls a sealed PDF valid, by a signature as PAdES wants it, over the whole of it', async () => {
  const { pdf, fingerprint } = await seal();
  const said = await pdfsig(pdf);
  expect(said).toContain('Signature Validation: Signature is Valid.');
  expect(said).toContain('Signature Type: ETSI.CAdES.detached');
  expect(said).toContain('Signer Certificate Common Name: Operator of the tests');
  expect(said).toContain('Total document signed');
  expect(said).toContain('Mar 01 2030');
  expect(fingerprint).toBe(fingerprintOf(openP12(p12, 'a passphrase').chain[0]));
});

test('one changed byte of it, anywhere, and it is valid no more', async () => {
  const { pdf } = await seal();
  for (const share of [0.1, 0.5, 0.999]) {
    const changed = Buffer.from(pdf);
    const at = Math.floor(changed.length * share);
    changed[at] = (changed[at] ?? 0) ^ 1;
    const said = await pdfsig(changed).catch(String);
    expect(said, `byte ${at} of ${changed.length}`).not.toContain('Signature is Valid');
  }
});

test('it has the pages of the document and the records behind them, and the document itself byte for byte', async () => {
  const { document, pdf } = await seal();
  const [before, after] = [await readPdf(document), await readPdf(pdf)];
  expect(after.slice(0, before.length)).toEqual(before);
  expect(after.slice(before.length).join(' ')).toContain('Đặng Çelik');
  expect((await firstAttachment(pdf)).equals(Buffer.from(document))).toBe(true);
});

test('a self-made certificate is kept for the next seal, for nobody else to read, and of two processes the first’s stands', async () => {
  const dataDir = join(folder, 'data');
  const sealers = await Promise.all([1, 2].map(() => openSealer({ dataDir, signing: undefined })));
  const made = await Promise.all(sealers.map((sealer) => sealer()));
  const path = join(dataDir, 'self-made-seal.p12');
  const kept = await readFile(path);
  for (const seal of made) {
    expect(seal.isSelfMade).toBe(true);
    expect(kept.equals(seal.p12)).toBe(true);
  }
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  const { subject } = new X509Certificate(openP12(kept, made[0]?.passphrase ?? '').chain[0]);
  expect(subject).toBe('CN=Dosebridge demo (self-made)');
});

test('the operator’s certificate is opened at the start: a wrong passphrase, and what is none, stop it', async () => {
  const [path, other] = [join(folder, 'operator.p12'), join(folder, 'other.p12')];
  await writeFile(path, p12);
  await writeFile(other, 'no certificate');
  const open = (p12Path: string, passphrase: string) =>
    openSealer({ dataDir: folder, signing: { p12: p12Path, passphrase } });
  expect(await (await open(path, 'a passphrase'))()).toMatchObject({ isSelfMade: false });
  for (const [at, passphrase] of [
    [path, 'another'],
    [other, 'a passphrase'],
    [join(folder, 'none.p12'), ''],
  ] as const) {
    await expect(open(at, passphrase)).rejects.toThrow(`SIGNING_P12: ${at} cannot be used`);
  }
});
