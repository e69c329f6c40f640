import { CompareBar } from '#domains/catalogue/web/compare-choice/compare-bar.tsx';
import { useAction } from '#forms/use-action.ts';
import { call, download } from '#platform/web/call/call.ts';
import { toLoadResult } from '#platform/web/call/load-result.ts';
import { ButtonLink, QuietButton } from '#ui/action/buttons.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { NotLoaded } from '#ui/page/not-shown.tsx';
import { Page } from '#ui/page/page.tsx';
import { pageMeta } from '#ui/page/page-meta.ts';
import { Tall, TallSkeleton } from '#ui/page/tall.tsx';
import type { Route } from './+types/shortlist.page.ts';
import { ShortlistList } from './web/shortlist/shortlist-list.tsx';
import { WaitingBookmark } from './web/shortlist/waiting-bookmark.tsx';

const title = 'Shortlist';

export function meta() {
  return pageMeta(title, 'The dossiers you have put aside, with your notes.');
}

export function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  return toLoadResult(call('GET /api/shortlist', { signal }));
}

export function HydrateFallback() {
  return <TallSkeleton label="Loading your shortlist" />;
}

export default function Shortlist({ loaderData: { found } }: Route.ComponentProps) {
  return (
    <>
      <Tall>
        <Page
          title={title}
          breadcrumb={[{ label: 'Home', to: '/home' }, { label: title }]}
          lead="Dossiers you have put aside. Notes are yours alone."
          actions={found !== null && found.data.length > 0 && <Export />}
        >
          <Content found={found} />
        </Page>
      </Tall>
      <CompareBar />
    </>
  );
}

function Content({ found }: Pick<Route.ComponentProps['loaderData'], 'found'>) {
  if (found === null) {
    return <NotLoaded title="Your shortlist could not be loaded" />;
  }
  if (found.data.length > 0) return <ShortlistList entries={found.data} />;
  return (
    <EmptyState
      title="Nothing put aside yet"
      picture={<WaitingBookmark />}
      action={<ButtonLink to="/dossier-search">Find a dossier</ButtonLink>}
    >
      <p>Press the bookmark on a dossier, and it stands here until you take it off.</p>
    </EmptyState>
  );
}

function Export() {
  const { run, busy } = useAction(() => download('/api/shortlist/export', 'shortlist.xlsx'));
  return (
    <QuietButton disabled={busy} aria-busy={busy} onClick={run}>
      Export to Excel
    </QuietButton>
  );
}
