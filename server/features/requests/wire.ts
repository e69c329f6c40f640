import { type Clock, clocks } from '#contract/request-life.ts';
import type { Author, Request, RequestSummary } from '#contract/request-view.ts';
import { titleOf } from '#server/features/suppliers/rules.ts';
import type { RequestRow, WholeRequest } from './queries.ts';
import { boxLabel, labelAnswers } from './rules.ts';

function toListing({ reference, dossier, plant }: RequestRow): RequestSummary['listing'] {
  if (dossier !== null) {
    const { id, code, title, state } = dossier;
    return { id: String(id), code, title, retired: state !== 'published' };
  }
  if (plant !== null) {
    const { id, code, state } = plant;
    return { id: String(id), code, title: titleOf(plant), retired: state !== 'published' };
  }
  throw new Error(`request ${reference} is for no listing`);
}

export function toRequestSummary(row: RequestRow): RequestSummary {
  return {
    reference: row.reference,
    kind: row.kind,
    state: row.state,
    submittedAt: row.createdAt.toISOString(),
    stateSince: row.stateSince.toISOString(),
    dueAt: row.dueAt?.toISOString() ?? null,
    waitsFor: row.dueAt === null ? null : ((clocks[row.state] as Clock | undefined)?.waitsFor ?? null),
    touchedAt: row.touchedAt.toISOString(),
    side: 'buyer',
    listing: toListing(row),
    requester: { name: row.requester.name, organisation: row.requester.organisation },
    fileCount: row.fileCount,
  };
}

export function toRequest({ request, files, events }: WholeRequest): Request {
  const by: Author = { side: 'buyer', ...request.requester, isViewer: false };
  return {
    ...toRequestSummary(request),
    requester: request.requester,
    revision: request.revision,
    sides: ['buyer'],
    moves: [],
    handler: null,
    canTakeOver: false,
    owner: { companyName: null },
    passedOn: false,
    messages: [],
    termSheets: [],
    fees: [],
    answers: labelAnswers(request.kind, request.answers),
    consent: request.consent,
    files: files.map((file) => ({
      id: String(file.id),
      box: boxLabel(file.box),
      name: file.name,
      bytes: file.bytes,
      sha256: file.sha256,
      addedAt: file.addedAt.toISOString(),
      by,
      messageId: null,
      eventId: null,
    })),
    timeline: events.map((event) => ({
      at: event.at.toISOString(),
      what: event.what,
      who: event.who ?? 'Dosebridge',
      id: String(event.id),
      by: event.who === null ? null : by,
      move: null,
      note: '',
    })),
  };
}
