import { type RequestFilter, toSearch } from './request-filter.ts';

/** Where a request stands, with the list that one comes from: next and previous go by its order (§10.18). */
export function requestAddress(reference: string, list?: RequestFilter): string {
  return `/requests/${encodeURIComponent(reference)}${list === undefined ? '' : toSearch(list)}`;
}
