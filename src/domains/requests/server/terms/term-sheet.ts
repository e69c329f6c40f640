import { groupDigits, money } from '#platform/contract/amounts.ts';
import type { Letter } from '#platform/server/documents/letter.ts';
import type { TermSheetTerms } from '../../contract/term-sheets.ts';
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

function termFacts(terms: TermSheetTerms): { label: string; value: string }[] {
  const { currency } = terms;
  const price = terms.supplyPrice && money(terms.supplyPrice, currency);
  const facts = {
    Territory: terms.territory.join(', '),
    Exclusivity: terms.exclusivity,
    'Supply price': [price, price && terms.priceUnit && `per ${terms.priceUnit}`].filter(Boolean).join(' '),
    'Volumes per year': terms.volumes
      .map((volume, year) => (volume === '' ? '' : `Year ${year + 1}: ${groupDigits(volume)}`))
      .filter(Boolean)
      .join('\n'),
    'One-time fee': terms.oneTimeFee && money(terms.oneTimeFee, currency),
    Royalty: terms.royalty && `${terms.royalty} % of net sales`,
    'Profit share': terms.profitShare && `${terms.profitShare} % to the owner`,
    'Other terms': terms.otherTerms,
  };
  return Object.entries(facts).map(([label, value]) => ({ label, value: value || '-' }));
}
