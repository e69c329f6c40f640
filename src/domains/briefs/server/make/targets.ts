import { eq } from 'drizzle-orm';
import { findEarlierFor, requestedListings } from '#domains/requests/server/queries.ts';
import { findDossierListing, findSupplierListing } from '#domains/requests/server/submit/listings.ts';
import { faultOfOwn, type Listing } from '#domains/requests/server/submit/submit.ts';
import { toSentenceDate } from '#platform/contract/dates.ts';
import { toRowId } from '#platform/contract/row-id.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { AppError, invalid } from '#platform/server/http/errors.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { answerMaxLength } from '../../contract/brief-limits.ts';
import type { BriefLine } from '../../contract/brief-lines.ts';
import type { Asked } from '../../contract/briefs.ts';
import { answersOf, isTooLong } from '../rules.ts';

/** A brief as it was written. */
export type AskedBrief = {
  title: string;
  firstYear: number;
  currency: 'USD' | 'EUR' | 'GBP' | 'CHF' | 'INR';
  supplyRequired: string;
  lines: BriefLine[];
  asked: Asked[];
  /** The member has read which of them they asked before. */
  repeat: boolean;
};

/** One of those who are asked, with what stands in their request. */
export type Target = {
  listing: Listing;
  companyId: number;
  lines: number[];
  answers: Record<string, string>;
};

type Issue = { path: string; message: string };

const notListed = 'This is not listed any more. Take it off the brief.';

/** Whom a brief asks, in the order in which they were chosen. Throws AppError 'invalid' with all that stands in its way. */
export async function findTargets(db: Queryable, viewer: Viewer, brief: AskedBrief): Promise<Target[]> {
  const issues: Issue[] = linesOfNobody(brief);
  const targets: Target[] = [];
  const met = new Set<string>();
  for (const [place, one] of brief.asked.entries()) {
    const target = await findTarget(db, brief, one);
    const fault = await faultOf(db, viewer, brief, target, met);
    if (fault === null && target !== null) targets.push(target);
    else issues.push({ path: `asked.${place}`, message: fault ?? notListed });
  }
  if (issues.length > 0) throw invalid(issues);
  return targets;
}

function linesOfNobody({ lines, asked }: AskedBrief): Issue[] {
  const wanted = new Set(asked.flatMap((one) => one.lines));
  return lines.flatMap((_, place) =>
    wanted.has(place) ? [] : [{ path: `lines.${place}.product`, message: 'Nobody is asked for this line' }],
  );
}

async function findTarget(db: Queryable, brief: AskedBrief, one: Asked): Promise<Target | null> {
  const id = toRowId(one.id);
  if (id === null) return null;
  const find = one.kind === 'dossier' ? findDossierListing : findSupplierListing;
  const listing = await find(db, id);
  if (listing === null) return null;
  const { table } = requestedListings[one.kind];
  const [row] = await db.select({ companyId: table.companyId }).from(table).where(eq(table.id, id));
  if (row === undefined) return null;
  const lines = [...new Set(one.lines)].sort((a, b) => a - b);
  const own = lines.flatMap((place) => brief.lines[place] ?? []);
  return { listing, ...row, lines, answers: answersOf(one.kind, brief, own) };
}

async function faultOf(
  db: Queryable,
  viewer: Viewer,
  brief: AskedBrief,
  target: Target | null,
  met: Set<string>,
): Promise<string | null> {
  if (target === null) return notListed;
  const { listing, answers, lines } = target;
  const key = `${listing.kind}:${listing.id}`;
  if (met.has(key)) return `${listing.code} is asked already`;
  met.add(key);
  if (lines.some((place) => place >= brief.lines.length)) return 'The brief has no such line';
  if (isTooLong(answers)) {
    return `What ${listing.code} is asked for is longer than a request takes (${answerMaxLength.toLocaleString('en-GB')} characters). Ask it for fewer lines, or write a second brief.`;
  }
  return (await faultOfOwn(db, viewer, listing))?.message ?? null;
}

/** Tells which of them one asked before. Throws AppError 'asked-before'. */
export async function refuseAskedBefore(
  db: Queryable,
  viewer: Viewer,
  targets: readonly Target[],
): Promise<void> {
  const told: string[] = [];
  let first: string | undefined;
  for (const { listing } of targets) {
    const earlier = await findEarlierFor(db, viewer, listing, '');
    if (earlier === null) continue;
    first ??= earlier.reference;
    told.push(`${listing.code} on ${toSentenceDate(earlier.createdAt)} (${earlier.reference})`);
  }
  if (first === undefined) return;
  throw new AppError('asked-before', `You asked before for ${told.join(', ')}.`, { reference: first });
}
