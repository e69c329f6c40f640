import type { RequestSummary } from '#contract/request-view.ts';
import { call } from '#web/call.ts';

export type Scope = 'own' | 'all';
export type RequestPage = { requests: RequestSummary[]; more: boolean };

const pageLength = 20;

/** A page of requests, newest first, from after the one given. One more is asked for, to know whether there is more. */
export async function requestsAfter(
  scope: Scope,
  before?: string,
  signal?: AbortSignal,
): Promise<RequestPage> {
  const { data } = await call('GET /api/requests', {
    query: { scope, before, limit: pageLength + 1 },
    signal,
  });
  return { requests: data.slice(0, pageLength), more: data.length > pageLength };
}
