import { lazy } from 'react';
import { CompareBar } from '#domains/catalogue/web/compare-choice/compare-bar.tsx';
import { SaveSearch } from '#domains/collections/web/saved-searches/save-search.tsx';
import { DossierCard } from '#domains/dossiers/web/dossier-card.tsx';
import { dossierFinder } from '#domains/dossiers/web/dossier-finder.ts';
import { FinderFallback, FinderPage } from '#domains/finder/web/page/finder-page.tsx';
import { pageMeta } from '#ui/page/page-meta.ts';
import type { Route } from './+types/dossier-search.page.ts';

// A table is code that cards have no need of.
const DossierTable = lazy(async () => ({
  default: (await import('#domains/dossiers/web/table/dossier-table.tsx')).DossierTable,
}));

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
        table={DossierTable}
        aside={(finder) => <SaveSearch kind="dossier" finder={finder} />}
      />
      <CompareBar />
    </>
  );
}
