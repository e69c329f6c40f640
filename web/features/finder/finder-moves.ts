import { chosenOf, type Filter, type FinderState, type ListFilter } from './finder-shape.ts';

/** Every way in which a search can change. Whatever changes what is found goes back to page 1. */

export function tick(state: FinderState, filter: ListFilter, value: string): FinderState {
  const before = chosenOf(state, filter.name);
  if (before.includes(value)) return untick(state, filter, value);
  const after = filter.exclusive
    ? [value]
    : filter.values.filter((each) => each === value || before.includes(each));
  return choose(state, filter, after);
}

export function untick(state: FinderState, filter: Filter, value: string): FinderState {
  return choose(
    state,
    filter,
    chosenOf(state, filter.name).filter((each) => each !== value),
  );
}

export function choose(state: FinderState, filter: Filter, values: readonly string[]): FinderState {
  return { ...state, chosen: { ...state.chosen, [filter.name]: values }, page: 1 };
}

export function clearFilters(state: FinderState): FinderState {
  return { ...state, chosen: {}, page: 1 };
}

/** A shortcut: this one value, and no other filter. */
export function onlyFilter(state: FinderState, filter: Filter, value: string): FinderState {
  return choose(clearFilters(state), filter, [value]);
}

export function clearAll(state: FinderState): FinderState {
  return { ...clearFilters(state), text: '' };
}

export function searchFor(state: FinderState, text: string): FinderState {
  return { ...state, text: text.trim(), page: 1 };
}

export function goToPage(state: FinderState, page: number): FinderState {
  return { ...state, page };
}

/** Keeps the first card in view: with 12 instead of 3 a page, page 9 becomes page 3. */
export function showPerPage(state: FinderState, size: number): FinderState {
  const first = (state.page - 1) * state.size;
  return { ...state, size, page: Math.floor(first / size) + 1 };
}
