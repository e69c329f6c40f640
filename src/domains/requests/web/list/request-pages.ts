import { call } from '#platform/web/call/call.ts';
import { waitingFor } from '../../contract/request-life.ts';
import type { RequestSummary } from '../../contract/request-view.ts';
import type { RequestScope } from '../../contract/requests.ts';
import { type MarkedRequest, withBriefs } from '../brief-mark/brief-marks.ts';
import { isAsOpened, type RequestFilter, statesOf } from './request-filter.ts';

export type RequestPage = { requests: MarkedRequest[]; more: boolean };

const pageLength = 20;

function queryOf(filter: RequestFilter) {
  const { scope, kind, clock, q, sort } = filter;
  return {
    scope,
    state: statesOf(filter),
    kind: kind || undefined,
    clock: clock || undefined,
    q: q || undefined,
    sort,
  };
}

/** A page of requests from after the one given. One more is asked for, to know whether there is more. */
export async function requestsAfter(
  filter: RequestFilter,
  before?: string,
  signal?: AbortSignal,
): Promise<RequestPage> {
  const query = { ...queryOf(filter), before, limit: pageLength + 1 };
  const { data } = await call('GET /api/requests', { query, signal });
  const requests = await withBriefs(data.slice(0, pageLength), signal);
  return { requests, more: data.length > pageLength };
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
  const requests = await withBriefs(data.slice(0, mostWaiting), signal);
  return { requests, more: data.length > mostWaiting };
}

/** What waits next for the viewer once `reference` is done; null where nothing does. */
export async function waitingAfter(reference: string, signal?: AbortSignal): Promise<RequestSummary | null> {
  const query = { scope: 'waiting', sort: 'due', limit: 2 } as const;
  const { data } = await call('GET /api/requests', { query, ...(signal && { signal }) });
  return data.find((request) => request.reference !== reference) ?? null;
}

type Neighbour = { reference: string; title: string };
/** What stands before and after a request in a list's order; null where nothing does. */
export type Neighbours = { previous: Neighbour | null; next: Neighbour | null };

export async function findNeighbours(
  list: RequestFilter,
  { reference, waitsFor, side }: Pick<RequestSummary, 'reference' | 'waitsFor' | 'side'>,
  signal: AbortSignal,
): Promise<Neighbours> {
  if (list.desk !== undefined) {
    const query = Object.fromEntries(new URLSearchParams(list.desk));
    const path = 'GET /api/back-office/requests/:reference/beside';
    return (await call(path, { params: { reference }, query, signal })).data;
  }
  // What is done has left the queue: its first one is next.
  if (list.scope === 'waiting' && waitsFor !== side) {
    return { previous: null, next: toNeighbour(await waitingAfter(reference, signal)) };
  }
  async function one(place: { before: string } | { after: string }): Promise<Neighbour | null> {
    const query = { ...queryOf(list), ...place, limit: 1 };
    return toNeighbour((await call('GET /api/requests', { query, signal })).data[0] ?? null);
  }
  const [previous, next] = await Promise.all([one({ after: reference }), one({ before: reference })]);
  return { previous, next };
}

function toNeighbour(request: RequestSummary | null): Neighbour | null {
  return request && { reference: request.reference, title: request.listing.title };
}

/** Which scopes hold anything for the viewer, and how many requests for their listings wait for them. */
export type Scopes = { company: boolean; owner: boolean; waiting: number };

const mostCounted = 100;

export async function findScopes(signal?: AbortSignal): Promise<Scopes> {
  async function count(scope: RequestScope, limit: number, state?: string): Promise<number> {
    const { data } = await call('GET /api/requests', { query: { scope, state, limit }, signal });
    return data.length;
  }
  /** Of the term sheets, those that wait for the owner's signature. */
  async function countOwners(): Promise<number> {
    const state = [...waitingFor('owner'), 'term-sheet-issued'].join();
    const { data } = await call('GET /api/requests', {
      query: { scope: 'owner', state, limit: mostCounted },
      signal,
    });
    return data.filter(({ waitsFor }) => waitsFor === 'owner').length;
  }
  const [company, owner, waiting] = await Promise.all([
    count('company', 1),
    count('owner', 1),
    countOwners(),
  ]);
  return { company: company > 0, owner: owner > 0, waiting };
}
