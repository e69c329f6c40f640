import { chosenOf, type FinderShape, type FinderState, filtersOf } from './finder-shape.ts';
import { sentEnds } from './ranges.ts';

/** What both calls of a finder say of the page wanted; `limit` and `searchChar` are the wire's words. */
export type Paging = { page: number; limit: number; searchChar: string };

export function pagingOf({ page, size, text }: FinderState): Paging {
  return { page, limit: size, searchChar: text };
}

/**
 * The payload of a search: every filter of the shape under its own name, those of ranges together. The shape admits only values of the
 * contract's lists, and each finder's test has the contract take what comes out.
 */
export function searchBody<B>(shape: FinderShape, state: FinderState): B {
  const fields: [string, unknown][] = [];
  const ranges: [string, unknown][] = [];
  for (const filter of filtersOf(shape)) {
    const { name, send } = filter;
    const chosen = chosenOf(state, name);
    if (filter.kind === 'range')
      ranges.push(...chosen.map((each) => [name, sentEnds(filter, each)] as [string, unknown]));
    else fields.push([name, send ? send(chosen) : [...chosen]]);
  }
  const hasRanges = filtersOf(shape).some(({ kind }) => kind === 'range');
  return {
    ...pagingOf(state),
    sort: state.sort,
    asTyped: state.asTyped,
    ...Object.fromEntries(fields),
    ...(hasRanges && { ranges: Object.fromEntries(ranges) }),
  } as B;
}
