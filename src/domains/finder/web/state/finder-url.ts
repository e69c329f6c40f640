import {
  chosenOf,
  emptyState,
  type Filter,
  type FinderShape,
  type FinderState,
  filtersOf,
  type ListFilter,
  sizesOf,
} from './finder-shape.ts';
import { readLaunch, writeLaunch } from './launches.ts';
import { readEnds, writeEnds } from './ranges.ts';

const longestText = 500;
const lastPage = 1_000_000;

/** Reads a search from the address. What nobody offers (a mistyped value, page 0) is left out, never an error. */
export function readState(shape: FinderShape, search: string): FinderState {
  const params = new URLSearchParams(search);
  const chosen: Record<string, readonly string[]> = {};
  for (const filter of filtersOf(shape)) {
    const values = readValues(filter, params.get(filter.param) ?? '');
    if (values.length > 0) chosen[filter.name] = values;
  }
  const text = readText(params.get('q') ?? '');
  const view = shape.hasTable && params.get('view') === 'table' ? 'table' : emptyState.view;
  return {
    text,
    asTyped: text !== '' && params.get('words') === 'as-typed',
    chosen,
    sort: shape.sorts.find((sort) => sort === params.get('sort')) ?? emptyState.sort,
    page: readWhole(params.get('page'), lastPage) ?? emptyState.page,
    size: sizesOf(view).find((size) => String(size) === params.get('size')) ?? emptyState.size,
    view,
  };
}

/** Writes a search as an address: the same search always the same way, and nothing that is as usual. */
export function writeState(shape: FinderShape, state: FinderState): string {
  const parts: string[] = [];
  if (state.text !== '') parts.push(`q=${encodeURIComponent(state.text).replaceAll('%20', '+')}`);
  if (state.asTyped) parts.push('words=as-typed');
  for (const filter of filtersOf(shape)) {
    const words = writeValues(filter, chosenOf(state, filter.name));
    if (words.length > 0) parts.push(`${filter.param}=${words.join(',')}`);
  }
  if (state.sort !== emptyState.sort) parts.push(`sort=${state.sort}`);
  if (state.page !== emptyState.page) parts.push(`page=${state.page}`);
  if (state.size !== emptyState.size) parts.push(`size=${state.size}`);
  if (state.view !== emptyState.view) parts.push(`view=${state.view}`);
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

/** 'Pilot BE Complete/ Late stage development' becomes 'pilot-be-complete-late-stage-development'. */
export function slug(value: string): string {
  return value
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

function slugsOf(filter: ListFilter): readonly string[] {
  return filter.slugs ?? filter.values.map(slug);
}

function readValues(filter: Filter, written: string): readonly string[] {
  if (filter.kind === 'month') return isMonth(written) ? [written] : [];
  if (filter.kind === 'range') {
    const ends = readEnds(filter, written);
    return ends === null ? [] : [writeEnds(ends)];
  }
  if (filter.kind === 'launch') {
    const launch = readLaunch(written);
    return launch === null ? [] : [writeLaunch(launch)];
  }
  const words = new Set(written.split(','));
  const slugs = slugsOf(filter);
  const values = filter.values.filter((_, index) => words.has(slugs[index] ?? ''));
  return filter.exclusive ? values.slice(0, 1) : values;
}

function writeValues(filter: Filter, values: readonly string[]): readonly string[] {
  if (filter.kind !== 'list') return values;
  return slugsOf(filter).filter((_, index) => values.includes(filter.values[index] ?? ''));
}

function isMonth(value: string): boolean {
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(value);
}

/** A pasted address can hold anything; a NUL or half a surrogate pair would only be refused by the server. */
function readText(written: string): string {
  return written.toWellFormed().replaceAll('\0', '').trim().slice(0, longestText).toWellFormed();
}

function readWhole(written: string | null, highest: number): number | undefined {
  if (written === null || !/^\d{1,7}$/.test(written)) return undefined;
  const value = Number(written);
  return value >= 1 && value <= highest ? value : undefined;
}
