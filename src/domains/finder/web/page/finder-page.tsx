import { type ComponentType, type ReactNode, useEffect } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { rememberSearch } from '#platform/web/session/came-from.ts';
import { Page } from '#ui/page/page.tsx';
import { CardSkeleton } from '../results/card-skeleton.tsx';
import { Results, type ResultsTableProps } from '../results/results.tsx';
import { StaleNotice } from '../results/stale-notice.tsx';
import { TableSkeleton } from '../results/table/table-skeleton.tsx';
import { SearchBox } from '../search-box/search-box.tsx';
import type { Search } from '../state/answers.ts';
import type { FinderKind, Found } from '../state/define-finder.ts';
import { readState } from '../state/finder-url.ts';
import { nothingUnderstood, valuesRead } from '../state/understood.ts';
import { useAnswer } from '../state/use-answer.ts';
import { type Finder, useFinder } from '../state/use-finder.ts';
import { usePageThatExists } from '../state/use-page-that-exists.ts';
import { FinderLayout } from './finder-layout.tsx';
import { FinderSkeleton } from './finder-skeleton.tsx';
import { FinderTabs } from './finder-tabs.tsx';

type FinderPageProps<C> = {
  kind: FinderKind<C>;
  search: Search<Found<C>>;
  card: ComponentType<{ card: C }>;
  /** The results as a table, where the finder has one: code that comes only when it is wanted. */
  table?: ComponentType<ResultsTableProps<C>>;
  /** What stands between the heading and the search box. */
  hero?: (finder: Finder) => ReactNode;
  /** What stands beside the results where there is room, else below them. */
  promo?: ReactNode;
  /** What can be done with the search as a whole. */
  aside?: (finder: Finder) => ReactNode;
};

/** A finder: what one asks for stands in the address, what was found below. */
export function FinderPage<C extends { _id: string }>({
  kind,
  search,
  card,
  table,
  hero,
  promo,
  aside,
}: FinderPageProps<C>) {
  const finder = useFinder(kind.shape);
  const answered = useAnswer(search);
  const shown = { ...answered, busy: answered.busy || finder.isAhead };
  const { revalidate } = useRevalidator();
  const address = finder.addressOf(finder.state).slice(kind.path.length);
  // As text: an answer that says the same is nothing new to remember.
  const read = JSON.stringify(valuesRead(kind.shape, finder.state, shown.answer?.understood));
  useEffect(() => rememberSearch(kind.path, address, JSON.parse(read)), [kind, address, read]);
  useEffect(() => kind.noteOpen(), [kind]);
  usePageThatExists(finder, shown);

  return (
    <Frame kind={kind} dense={finder.state.view === 'table'}>
      {hero?.(finder)}
      <SearchBox finder={finder} suggest={kind.suggest} {...kind.searchBox} />
      <FinderLayout
        finder={finder}
        total={shown.answer?.total}
        counts={shown.answer?.counts}
        understood={shown.answer?.understood ?? nothingUnderstood}
        unlisted={shown.answer?.unlisted}
        busy={shown.busy}
        notice={shown.answer && shown.error ? <StaleNotice onRetry={revalidate} /> : null}
        promo={promo}
        aside={aside?.(finder)}
      >
        <Results kind={kind} finder={finder} shown={shown} card={card} table={table} onRetry={revalidate} />
      </FinderLayout>
    </Frame>
  );
}

type FinderFallbackProps<C> = { kind: FinderKind<C>; hero?: ReactNode; promo?: ReactNode };

/** The same page before its first answer. */
export function FinderFallback<C>({ kind, hero, promo }: FinderFallbackProps<C>) {
  const { search } = useLocation();
  const { view, size } = readState(kind.shape, search);
  return (
    <Frame kind={kind} dense={view === 'table'}>
      {hero}
      <FinderSkeleton
        noun={kind.shape.noun}
        view={view}
        results={
          view === 'table' ? (
            <TableSkeleton rows={size} />
          ) : (
            <CardSkeleton cards={3} heights={kind.cardHeights} />
          )
        }
        promo={promo}
      />
    </Frame>
  );
}

type FrameProps<C> = { kind: FinderKind<C>; dense?: boolean; children: ReactNode };

function Frame<C>({ kind: { title }, dense, children }: FrameProps<C>) {
  return (
    <Page
      dense={dense}
      title={title}
      breadcrumb={[{ label: 'Home', to: '/home' }, { label: title }]}
      actions={<FinderTabs />}
    >
      {children}
    </Page>
  );
}
