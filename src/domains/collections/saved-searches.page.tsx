import { call } from '#platform/web/call/call.ts';
import { toLoadResult } from '#platform/web/call/load-result.ts';
import { ButtonLink, QuietLink } from '#ui/action/buttons.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { NotLoaded } from '#ui/page/not-shown.tsx';
import { Page } from '#ui/page/page.tsx';
import { pageMeta } from '#ui/page/page-meta.ts';
import { Tall, TallSkeleton } from '#ui/page/tall.tsx';
import type { Route } from './+types/saved-searches.page.ts';
import { LaunchMails } from './web/saved-searches/launch-mails.tsx';
import { ListeningLens } from './web/saved-searches/listening-lens.tsx';
import { SearchList } from './web/saved-searches/search-list.tsx';

const title = 'Saved searches';

export function meta() {
  return pageMeta(title, 'The searches you keep, and how often you hear of what is new in them.');
}

export function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  return toLoadResult(call('GET /api/saved-searches', { signal }));
}

export function HydrateFallback() {
  return <TallSkeleton label="Loading your saved searches" />;
}

export default function SavedSearches({ loaderData: { found } }: Route.ComponentProps) {
  return (
    <Tall>
      <Page
        title={title}
        breadcrumb={[{ label: 'Home', to: '/home' }, { label: title }]}
        lead="Alerts go to the email of your account. Every one has a link that stops them."
      >
        <Content found={found} />
      </Page>
    </Tall>
  );
}

function Content({ found }: Pick<Route.ComponentProps['loaderData'], 'found'>) {
  if (found === null) {
    return <NotLoaded title="Your saved searches could not be loaded" />;
  }
  return (
    <>
      <SearchList
        searches={found.data}
        shared={found.shared}
        companies={found.companies}
        none={<NoSearch />}
      />
      <LaunchMails wanted={found.launchMails} />
    </>
  );
}

function NoSearch() {
  return (
    <EmptyState
      title="No search saved yet"
      picture={<ListeningLens />}
      action={
        <>
          <ButtonLink to="/dossier-search">Find a dossier</ButtonLink>
          <QuietLink to="/supplier-search">Find a supplier</QuietLink>
        </>
      }
    >
      <p>Search with words and filters, press Save this search, and be told when something new fits.</p>
    </EmptyState>
  );
}
