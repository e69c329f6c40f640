import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { TermSheetTerms } from '#contract/term-sheets.ts';
import { people } from '#server/features/accounts/tables.ts';
import { implement } from '#server/platform/calls.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Letter } from '#server/platform/documents/letter.ts';
import { toDocx } from '#server/platform/documents/letter-docx.ts';
import { toPdf } from '#server/platform/documents/letter-pdf.ts';
import { AppError } from '#server/platform/errors.ts';
import { sendAttachment } from '#server/platform/files/attachment.ts';
import { toRowId } from '#server/platform/row-id.ts';
import type { Viewer } from '#server/platform/viewer.ts';
import { readableBy, selectRequests } from './participants.ts';
import { toDeskDate } from './rules.ts';
import { requests, termSheets } from './tables.ts';
import { listingWords } from './thread-mails.ts';

const formats = {
  pdf: { write: toPdf, mediaType: 'application/pdf' },
  docx: {
    write: toDocx,
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
} as const;

/** What the column of versions can hold. */
const mostVersions = 32_767;

/** A version of a term sheet as a document, for whoever takes part in its request. */
export function termSheetRoutes(
  app: FastifyInstance,
  { db, deskTimeZone }: { db: Database; deskTimeZone: string },
): void {
  implement(
    app,
    'GET /api/requests/:reference/term-sheets/:version/file',
    async ({ viewer, params: { reference, version }, query: { format }, reply }) => {
      const number = toRowId(version);
      const mayExist = number !== null && number <= mostVersions;
      const found = mayExist ? await findTermSheet(db, viewer, reference, number) : null;
      if (found === null)
        throw new AppError('not-found', 'There is no such term sheet, or it is not yours to see.');
      const { write, mediaType } = formats[format];
      const content = await write(toLetter(found, deskTimeZone));
      const name = `${reference}-term-sheet-${version}.${format}`;
      return sendAttachment(reply, { name, mediaType }, Buffer.from(content));
    },
  );
}

async function findTermSheet(db: Database, viewer: Viewer, reference: string, version: number) {
  const [row] = await selectRequests(db, viewer).where(
    and(eq(requests.reference, reference), readableBy(viewer)),
  );
  if (row === undefined) return null;
  const [sheet] = await db
    .select({
      version: termSheets.version,
      terms: termSheets.terms,
      issuedAt: termSheets.issuedAt,
      by: people.name,
    })
    .from(termSheets)
    .innerJoin(people, eq(people.id, termSheets.issuedBy))
    .where(and(eq(termSheets.requestId, row.id), eq(termSheets.version, version)));
  return sheet === undefined ? null : { row, sheet };
}

/** A term sheet as a letter; whoever reads one knows the owner, because it was issued. */
function toLetter(
  { row, sheet }: NonNullable<Awaited<ReturnType<typeof findTermSheet>>>,
  timeZone: string,
): Letter {
  const issued = toDeskDate(sheet.issuedAt, timeZone);
  const buyer = row.requester.organisation || row.requester.name;
  return {
    title: `Term sheet ${sheet.version}, ${row.reference}`,
    heading: `Term sheet, version ${sheet.version}`,
    subheading: listingWords(row),
    foot: `${row.reference}, version ${sheet.version}, issued ${issued}`,
    sections: [
      {
        heading: 'Parties',
        facts: [
          { label: 'Reference', value: row.reference },
          { label: 'Listing', value: listingWords(row) },
          { label: 'Owner', value: row.owner.name },
          { label: 'Buyer', value: buyer },
          { label: 'Issued', value: `${issued} by ${sheet.by}` },
          { label: 'Holds until', value: toDeskDate(sheet.terms.validUntil) },
        ],
      },
      { heading: 'Terms', facts: termFacts(sheet.terms) },
      {
        heading: 'Signatures',
        facts: [],
        signatures: [row.owner.name, buyer],
      },
    ],
  };
}

function termFacts(terms: TermSheetTerms): { label: string; value: string }[] {
  const { currency } = terms;
  const price = terms.supplyPrice && `${grouped(terms.supplyPrice)} ${currency}`;
  const facts = {
    Territory: terms.territory.join(', '),
    Exclusivity: terms.exclusivity,
    'Supply price': [price, price && terms.priceUnit && `per ${terms.priceUnit}`].filter(Boolean).join(' '),
    'Volumes per year': terms.volumes
      .map((volume, year) => (volume === '' ? '' : `Year ${year + 1}: ${volume}`))
      .filter(Boolean)
      .join('\n'),
    'One-time fee': terms.oneTimeFee && `${grouped(terms.oneTimeFee)} ${currency}`,
    Royalty: terms.royalty && `${terms.royalty} % of net sales`,
    'Profit share': terms.profitShare && `${terms.profitShare} % to the owner`,
    'Other terms': terms.otherTerms,
  };
  return Object.entries(facts).map(([label, value]) => ({ label, value: value || '-' }));
}

/** '1250000.5' as '1,250,000.5': by its digits, because a float would change them. */
function grouped(amount: string): string {
  const [whole = '', decimals] = amount.split('.');
  const groups = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return decimals === undefined ? groups : `${groups}.${decimals}`;
}
