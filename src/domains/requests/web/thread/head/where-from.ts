import { homeOf } from '#page-table.ts';
import { readSession } from '#platform/web/session/session.ts';
import type { Crumb } from '#ui/page/page.tsx';
import type { Request } from '../../../contract/request-view.ts';
import type { RequestScope } from '../../../contract/requests.ts';
import { type RequestFilter, readFilter, toSearch } from '../../list/request-filter.ts';
import { scopeWords } from '../../list/scope-words.ts';

/** The list that the address of a request names, else the one in which its reader would look for it. */
export function listOf(search: URLSearchParams, { side, canTakeOver }: Request): RequestFilter {
  const list = readFilter(search, side === 'desk' || readSession()?.role === 'admin');
  return search.has('scope') ? list : { ...list, scope: scopeOf(side, canTakeOver) };
}

function scopeOf(side: Request['side'], isColleagues: boolean): RequestScope {
  if (side === 'desk') return 'all';
  if (side === 'owner') return 'owner';
  return isColleagues ? 'company' : 'own';
}

/** Where lists of requests stand: for the desk in the back office. An investor's home is another page than everybody's. */
export function homeCrumb(): Crumb {
  const role = readSession()?.role;
  return role === 'admin' ? { label: 'Back office', to: '/admin' } : { label: 'Home', to: homeOf(role) };
}

/** The way back: the desk's queue or table, everybody else's list. */
export function requestBreadcrumb(list?: RequestFilter): Crumb[] {
  const home = homeCrumb();
  const isDesks = list === undefined || list.desk !== undefined || toSearch(list) === '?scope=all';
  if (readSession()?.role === 'admin' && isDesks) {
    return [home, { label: 'Requests', to: `/admin/requests${list?.desk ? `?${list.desk}` : ''}` }];
  }
  const scope = list?.scope ?? 'own';
  return [home, { label: scopeWords[scope], to: `/requests${list === undefined ? '' : toSearch(list)}` }];
}
