import { useEffect } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { DossierResults } from '#web/features/dossiers/dossier-results.tsx';
import { dossierFinderPath, dossierShape } from '#web/features/dossiers/dossier-shape.ts';
import { startDossierSearch } from '#web/features/dossiers/find-dossiers.ts';
import { FinderSkeleton } from '#web/features/dossiers/finder-skeleton.tsx';
import { rememberSearch } from '#web/features/finder/came-from.ts';
import { FinderLayout } from '#web/features/finder/finder-layout.tsx';
import { goToPage } from '#web/features/finder/finder-moves.ts';
import { FinderTabs } from '#web/features/finder/finder-tabs.tsx';
import { pageCount } from '#web/features/finder/pages-shown.ts';
import { SearchBox } from '#web/features/finder/search-box.tsx';
import { StaleNotice } from '#web/features/finder/stale-notice.tsx';
import { useAnswer } from '#web/features/finder/use-answer.ts';
import { useFinder } from '#web/features/finder/use-finder.ts';
import { readSession } from '#web/session.ts';
import { Page } from '#web/ui/page.tsx';
import { pageMeta } from '#web/ui/page-meta.ts';
import type { Route } from './+types/dossier-search.ts';

const title = 'Dossier Search';
const breadcrumb = [{ label: 'Home', to: '/home' }, { label: title }];

export function meta() {
  return pageMeta(title, 'Find finished-dosage dossiers by molecule, market, readiness and deal terms.');
}

/** Starts the search of the address and does not wait for it, so that each change enters the history at once. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return startDossierSearch(readSession()?.token ?? '', new URL(request.url).search);
}

export function HydrateFallback() {
  return (
    <Page title={title} breadcrumb={breadcrumb} actions={<FinderTabs />}>
      <FinderSkeleton />
    </Page>
  );
}

export default function DossierSearch({ loaderData }: Route.ComponentProps) {
  const finder = useFinder(dossierShape);
  const shown = useAnswer(loaderData);
  const { revalidate } = useRevalidator();
  const search = finder.addressOf(finder.state).slice(dossierFinderPath.length);
  useEffect(() => rememberSearch(dossierFinderPath, search), [search]);
  usePageThatExists();

  return (
    <Page title={title} breadcrumb={breadcrumb} actions={<FinderTabs />}>
      <SearchBox
        finder={finder}
        label="Search dossiers"
        hint="By molecule, brand, code or indication. Small typing errors are forgiven."
      />
      <FinderLayout
        finder={finder}
        total={shown.answer?.total}
        counts={shown.answer?.counts}
        busy={shown.busy}
        notice={shown.answer && shown.error ? <StaleNotice onRetry={revalidate} /> : null}
      >
        <DossierResults finder={finder} shown={shown} onRetry={revalidate} />
      </FinderLayout>
    </Page>
  );

  /** An old bookmark may name a page beyond the last. */
  function usePageThatExists(): void {
    const navigate = useNavigate();
    const { answer, busy } = shown;
    const last = answer && pageCount(answer.total, finder.state.size);
    const to =
      !busy && last && finder.state.page > last ? finder.addressOf(goToPage(finder.state, last)) : undefined;
    useEffect(() => {
      if (to) void navigate(to, { replace: true, preventScrollReset: true });
    }, [to, navigate]);
  }
}
