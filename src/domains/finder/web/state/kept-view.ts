import { readSession } from '#platform/web/session/session.ts';
import { emptyState, type FinderShape, type FinderState, sizesOf, type View } from './finder-shape.ts';
import { readState, writeState } from './finder-url.ts';

/** How somebody likes to have a finder's results (§13.21). */
export type KeptView = {
  view?: View;
  /** How many a page, as cards and as a table. */
  cards?: number;
  table?: number;
  sort?: string;
  /** The table's columns, in their order. */
  columns?: readonly string[];
};

/** As many of a table as fill a large screen. */
const usualSizes: Readonly<Record<View, number>> = { cards: emptyState.size, table: 24 };

/**
 * Kept in a cookie of this browser, one for each name and finder (two of one name share it): signing out clears local storage (§4.1), and
 * nobody expects their columns to be gone for that.
 */
function cookieOf(noun: string): string {
  return `results-${noun}-${tagOf(readSession()?.name ?? '')}`;
}

/** Tells the people of one browser apart without leaving their names in it (FNV-1a). */
function tagOf(name: string): string {
  let hash = 0x811c9dc5;
  for (const unit of new TextEncoder().encode(name)) hash = Math.imul(hash ^ unit, 0x01000193);
  return (hash >>> 0).toString(36);
}

export function readKept({ noun }: Pick<FinderShape, 'noun'>): KeptView {
  if (typeof document === 'undefined') return {};
  const start = `${cookieOf(noun)}=`;
  const stored = document.cookie.split('; ').find((each) => each.startsWith(start));
  const params = new URLSearchParams(stored?.slice(start.length));
  const view = params.get('view');
  const columns = params.get('columns');
  return {
    ...(view === 'cards' || view === 'table' ? { view } : {}),
    ...size('cards'),
    ...size('table'),
    ...(params.has('sort') ? { sort: params.get('sort') ?? '' } : {}),
    ...(columns ? { columns: columns.split('.') } : {}),
  };

  function size(of: View): Partial<KeptView> {
    const kept = sizesOf(of).find((each) => String(each) === params.get(of));
    return kept === undefined ? {} : { [of]: kept };
  }
}

/** Changes what is kept; what becomes undefined is as usual again. */
export function keepView(
  shape: Pick<FinderShape, 'noun'>,
  changes: { [name in keyof KeptView]?: KeptView[name] | undefined },
): void {
  const kept = Object.entries({ ...readKept(shape), ...changes }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, Array.isArray(value) ? value.join('.') : String(value)]],
  );
  const age = kept.length === 0 ? 0 : 31_536_000;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we support
  document.cookie = `${cookieOf(shape.noun)}=${new URLSearchParams(kept)}; path=/; max-age=${age}; samesite=lax`;
}

/** How many a page somebody likes to have of a view. */
export function keptSize(shape: Pick<FinderShape, 'noun'>, view: View): number {
  return readKept(shape)[view] ?? usualSizes[view];
}

/**
 * The same search as its reader likes to have it, where the address leaves that open; null where there is nothing to
 * change. Only for whoever comes from elsewhere: within the finder the address alone says it, so that Back leads back.
 */
export function asKept(shape: FinderShape, search: string): string | null {
  const params = new URLSearchParams(search);
  if (['view', 'sort', 'page', 'size'].some((name) => params.has(name))) return null;
  const kept = readKept(shape);
  const asked = readState(shape, search);
  const view = shape.hasTable ? (kept.view ?? asked.view) : asked.view;
  const liked: FinderState = {
    ...asked,
    view,
    size: kept[view] ?? usualSizes[view],
    sort: shape.sorts.find((sort) => sort === kept.sort) ?? asked.sort,
  };
  const address = writeState(shape, liked);
  return address === writeState(shape, asked) ? null : address;
}
