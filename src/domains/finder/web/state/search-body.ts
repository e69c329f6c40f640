import { chosenOf, type FinderShape, type FinderState, filtersOf } from './finder-shape.ts';

/** What both calls of a finder say of the page wanted; `limit` and `searchChar` are the wire's words. */
export type Paging = { page: number; limit: number; searchChar: string };

export function pagingOf({ page, size, text }: FinderState): Paging {
  return { page, limit: size, searchChar: text };
}

/**
 * The payload of a search: every filter of the shape under its own name. The shape admits only values of the
 * contract's lists, and each finder's test has the contract take what comes out.
 */
export function searchBody<B>(shape: FinderShape, state: FinderState): B {
  const fields = filtersOf(shape).map(({ name, send }) => {
    const chosen = chosenOf(state, name);
    return [name, send ? send(chosen) : [...chosen]];
  });
  const { sort, asTyped } = state;
  return { ...pagingOf(state), sort, asTyped, ...Object.fromEntries(fields) } as B;
}
