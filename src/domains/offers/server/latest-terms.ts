import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { noValues } from '#domains/requests/contract/terms/values.ts';
import { isBuyer } from '#domains/requests/server/parties/participants.ts';
import { requests, termSheets } from '#domains/requests/server/tables.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import type { Offered } from './model/read-offer.ts';

const isLatest = eq(
  termSheets.version,
  sql`(select max(version) from term_sheets t where t.request_id = ${requests.id})`,
);

/** What is offered by the latest term sheets of requests, as far as the viewer is of the buyer's side; in no order. */
export async function findLatestTerms(
  db: Queryable,
  viewer: Viewer,
  references: readonly string[],
): Promise<(Offered & { reference: string })[]> {
  const rows = await db
    .select({
      reference: requests.reference,
      code: requests.listingCode,
      title: requests.listingTitle,
      version: termSheets.version,
      terms: termSheets.terms,
    })
    .from(requests)
    .innerJoin(termSheets, eq(termSheets.requestId, requests.id))
    .where(and(isBuyer(viewer), inArray(requests.reference, [...references]), isLatest));
  return rows.map(({ reference, code, title, version, terms }) => {
    const { currency, supplyPrice, priceUnit, oneTimeFee, royalty, profitShare, values } = terms;
    return {
      ...{ reference, version, name: `${code} ${title}` },
      terms: {
        ...{ currency, supplyPrice, priceUnit, oneTimeFee, royalty, profitShare },
        // Of a version from before, and of fields that came after it.
        values: { ...noValues, ...values },
      },
    };
  });
}

/** Requests of the viewer's side that have a term sheet, the newest first; after one of them, where it is named. */
export function listOffersAtHand(db: Queryable, viewer: Viewer, before: string | undefined, limit: number) {
  // One's own alone: whether another's is there shows in no page that comes after it.
  const place = db
    .select({ id: requests.id })
    .from(requests)
    .where(and(isBuyer(viewer), eq(requests.reference, before ?? '')));
  return db
    .select({
      reference: requests.reference,
      code: requests.listingCode,
      title: requests.listingTitle,
      version: termSheets.version,
      terms: termSheets.terms,
    })
    .from(requests)
    .innerJoin(termSheets, eq(termSheets.requestId, requests.id))
    .where(
      and(isBuyer(viewer), isLatest, before === undefined ? undefined : sql`${requests.id} < (${place})`),
    )
    .orderBy(desc(requests.id))
    .limit(limit);
}
