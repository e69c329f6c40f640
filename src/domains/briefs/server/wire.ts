import type { CompanyAct } from '#domains/companies/contract/company-roles.ts';
import {
  hasFallenThrough,
  isEnded,
  mayMove,
  type RequestState,
} from '#domains/requests/contract/request-life.ts';
import { type CalendarNow, hasRunOut } from '#domains/requests/server/clock/clock.ts';
import { mayKnowOwner, refusalFor } from '#domains/requests/server/parties/participants.ts';
import type { termSheets } from '#domains/requests/server/tables.ts';
import { toRequestSummary } from '#domains/requests/server/wire.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import type { Brief, BriefSummary, LatestOffer, OnBoard } from '../contract/briefs.ts';
import type { Costs } from './costs.ts';
import { linePrice } from './line-price.ts';
import type { AskedRow, BriefRow, ListedBrief } from './queries.ts';

type Sheet = typeof termSheets.$inferSelect;

function writerOf({ personId, writer }: BriefRow, viewer: Viewer): string | null {
  return personId === viewer.personId ? null : writer;
}

export function toBriefSummary(row: ListedBrief, viewer: Viewer): BriefSummary {
  return {
    id: String(row.id),
    title: row.title,
    createdAt: row.createdAt.toISOString(),
    by: writerOf(row, viewer),
    ...row.counts,
  };
}

export function toBrief(
  row: BriefRow,
  asked: readonly AskedRow[],
  sheets: ReadonlyMap<number, Sheet>,
  costs: Costs,
  viewer: Viewer,
  calendar: CalendarNow,
): Brief {
  const { id, title, createdAt, company, firstYear, currency, lines, revision, awardedRequestId } = row;
  return {
    id: String(id),
    title,
    createdAt: createdAt.toISOString(),
    by: writerOf(row, viewer),
    sharedWith: company,
    ...{ firstYear, currency, lines, revision },
    awarded: awardedOf(awardedRequestId, asked),
    refusal: refusalOf(asked, 'deal'),
    mayNotWrite: refusalOf(asked, 'write'),
    requests: asked.map((one) => ({
      ...toOnBoard(one, lines, sheets.get(one.row.id) ?? null, viewer, calendar),
      cost: costs.of.get(one.row.reference) ?? null,
    })),
    leftOut: costs.leftOut,
  };
}

/** All of a brief are asked for one company. */
function refusalOf([first]: readonly AskedRow[], act: CompanyAct): string | null {
  return first === undefined ? null : refusalFor('buyer', first.row, act);
}

/** The reference of what was awarded; null where nothing is, or nothing came of it and another may be. */
export function awardedOf(requestId: number | null, asked: readonly AskedRow[]): string | null {
  const awarded = asked.find(({ row }) => row.id === requestId)?.row;
  return awarded === undefined || hasFallenThrough(awarded.state) ? null : awarded.reference;
}

function toOnBoard(
  { row, lines }: AskedRow,
  all: BriefRow['lines'],
  sheet: Sheet | null,
  viewer: Viewer,
  calendar: CalendarNow,
): Omit<OnBoard, 'cost'> {
  return {
    ...toRequestSummary(viewer, row, calendar),
    side: 'buyer',
    revision: row.revision,
    lines,
    owner: mayKnowOwner(['buyer'], row) ? row.owner.name : null,
    offer:
      sheet &&
      toOffer(
        sheet,
        lines.flatMap((line) => all[line] ?? []),
      ),
    canBeAwarded: canBeAwarded(row, calendar.now),
    onAward: onAward(row, calendar.now),
  };
}

function toOffer({ version, issuedAt, terms }: Sheet, asked: BriefRow['lines']): LatestOffer {
  const { currency, supplyPrice, priceUnit, oneTimeFee, royalty, profitShare, validUntil } = terms;
  return {
    ...{ version, issuedAt: issuedAt.toISOString(), currency, supplyPrice, priceUnit, oneTimeFee },
    ...{ royalty, profitShare, validUntil },
    linePrice: linePrice(terms.values?.prices ?? [], asked),
  };
}

type Standing = { state: RequestState; dueAt: Date | null };

const dealt: readonly RequestState[] = ['signed', 'fee-paid', 'due-diligence', 'closed'];

/** Its term sheet can be signed, or is. */
export function canBeAwarded(row: Standing, now: Date): boolean {
  return dealt.includes(row.state) || (mayMove('sign', row.state, 'buyer') && !hasRunOut(row, now));
}

/** How the buyer ends a request: by the one move of §10.5 that they have for it; null where it is at its end. */
export function onAward(row: Standing, now: Date): 'decline' | 'withdraw' | null {
  if (isEnded(row.state) || hasRunOut(row, now)) return null;
  return mayMove('withdraw', row.state, 'buyer') ? 'withdraw' : 'decline';
}
