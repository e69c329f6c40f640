import { messages } from '#contract/messages.ts';
import { NoResults, NotLoaded } from '#web/features/finder/no-results.tsx';
import type { Shown } from '#web/features/finder/use-answer.ts';
import type { Finder } from '#web/features/finder/use-finder.ts';
import { CardSkeleton } from './card-skeleton.tsx';
import { DossierCard } from './dossier-card.tsx';
import { countDossiers, type DossierAnswer } from './find-dossiers.ts';

export type DossierResultsProps = { finder: Finder; shown: Shown<DossierAnswer>; onRetry: () => void };

/** The cards; or why there are none. */
export function DossierResults({ finder, shown: { answer, busy, error }, onRetry }: DossierResultsProps) {
  if (answer === undefined) {
    if (error) return <NotLoaded finder={finder} title={messages.noDossierFound} onRetry={onRetry} />;
    return <CardSkeleton cards={finder.state.size} />;
  }
  if (answer.total === 0 && !busy) {
    return <NoResults finder={finder} title={messages.noDossierFound} count={countDossiers} />;
  }
  return answer.cards.map((card) => <DossierCard key={card._id} card={card} />);
}
