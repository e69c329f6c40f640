import { writtenMonth } from '#domains/catalogue/web/numbers/written.ts';
import type { Drop, Understood } from '../../contract/finders.ts';
import { choose, leaveOut } from './finder-moves.ts';
import { chosenOf, type FinderShape, type FinderState, wordOf } from './finder-shape.ts';
import { launchWords } from './launches.ts';
import { rangeWords } from './ranges.ts';
import { filterNamed, monthFilter } from './understood.ts';

/** One thing to leave out of a search that finds nothing, and how many results that brings. */
export type WayOut = { label: string; brings: number; without: (state: FinderState) => FinderState };

/** What the answer says could be dropped, as this finder names and drops it. */
export function waysOut(
  shape: FinderShape,
  state: FinderState,
  drops: readonly Drop[],
  notUnderstood: Understood['notUnderstood'] = [],
): WayOut[] {
  return drops.map((drop) => {
    const { kind, brings } = drop;
    if (kind === 'not-understood') {
      return {
        label: 'Search without what is not understood',
        brings,
        without: (latest) => notUnderstood.reduce((rest, { words }) => leaveOut(rest, words), latest),
      };
    }
    return {
      label: `Without “${nameOf(shape, state, drop)}”`,
      brings,
      without: (latest) => without(shape, latest, drop),
    };
  });
}

function nameOf(shape: FinderShape, state: FinderState, { kind, group, label, words }: Drop): string {
  const filter = kind === 'month' ? monthFilter(shape) : filterNamed(shape, group);
  const chosen = filter === undefined ? [] : chosenOf(state, filter.name);
  if (filter?.kind === 'range')
    return `${filter.label}: ${chosen.map((each) => rangeWords(filter, each)).join(', ')}`;
  if (filter?.kind === 'launch')
    return `${filter.label} ${chosen.map((each) => launchWords(each)).join(', ')}`;
  if (filter?.kind === 'month') return `${filter.label}: ${chosen.map(writtenMonth).join(', ')}`;
  if (filter?.kind === 'list' && filter.words)
    return `${filter.label}: ${chosen.map((each) => wordOf(filter, each)).join(', ')}`;
  // The label, unless the reader's own words for it were others.
  const isOwnWords = label === undefined || !words?.toLowerCase().includes(label.toLowerCase());
  return (isOwnWords ? words : undefined) ?? label ?? chosen.join(', ');
}

function without(shape: FinderShape, state: FinderState, { kind, group, words }: Drop): FinderState {
  if (words !== undefined) return leaveOut(state, words);
  const filter = kind === 'month' ? monthFilter(shape) : filterNamed(shape, group);
  return filter === undefined ? state : choose(state, filter, []);
}
