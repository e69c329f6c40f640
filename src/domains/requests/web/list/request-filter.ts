import {
  endedStates,
  isEnded,
  type RequestKind,
  type RequestState,
  requestKinds,
  requestStates,
} from '../../contract/request-life.ts';
import type { RequestScope, RequestSort } from '../../contract/requests.ts';

/** What of the requests is listed, and in which order, as the address says it. */
export type RequestFilter = {
  scope: RequestScope;
  /** One state or several with commas between, 'open', 'ended', or none for all. */
  state: string;
  kind: RequestKind | '';
  clock: (typeof clocks)[number] | '';
  q: string;
  sort: RequestSort;
  /** What the desk's table was asked, as its address says it, where one came from there. */
  desk?: string;
};

const scopes: readonly RequestScope[] = ['own', 'company', 'owner', 'waiting', 'all'];
const sorts: readonly RequestSort[] = ['newest', 'oldest', 'touched', 'due'];
const clocks = ['due-soon', 'overdue'] as const;

export const openStates = requestStates.filter((state) => !isEnded(state));

function known<V extends string>(values: readonly V[], given: string | null): V | undefined {
  return values.find((value) => value === given);
}

/** What waits for the viewer, due first: the queue that is worked off. */
export const waitingFirst: RequestFilter = {
  ...{ scope: 'waiting', sort: 'due' },
  ...{ state: '', kind: '', clock: '', q: '' },
};

/** What makes no sense in an address counts as not said. */
export function readFilter(search: URLSearchParams, isDesk: boolean): RequestFilter {
  const scope = known(scopes, search.get('scope')) ?? 'own';
  return {
    scope: scope === 'all' && !isDesk ? 'own' : scope,
    state: readStates(search.get('state') ?? ''),
    kind: known(requestKinds, search.get('kind')) ?? '',
    clock: known(clocks, search.get('clock')) ?? '',
    q: (search.get('q') ?? '').trim().slice(0, 200),
    sort: known(sorts, search.get('sort')) ?? 'newest',
    ...(isDesk && search.has('desk') && { desk: (search.get('desk') ?? '').slice(0, 4000) }),
  };
}

function readStates(given: string): string {
  if (given === 'open' || given === 'ended') return given;
  const states = given.split(',').filter((state) => known(requestStates, state) !== undefined);
  return states.join(',');
}

/** The same as an address, without what goes without saying. */
export function toSearch(filter: RequestFilter): string {
  const said = Object.entries(filter).filter(
    ([name, value]) =>
      value !== '' && !(name === 'scope' && value === 'own') && !(name === 'sort' && value === 'newest'),
  );
  const search = new URLSearchParams(said).toString();
  return search === '' ? '' : `?${search}`;
}

/** Whether it leaves any request of its scope out. */
export function leavesOut({ state, kind, clock, q }: RequestFilter): boolean {
  return [state, kind, clock, q].some((value) => value !== '');
}

/** Whether it is the list as it opens, which what waits for the viewer stands before. */
export function isAsOpened(filter: RequestFilter): boolean {
  return !leavesOut(filter) && filter.sort === 'newest' && filter.scope !== 'waiting';
}

/** The states that it lists, as the call takes them; none for all. */
export function statesOf({ state }: Pick<RequestFilter, 'state'>): string | undefined {
  if (state === '') return undefined;
  const groups: Record<string, readonly RequestState[]> = { open: openStates, ended: endedStates };
  return groups[state]?.join(',') ?? state;
}
