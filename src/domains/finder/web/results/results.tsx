import type { ComponentType } from 'react';
import type { FinderKind, Found } from '../state/define-finder.ts';
import type { Shown } from '../state/use-answer.ts';
import type { Finder } from '../state/use-finder.ts';
import { waysOut } from '../state/ways-out.ts';
import { CardSkeleton } from './card-skeleton.tsx';
import { NoResults, NotLoaded } from './no-results.tsx';

type ResultsProps<C> = {
  kind: FinderKind<C>;
  finder: Finder;
  shown: Shown<Found<C>>;
  card: ComponentType<{ card: C }>;
  onRetry: () => void;
};

/** The cards; or why there are none. */
export function Results<C extends { _id: string }>({
  kind,
  finder,
  shown: { answer, busy, error },
  card: Card,
  onRetry,
}: ResultsProps<C>) {
  if (answer === undefined) {
    if (error) return <NotLoaded finder={finder} title={kind.nothingFound} onRetry={onRetry} />;
    return <CardSkeleton cards={finder.state.size} heights={kind.cardHeights} />;
  }
  if (answer.total === 0 && !busy) {
    const ways = waysOut(finder.shape, finder.state, answer.drops, answer.understood.notUnderstood);
    return <NoResults finder={finder} title={kind.nothingFound} ways={ways} />;
  }
  return answer.cards.map((card) => <Card key={card._id} card={card} />);
}
