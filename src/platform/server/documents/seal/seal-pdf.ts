import { pdflibAddPlaceholder } from '@signpdf/placeholder-pdf-lib';
import { SignPdf } from '@signpdf/signpdf';
import { SUBFILTER_ETSI_CADES_DETACHED } from '@signpdf/utils';
import { PDFDocument } from 'pdf-lib';
import type { Letter } from '../letter.ts';
import { toPdf } from '../letter-pdf.ts';
import { CadesSigner } from './cades.ts';
import { fingerprintOf, openP12 } from './certificate.ts';

/** What is sealed, and with what. */
export type Sealing = {
  /** The PDF as it was signed. */
  document: Uint8Array;
  /** What is said of its signatures: pages behind its own. */
  records: Letter;
  /** What the document is called where it is attached to the sealed one, byte for byte. */
  name: string;
  reason: string;
  p12: Uint8Array;
  passphrase: string;
  at: Date;
};

/** Beside the certificates: attributes, names and the signature itself. */
const roomForSignature = 4096;

/**
 * The document, the records of its signatures and the document once more as an attachment, under one PAdES signature: no byte
 * of it can be changed unseen, and what was signed can be taken out of it and hashed. Takes long: see platform/heavy.
 */
export async function sealPdf({
  document,
  records,
  name,
  reason,
  p12,
  passphrase,
  at,
}: Sealing): Promise<{ pdf: Uint8Array; fingerprint: string }> {
  const certificate = openP12(p12, passphrase);
  const sealed = await PDFDocument.load(document, { updateMetadata: false });
  const added = await PDFDocument.load(await toPdf(records));
  for (const page of await sealed.copyPages(added, added.getPageIndices())) sealed.addPage(page);
  await sealed.attach(document, name, {
    mimeType: 'application/pdf',
    creationDate: at,
    modificationDate: at,
  });
  pdflibAddPlaceholder({
    pdfPage: sealed.getPage(sealed.getPageCount() - 1),
    ...{ reason, name: 'Dosebridge', contactInfo: '', location: '', signingTime: at },
    subFilter: SUBFILTER_ETSI_CADES_DETACHED,
    signatureLength: roomForSignature + certificate.chain.reduce((sum, { length }) => sum + length, 0),
  });
  const prepared = await sealed.save({ useObjectStreams: false });
  const pdf = await new SignPdf().sign(Buffer.from(prepared), new CadesSigner(certificate), at);
  return { pdf, fingerprint: fingerprintOf(certificate.chain[0]) };
}
