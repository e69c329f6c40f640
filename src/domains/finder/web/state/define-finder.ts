import type { Sent } from '#platform/contract/calls.ts';
import { call } from '#platform/web/call/call.ts';
import type { AskPaused } from '#platform/web/call/use-paused.ts';
import { leadAway, readSession } from '#platform/web/session/session.ts';
import type { Drop, Suggestion, Understood, Unlisted } from '../../contract/finders.ts';
import type { Counts } from '../filters/filter-panel.tsx';
import type { CardHeights } from '../results/card-skeleton.tsx';
import { createAnswers, type Search } from './answers.ts';
import { type FinderShape, type FinderState, isUnfiltered } from './finder-shape.ts';
import { readState } from './finder-url.ts';
import { asKept } from './kept-view.ts';
import { type Paging, pagingOf } from './search-body.ts';

/** One page of what a search finds. */
export type Found<C> = {
  cards: C[];
  total: number;
  counts: Counts;
  understood: Understood;
  /** What the text names and nothing is listed under. */
  unlisted?: readonly Unlisted[] | undefined;
  /** What to leave out where nothing was found. */
  drops: readonly Drop[];
};

/** What makes a finder the finder it is. */
type FinderDescription<C> = {
  path: string;
  /** The page's heading. */
  title: string;
  shape: FinderShape;
  /** What is searched for suggestions. */
  catalogue: Sent<'GET /api/search/suggestions', 'query'>['finder'];
  searchBox: {
    label: string;
    /** What one can search by. */
    hint: string;
  };
  /** Said where nothing was found. */
  nothingFound: string;
  cardHeights: CardHeights;
  /** The unfiltered catalogue, and the search by words and filters (§4.6). */
  browse(paging: Paging, signal: AbortSignal): Promise<Found<C>>;
  search(state: FinderState, signal: AbortSignal): Promise<Found<C>>;
};

export type FinderKind<C> = FinderDescription<C> & {
  /** Starts the search of an address and does not wait for it. Who comes from elsewhere is led on to the view they like. */
  start: (request: Request) => Search<Found<C>>;
  /** Notes that its page is open; what it gives notes that it is left. */
  noteOpen: () => () => void;
  /** What a text that is being typed may become. */
  suggest: AskPaused<Suggestion>;
};

export function defineFinder<C>(description: FinderDescription<C>): FinderKind<C> {
  const startAnswer = createAnswers((search, signal) => find(readState(description.shape, search), signal));

  function find(state: FinderState, signal: AbortSignal): Promise<Found<C>> {
    return isUnfiltered(state)
      ? description.browse(pagingOf(state), signal)
      : description.search(state, signal);
  }

  let open = false;

  return {
    ...description,
    start(request) {
      const { pathname, search } = new URL(request.url);
      const liked = open ? null : asKept(description.shape, search);
      if (liked !== null) throw leadAway(request, pathname + liked);
      return startAnswer(readSession()?.token ?? '', search);
    },
    noteOpen() {
      open = true;
      return () => {
        open = false;
      };
    },
    async suggest(text, signal) {
      const query = { finder: description.catalogue, text };
      return (await call('GET /api/search/suggestions', { query, signal })).data;
    },
  };
}
