import type { SortOrder } from '../../contract/orders.ts';
import {
  chosenOf,
  emptyState,
  type Filter,
  type FinderState,
  type ListFilter,
  type View,
} from './finder-shape.ts';
import type { FilterRead } from './understood.ts';
import { putInstead, takeOut } from './words.ts';

/** Every way in which a search can change. Whatever changes what is found goes back to page 1. */

export function tick(state: FinderState, filter: ListFilter, value: string): FinderState {
  const before = chosenOf(state, filter.name);
  if (before.includes(value)) return untick(state, filter, value);
  const after = filter.exclusive
    ? [value]
    : filter.values.filter((each) => each === value || before.includes(each));
  return choose(state, filter, after);
}

/** Ticks a value that may be ticked already. */
export function tickOn(state: FinderState, filter: ListFilter, value: string): FinderState {
  return chosenOf(state, filter.name).includes(value) ? state : tick(state, filter, value);
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

/** Gives up every ticked value, and the words that were read as filters. */
export function clearFilters(state: FinderState, read: readonly FilterRead[] = []): FinderState {
  return read.reduce((rest, { words }) => leaveOut(rest, words), {
    ...state,
    chosen: emptyState.chosen,
    page: 1,
  });
}

/** Takes words out of the text. */
export function leaveOut(state: FinderState, words: string): FinderState {
  return searchFor(state, takeOut(state.text, words));
}

/** Puts other words in the place of some of the text. */
export function searchInstead(state: FinderState, words: string, others: string): FinderState {
  return searchFor(state, putInstead(state.text, words, others));
}

/**
 * Ticks or unticks a value where some stand ticked because words of the text were read as them. Unticking such a
 * value takes the words out, and ticks what else they meant; an exclusive choice takes them out altogether.
 */
export function tickAmong(
  read: readonly FilterRead[],
  state: FinderState,
  filter: ListFilter,
  value: string,
): FinderState {
  const here = read.filter(({ values }) => values.some((each) => each.filter === filter));
  const same = here.find(({ values }) =>
    values.some((each) => each.filter === filter && each.value === value),
  );
  if (same) {
    const others = same.values.filter((each) => each.filter !== filter || each.value !== value);
    const without = leaveOut(untick(state, filter, value), same.words);
    return others.reduce((rest, each) => tickOn(rest, each.filter, each.value), without);
  }
  const after = tick(state, filter, value);
  return filter.exclusive ? here.reduce((rest, { words }) => leaveOut(rest, words), after) : after;
}

/** A shortcut: this one value, and no other filter. */
export function onlyFilter(state: FinderState, filter: Filter, value: string): FinderState {
  return choose(clearFilters(state), filter, [value]);
}

/** Whether a change gave every filter up, whatever stood in them: what was typed into one and not asked for goes too. */
export function isReset({ chosen }: FinderState): boolean {
  return chosen === emptyState.chosen;
}

export function clearAll(state: FinderState): FinderState {
  return { ...emptyState, size: state.size, view: state.view };
}

/** New words are read anew, even where the ones before were searched as typed. */
export function searchFor(state: FinderState, text: string): FinderState {
  const trimmed = text.trim();
  return { ...state, text: trimmed, asTyped: state.asTyped && trimmed === state.text, page: 1 };
}

/**
 * A change, with the words that stand in the box and were not submitted: who ticks a filter means them too. Turning
 * a page goes on with the search that is shown, and leaves them in the box.
 */
export function withTyped(
  state: FinderState,
  typed: string | null,
  change: (state: FinderState) => FinderState,
): FinderState {
  const plain = change(state);
  const isPaging =
    plain.text === state.text &&
    plain.chosen === state.chosen &&
    plain.sort === state.sort &&
    plain.asTyped === state.asTyped;
  return typed === null || isPaging ? plain : change(searchFor(state, typed));
}

/** Whether words may be read as filters, or are searched as they were typed. */
export function searchAsTyped(state: FinderState, asTyped: boolean): FinderState {
  return { ...state, asTyped, page: 1 };
}

export function sortBy(state: FinderState, sort: SortOrder): FinderState {
  return { ...state, sort, page: 1 };
}

export function goToPage(state: FinderState, page: number): FinderState {
  return { ...state, page };
}

/** Keeps the first card in view: with 12 instead of 3 a page, page 9 becomes page 3. */
export function showPerPage(state: FinderState, size: number): FinderState {
  const first = (state.page - 1) * state.size;
  return { ...state, size, page: Math.floor(first / size) + 1 };
}

/** As cards or as a table, with as many a page as belong to that view; the first one stays in view. */
export function showAs(state: FinderState, view: View, size: number): FinderState {
  return { ...showPerPage(state, size), view };
}
