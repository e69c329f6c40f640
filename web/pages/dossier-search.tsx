import { CompareBar } from '#web/features/compare-choice/compare-bar.tsx';
import { DossierCard } from '#web/features/dossiers/dossier-card.tsx';
import { dossierFinder } from '#web/features/dossiers/dossier-finder.ts';
import { FinderFallback, FinderPage } from '#web/features/finder/finder-page.tsx';
import { SaveSearch } from '#web/features/saved-searches/save-search.tsx';
import { pageMeta } from '#web/ui/page-meta.ts';
import type { Route } from './+types/dossier-search.ts';

export function meta() {
  return pageMeta(
    dossierFinder.title,
    'Find finished-dosage dossiers by molecule, market, readiness and deal terms.',
  );
}

/** Starts the search of the address and does not wait for it, so that each change enters the history at once. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return dossierFinder.start(request);
}

export function HydrateFallback() {
  return <FinderFallback kind={dossierFinder} />;
}

export default function DossierSearch({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <FinderPage
        kind={dossierFinder}
        search={loaderData}
        card={DossierCard}
        aside={(finder) => <SaveSearch kind="dossier" finder={finder} />}
      />
      <CompareBar />
    </>
  );
}
