import type { Letter } from '#platform/server/documents/letter.ts';
import type { TermSheetTerms } from '../../contract/term-sheets.ts';
import { termLines } from '../../contract/terms/term-lines.ts';
import { toDeskDate } from '../rules.ts';
import type { termSheets } from '../tables.ts';

type Stated = typeof termSheets.$inferSelect & { reference: string };

/** What every page of a version says at its foot, and its signed copy is known by. */
function footOf(reference: string, version: number): string {
  return `${reference}, version ${version}, issued`;
}

/** A version as a letter, by nothing but what its row states; whoever reads one knows the owner, because it was issued. */
export function toLetter(sheet: Stated, timeZone: string): Letter {
  const { reference, version, terms, listing, ownerName, buyerName, issuerName } = sheet;
  const issued = toDeskDate(sheet.issuedAt, timeZone);
  return {
    title: `Term sheet ${version}, ${reference}`,
    heading: `Term sheet, version ${version}`,
    subheading: listing,
    foot: `${footOf(reference, version)} ${issued}`,
    sections: [
      {
        heading: 'Parties',
        facts: [
          { label: 'Reference', value: reference },
          { label: 'Listing', value: listing },
          { label: 'Owner', value: ownerName },
          { label: 'Buyer', value: buyerName },
          { label: 'Issued', value: `${issued} by ${issuerName}` },
          { label: 'Holds until', value: toDeskDate(terms.validUntil) },
        ],
      },
      { heading: 'Terms', facts: termFacts(terms) },
      { heading: 'Signatures', facts: [], signatures: [ownerName, buyerName] },
    ],
  };
}

/** Line by line, as the page and a redline have it; until when it holds stands with the parties. */
function termFacts(terms: TermSheetTerms): { label: string; value: string }[] {
  return termLines(terms)
    .filter(({ key }) => key !== 'validUntil')
    .map(({ label, value }) => ({ label, value: value || '-' }));
}
