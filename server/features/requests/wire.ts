import type { Request, RequestSummary } from '#contract/requests.ts';
import { titleOf } from '#server/features/suppliers/rules.ts';
import type { RequestRow, WholeRequest } from './queries.ts';
import { boxLabel, labelAnswers } from './rules.ts';

function toListing({ reference, dossier, plant }: RequestRow): RequestSummary['listing'] {
  if (dossier !== null) return { id: String(dossier.id), code: dossier.code, title: dossier.title };
  if (plant !== null) return { id: String(plant.id), code: plant.code, title: titleOf(plant) };
  throw new Error(`request ${reference} is for no listing`);
}

export function toRequestSummary(row: RequestRow): RequestSummary {
  return {
    reference: row.reference,
    kind: row.kind,
    state: row.state,
    submittedAt: row.createdAt.toISOString(),
    listing: toListing(row),
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
