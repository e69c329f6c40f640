import type { Request, RequestSummary } from '#contract/requests.ts';
import type { RequestRow, WholeRequest } from './queries.ts';
import { boxLabel, labelAnswers } from './rules.ts';

export function toRequestSummary(row: RequestRow): RequestSummary {
  return {
    reference: row.reference,
    kind: row.kind,
    state: row.state,
    submittedAt: row.createdAt.toISOString(),
    listing: { ...row.listing, id: String(row.listing.id) },
    requester: { name: row.requester.name, organisation: row.requester.organisation },
    fileCount: row.fileCount,
  };
}

export function toRequest({ request, files, events }: WholeRequest): Request {
  return {
    ...toRequestSummary(request),
    requester: request.requester,
    answers: labelAnswers(request.kind, request.answers),
    consent: request.consent,
    files: files.map((file) => ({
      id: String(file.id),
      box: boxLabel(file.box),
      name: file.name,
      bytes: file.bytes,
      sha256: file.sha256,
    })),
    timeline: events.map((event) => ({
      at: event.at.toISOString(),
      what: event.what,
      who: event.who ?? 'Dosebridge',
    })),
  };
}
