import { call } from '#platform/web/call/call.ts';
import type { RequestSummary } from '../../contract/request-view.ts';
import type { RequestScope } from '../../contract/requests.ts';
import { isAsOpened, type RequestFilter, statesOf } from './request-filter.ts';

export type RequestPage = { requests: RequestSummary[]; more: boolean };

const pageLength = 20;

/** A page of requests from after the one given. One more is asked for, to know whether there is more. */
export async function requestsAfter(
  filter: RequestFilter,
  before?: string,
  signal?: AbortSignal,
): Promise<RequestPage> {
  const { scope, kind, clock, q, sort } = filter;
  const { data } = await call('GET /api/requests', {
    query: {
      scope,
      state: statesOf(filter),
      kind: kind || undefined,
      clock: clock || undefined,
      q: q || undefined,
      sort,
      before,
      limit: pageLength + 1,
    },
    signal,
  });
  return { requests: data.slice(0, pageLength), more: data.length > pageLength };
}

const mostWaiting = 10;
const nothingWaits: RequestPage = { requests: [], more: false };

/** What stands before the list: all in which it is the viewer's turn, due first. */
export async function waitingBefore(filter: RequestFilter, signal?: AbortSignal): Promise<RequestPage> {
  if (!isAsOpened(filter)) return nothingWaits;
  const query = { scope: 'waiting', sort: 'due', limit: mostWaiting + 1 } as const;
  // Where it cannot be learnt, the list below has it all.
  const answer = await call('GET /api/requests', { query, signal }).catch(() => null);
  const data = answer?.data ?? [];
  return { requests: data.slice(0, mostWaiting), more: data.length > mostWaiting };
}

/** Which scopes hold anything for the viewer, and how many requests for their listings wait for them. */
export type Scopes = { company: boolean; owner: boolean; waiting: number };

const mostCounted = 100;

export async function findScopes(signal?: AbortSignal): Promise<Scopes> {
  async function count(scope: RequestScope, limit: number, state?: string): Promise<number> {
    const { data } = await call('GET /api/requests', { query: { scope, state, limit }, signal });
    return data.length;
  }
  const [company, owner, waiting] = await Promise.all([
    count('company', 1),
    count('owner', 1),
    count('owner', mostCounted, 'in-review,revision-asked'),
  ]);
  return { company: company > 0, owner: owner > 0, waiting };
}
