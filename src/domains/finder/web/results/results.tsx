import { type ComponentType, Suspense } from 'react';
import type { FinderKind, Found } from '../state/define-finder.ts';
import type { Shown } from '../state/use-answer.ts';
import type { Finder } from '../state/use-finder.ts';
import { waysOut } from '../state/ways-out.ts';
import { CardSkeleton } from './card-skeleton.tsx';
import { NoResults, NotLoaded } from './no-results.tsx';
import { TableSkeleton } from './table/table-skeleton.tsx';

/** What a finder's table is given. */
export type ResultsTableProps<C> = { finder: Finder; cards: readonly C[] };

type ResultsProps<C> = {
  kind: FinderKind<C>;
  finder: Finder;
  shown: Shown<Found<C>>;
  card: ComponentType<{ card: C }>;
  table: ComponentType<ResultsTableProps<C>> | undefined;
  onRetry: () => void;
};

/** The cards, or their table; or why there are none. */
export function Results<C extends { _id: string }>({
  kind,
  finder,
  shown: { answer, busy, error },
  card: Card,
  table: Table,
  onRetry,
}: ResultsProps<C>) {
  const rows =
    finder.state.view === 'table' && Table ? <TableSkeleton rows={finder.state.size} /> : undefined;
  if (answer === undefined) {
    if (error) return <NotLoaded finder={finder} nothingFound={kind.nothingFound} onRetry={onRetry} />;
    return rows ?? <CardSkeleton cards={finder.state.size} heights={kind.cardHeights} />;
  }
  if (answer.total === 0 && !busy) {
    const ways = waysOut(finder.shape, finder.state, answer.drops, answer.understood.notUnderstood);
    return <NoResults finder={finder} title={kind.nothingFound} ways={ways} />;
  }
  if (rows && Table) {
    return (
      <Suspense fallback={rows}>
        <Table finder={finder} cards={answer.cards} />
      </Suspense>
    );
  }
  return answer.cards.map((card) => <Card key={card._id} card={card} />);
}
