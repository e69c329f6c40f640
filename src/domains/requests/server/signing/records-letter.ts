import type { Letter } from '#platform/server/documents/letter.ts';
import { selfMadeWords } from '../../contract/signing-words.ts';
import { toDeskMoment } from '../rules.ts';
import type { termSheets } from '../tables.ts';
import type { signatures } from './tables.ts';

type Told = {
  reference: string;
  sheet: Pick<typeof termSheets.$inferSelect, 'version' | 'listing' | 'ownerName' | 'buyerName'>;
  /** Of the document that both signed. */
  sha256: string;
  signed: readonly (typeof signatures.$inferSelect)[];
  isSelfMade: boolean;
  at: Date;
  timeZone: string;
};

const sideHeadings = { buyer: 'Signed for the buyer', owner: 'Signed for the owner' } as const;

/** The page behind a signed version: who signed it when, and what it was, by nothing but the rows of its signatures. */
export function toRecords({ reference, sheet, sha256, signed, isSelfMade, at, timeZone }: Told): Letter {
  const { version, listing, ownerName, buyerName } = sheet;
  return {
    title: `Signatures of term sheet ${version}, ${reference}`,
    heading: 'Signatures',
    subheading: `Term sheet ${version} of ${reference}: ${listing}`,
    foot: `${reference}, version ${version}, signatures`,
    sections: [
      {
        heading: 'Document',
        facts: [
          { label: 'Reference', value: `${reference}, version ${version}` },
          { label: 'Owner', value: ownerName },
          { label: 'Buyer', value: buyerName },
          // In two lines, because a line does not hold it.
          { label: 'SHA-256', value: `${sha256.slice(0, 32)}\n${sha256.slice(32)}` },
          {
            label: 'Attached as',
            value: `${reference}-term-sheet-${version}.pdf, byte for byte as it was signed`,
          },
        ],
      },
      ...signed.map(({ side, name, title, company, at: signedAt, address, words }) => ({
        heading: sideHeadings[side],
        facts: [
          { label: 'Name', value: name },
          { label: 'Title', value: title },
          { label: 'Company', value: company },
          { label: 'Signed', value: `${toDeskMoment(signedAt, timeZone)} (${signedAt.toISOString()})` },
          { label: 'From', value: address },
          { label: 'Agreed to', value: words },
        ],
      })),
      {
        heading: 'Seal',
        facts: [
          { label: 'Sealed', value: toDeskMoment(at, timeZone) },
          {
            label: 'Certificate',
            value: isSelfMade
              ? `This document is ${selfMadeWords}: it shows that no byte was changed, and vouches for nobody.`
              : 'The operator’s: a reader of PDF shows whose it is, and whether a byte was changed.',
          },
        ],
      },
    ],
  };
}
