import type { Answer } from '#platform/contract/calls.ts';
import { call } from '#platform/web/call/call.ts';
import { readSession } from '#platform/web/session/session.ts';
import type { RequestSummary } from '../../contract/request-view.ts';

/** The brief by which a request was made, as its buyer's side may know it (§25.3). */
export type BriefMark = Answer<'GET /api/brief-requests'>['data'][number]['brief'];

/** A request in a list, with the brief that it belongs to. */
export type MarkedRequest = RequestSummary & { brief?: BriefMark | undefined };

/** The briefs of requests, by their references. Without an answer nothing is marked. */
async function briefsOf(
  references: readonly string[],
  signal?: AbortSignal,
): Promise<ReadonlyMap<string, BriefMark>> {
  if (references.length === 0 || readSession()?.role === 'investor') return new Map();
  const query = { references: references.join() };
  const answer = await call('GET /api/brief-requests', { query, ...(signal && { signal }) }).catch(
    () => null,
  );
  return new Map(answer?.data.map(({ reference, brief }) => [reference, brief]));
}

export async function briefOf(reference: string, signal: AbortSignal): Promise<BriefMark | null> {
  return (await briefsOf([reference], signal)).get(reference) ?? null;
}

export async function withBriefs(
  requests: readonly RequestSummary[],
  signal?: AbortSignal,
): Promise<MarkedRequest[]> {
  const asked = requests.filter(({ side }) => side === 'buyer').map(({ reference }) => reference);
  const briefs = await briefsOf(asked, signal);
  return requests.map((request) => ({ ...request, brief: briefs.get(request.reference) }));
}
