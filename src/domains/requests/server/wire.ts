import { toMark } from '#domains/companies/server/verification/mark.ts';
import { checkWords, claimName } from '#domains/evidence/contract/evidence-words.ts';
import type { CheckedClaim } from '#domains/evidence/server/queries.ts';
import { toShownClaim } from '#domains/evidence/server/wire.ts';
import { titleAt } from '#domains/suppliers/server/rules.ts';
import { checkOf } from '#platform/server/files/scans/check.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import type { Parts } from '#platform/server/parts.ts';
import {
  actOf,
  type Move,
  type MoveName,
  mayMove,
  moveNames,
  moves,
  type Side,
  waitsForOf,
} from '../contract/request-life.ts';
import type { Author, Request, RequestSummary } from '../contract/request-view.ts';
import { isSigningSide } from '../contract/signing-words.ts';
import type { Counter } from '../contract/term-sheets.ts';
import { withChanges } from '../contract/terms/counters.ts';
import { businessDaysLeft, type CalendarNow, hasRunOut } from './clock/clock.ts';
import {
  contactOf,
  mayFor,
  mayKnowOwner,
  type RequestRow,
  refusalFor,
  sidesOf,
} from './parties/participants.ts';
import { boxLabel, labelAnswers } from './rules.ts';
import { keptFee, mayReadPapersOf } from './thread/fees.ts';
import type { WholeRequest } from './thread/thread.ts';
import { mayWatch } from './watching/watchers.ts';

type Writer = { id: number; name: string; organisation: string } | null;

/** The listing as it was called when it was asked for; what became of it since is told by its state alone. */
export function toListing(row: RequestRow): RequestSummary['listing'] {
  const { dossier, plant, listingCode: code, listingTitle } = row;
  const listed = dossier ?? plant;
  if (listed === null) throw new Error(`request ${row.reference} is for no listing`);
  const title = plant === null ? listingTitle : titleAt(listingTitle);
  return { id: String(listed.id), code, title, retired: listed.state !== 'published' };
}

export function toRequestSummary(viewer: Viewer, row: RequestRow, calendar: CalendarNow): RequestSummary {
  return {
    reference: row.reference,
    kind: row.kind,
    state: row.state,
    submittedAt: row.createdAt.toISOString(),
    stateSince: row.stateSince.toISOString(),
    dueAt: row.dueAt?.toISOString() ?? null,
    businessDaysLeft: businessDaysLeft(row.dueAt, calendar.now, calendar),
    waitsFor: row.dueAt === null ? null : waitsForOf(row.state, row.halfSignedBy),
    halfSignedBy: row.halfSignedBy,
    touchedAt: row.touchedAt.toISOString(),
    side: sidesOf(viewer, row)[0] ?? 'desk',
    listing: toListing(row),
    requester: {
      name: row.requester.name,
      organisation: row.requester.organisation,
      notProven: viewer.role === 'admin' && isNotProven(row.requester),
    },
    fileCount: row.fileCount,
  };
}

/** Who has left proves nothing any more. */
function isNotProven({ emailVerifiedAt, disabledAt }: RequestRow['requester']): boolean {
  return emailVerifiedAt === null && disabledAt === null;
}

/** Somebody as these readers may know them. */
export function toAuthor(
  readers: readonly Side[],
  row: RequestRow,
  person: Exclude<Writer, null>,
  side: Side,
  isViewer: boolean,
): Author {
  if (side === 'desk') return { side, name: person.name, organisation: 'Dosebridge', isViewer };
  if (side === 'buyer') return { side, name: person.name, organisation: person.organisation, isViewer };
  return mayKnowOwner(readers, row)
    ? { side, name: person.name, organisation: row.owner.name, isViewer }
    : { side, name: toListing(row).code, organisation: '', isViewer };
}

/** As which sides the viewer could make a move, were it not for their role in the company. */
function sidesThatCould(name: MoveName, sides: readonly Side[], row: RequestRow): Side[] {
  return sides.filter((side) => mayMove(name, row.state, side, row.dueAt !== null));
}

/** Why the viewer's role makes none of these moves, of the first that it keeps them from, or does not sign. */
function refusalOf(sides: readonly Side[], row: RequestRow, signing: readonly Side[]): string | null {
  for (const name of moveNames) {
    const could = sidesThatCould(name, sides, row);
    const may = could.filter((side) => mayFor(side, row, actOf(name)));
    if (could[0] !== undefined && may.length === 0) return refusalFor(could[0], row, actOf(name));
  }
  return signing[0] === undefined ? null : refusalFor(signing[0], row, 'sign');
}

function movesOf(sides: readonly Side[], row: RequestRow): Request['moves'] {
  return moveNames
    .filter((name) => sidesThatCould(name, sides, row).some((side) => mayFor(side, row, actOf(name))))
    .map((name) => {
      const { label, needs }: Move = moves[name];
      return { move: name, label, needs: [...needs] };
    });
}

export function toRequest(
  whole: WholeRequest,
  calendar: CalendarNow,
  { scansFiles, dealFee }: Pick<Parts, 'scansFiles' | 'dealFee'>,
): Request {
  const { viewer, sides, row, events } = whole;
  const isContact = contactOf(row)?.id === viewer.personId;
  const knowsBuyer = sides.some((side) => side !== 'owner');
  const signing = sidesToSign(whole, calendar.now);
  return {
    ...toRequestSummary(viewer, row, calendar),
    revision: row.revision,
    sides,
    product: row.dossier && { doseForm: row.dossier.dosageForm, strengths: row.dossier.strengths },
    moves: movesOf(sides, row),
    requester: {
      name: row.requester.name,
      organisation: row.requester.organisation,
      email: knowsBuyer ? row.requester.email : '',
      phone: knowsBuyer ? row.requester.phone : '',
      notProven: sides.includes('desk') && isNotProven(row.requester),
    },
    handler: row.handler && { name: row.handler.name, isViewer: isContact },
    canTakeOver: row.isBuyer && row.companyId !== null && !isContact && mayFor('buyer', row, 'deal'),
    away:
      whole.away && knowsBuyer ? { until: whole.away.until, deputy: whole.away.deputy?.name ?? null } : null,
    watching: mayWatch(row)
      ? {
          mine: whole.watchers.some(({ id }) => id === viewer.personId),
          may: !isContact,
          names: whole.watchers.map(({ name }) => name),
        }
      : null,
    mayNotWrite: sides[0] === undefined ? null : refusalFor(sides[0], row, 'write'),
    refusal: refusalOf(sides, row, signing),
    owner: {
      companyName: mayKnowOwner(sides, row) ? row.owner.name : null,
      hasPeople: row.ownerHasPeople,
      verified: toMark(row.owner),
    },
    passedOn: row.passedOnAt !== null && row.ownerHasPeople,
    answers: labelAnswers(row.kind, row.answers),
    consent: row.consent,
    ...toThread(whole, scansFiles),
    termSheets: whole.sheets.map(({ version, issuedAt, issuerName, terms }) => ({
      version,
      issuedAt: issuedAt.toISOString(),
      by: issuerName,
      terms,
    })),
    counters: toCounters(whole),
    ...toSigning(whole),
    canSign: signing.some((side) => mayFor(side, row, 'sign')),
    alarms: whole.alarms.map(toAlarm),
    fees: knowsBuyer ? whole.fees.map(toFee) : [],
    dealFee: knowsBuyer ? (keptFee(row) ?? dealFee) : null,
    timeline: [
      ...events.map(({ event, person }) => toEvent(whole, event, person)),
      ...toApprovals(whole),
    ].sort((one, other) => Date.parse(one.at) - Date.parse(other.at)),
  };
}

/** What was asked of each version, as the version would read with it. */
export function toCounters({ sheets, counters }: Pick<WholeRequest, 'sheets' | 'counters'>): Counter[] {
  return counters.flatMap(({ termSheetId, eventId, changes }) => {
    const sheet = sheets.find(({ id }) => id === termSheetId);
    if (sheet === undefined) return [];
    const { version, terms } = sheet;
    return [{ version, eventId: String(eventId), terms: withChanges(terms, changes) }];
  });
}

/** For which sides the viewer could sign the version that stands, were it not for their role in the company. */
function sidesToSign({ viewer, sides, row, sheets, signatures }: WholeRequest, now: Date): Side[] {
  const latest = sheets.at(-1)?.version;
  const made = signatures.filter(({ version }) => version === latest);
  const isOpen =
    row.state === 'term-sheet-issued' &&
    !hasRunOut(row, now) &&
    row.ownerHasPeople &&
    !sides.includes('desk') &&
    !(sides.includes('buyer') && row.companyId !== null && !row.isOfCompany) &&
    // One person cannot sign for both sides.
    !made.some(({ personId }) => personId === viewer.personId);
  return isOpen ? sides.filter((side) => isSigningSide(side) && !made.some((one) => one.side === side)) : [];
}

/** Who has signed, and what came of it. */
function toSigning({ signatures, sealed }: WholeRequest) {
  return {
    signatures: signatures.map(({ at, personId: _, ...signature }) => ({
      ...signature,
      at: at.toISOString(),
    })),
    sealed: sealed && { ...sealed, sealedAt: sealed.sealedAt.toISOString() },
  };
}

/** Whose limit a version is within is their own side's business alone (§10.22). */
function toApprovals(whole: WholeRequest): Request['timeline'] {
  const own = whole.approvals.filter(({ approval }) => whole.sides.includes(approval.side));
  return own.map(({ approval, person }) => {
    const by = authorOf(whole, person, approval.side);
    return {
      id: `approval-${approval.id}`,
      at: approval.at.toISOString(),
      what: `Term sheet ${approval.version} approved to be signed`,
      who: by.name,
      by,
      move: null,
      note: '',
    };
  });
}

/** A red claim, as the thread warns of it: of the register's word alone, whatever the scope. */
function toAlarm(checked: CheckedClaim): Request['alarms'][number] {
  const claim = toShownClaim(checked, { today: '', dosageForm: null });
  return { id: claim.id, name: claimName(claim), state: claim.state, said: checkWords(claim.check) };
}

/** What was written, and the papers: each file with whom it came from. */
function toThread(whole: WholeRequest, scansFiles: boolean): Pick<Request, 'messages' | 'files'> {
  const messages = whole.messages.map(({ message, person }) => ({
    id: String(message.id),
    at: message.at.toISOString(),
    by: authorOf(whole, person, message.side),
    text: message.text,
  }));
  const authors = new Map<string, Author>();
  for (const { id, by } of messages) authors.set(`message:${id}`, by);
  for (const { event, person } of whole.events) {
    if (person !== null && event.side !== null) {
      authors.set(`event:${event.id}`, authorOf(whole, person, event.side));
    }
  }
  const ofForm = authorOf(whole, whole.row.requester, 'buyer');
  const readable = whole.files.filter(({ eventMove }) => mayReadPapersOf(eventMove, whole.sides));
  const files = readable.map(({ id, box, addedAt, messageId, eventId, eventMove, scan, ...file }) => ({
    ...file,
    check: checkOf(scan, scansFiles),
    id: String(id),
    box: boxLabel(box),
    addedAt: addedAt.toISOString(),
    by: authors.get(messageId === null ? `event:${eventId}` : `message:${messageId}`) ?? ofForm,
    messageId: messageId === null ? null : String(messageId),
    eventId: eventId === null ? null : String(eventId),
  }));
  return { messages, files };
}

function authorOf({ viewer, sides, row }: WholeRequest, person: Exclude<Writer, null>, side: Side): Author {
  return toAuthor(sides, row, person, side, person.id === viewer.personId);
}

function toEvent(
  whole: WholeRequest,
  event: WholeRequest['events'][number]['event'],
  person: Writer,
): Request['timeline'][number] {
  const by = person === null || event.side === null ? null : authorOf(whole, person, event.side);
  return {
    id: String(event.id),
    at: event.at.toISOString(),
    what: event.what,
    who: by?.name ?? 'Dosebridge',
    by,
    move: event.move,
    note: mayReadPapersOf(event.move, whole.sides) ? event.note : '',
  };
}

function toFee({ id, recordedAt, ...entry }: WholeRequest['fees'][number]) {
  return { ...entry, id: String(id), recordedAt: recordedAt.toISOString() };
}
