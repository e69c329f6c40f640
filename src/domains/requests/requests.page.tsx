import { readSession } from '#platform/web/session/session.ts';
import { QuietLink } from '#ui/action/buttons.tsx';
import { NotLoaded } from '#ui/page/not-shown.tsx';
import { Page } from '#ui/page/page.tsx';
import { pageMeta } from '#ui/page/page-meta.ts';
import { Tall, TallSkeleton } from '#ui/page/tall.tsx';
import type { Route } from './+types/requests.page.ts';
import { FilterBar } from './web/list/filter-bar.tsx';
import { NoRequests } from './web/list/no-requests.tsx';
import { leavesOut, readFilter } from './web/list/request-filter.ts';
import { RequestList } from './web/list/request-list.tsx';
import { findScopes, requestsAfter, type Scopes, waitingBefore } from './web/list/request-pages.ts';
import { ScopeSwitch } from './web/list/scope-switch.tsx';
import { scopeWords } from './web/list/scope-words.ts';
import { homeCrumb } from './web/thread/head/where-from.ts';
import { WaitingSection } from './web/waiting/waiting-section.tsx';

/** Where that could not be learnt, one's own list works all the same. */
const unknownScopes: Scopes = { company: false, owner: false, waiting: 0 };

export function meta() {
  return pageMeta(scopeWords.own, 'The proposals and term sheets you have asked for, and where each stands.');
}

export async function clientLoader({ request: { url, signal } }: Route.ClientLoaderArgs) {
  const isDesk = readSession()?.role === 'admin';
  const filter = readFilter(new URL(url).searchParams, isDesk);
  const [first, scopes, waiting] = await Promise.all([
    requestsAfter(filter, undefined, signal).catch(() => null),
    findScopes(signal).catch(() => unknownScopes),
    waitingBefore(filter, signal),
  ]);
  return { filter, first, scopes, waiting, isDesk, loadedAt: Date.now() };
}

export function HydrateFallback() {
  return <TallSkeleton label="Loading your requests" />;
}

export default function Requests({ loaderData }: Route.ComponentProps) {
  const { filter, first, scopes, waiting, isDesk } = loaderData;
  const isBare = first?.requests.length === 0 && !leavesOut(filter);
  return (
    <Tall>
      <Page
        title={scopeWords[filter.scope]}
        breadcrumb={[homeCrumb(), { label: scopeWords[filter.scope] }]}
        actions={
          <>
            <ScopeSwitch filter={filter} scopes={scopes} isDesk={isDesk} />
            <QuietLink to="/offers">Compare offers</QuietLink>
            {readSession()?.role !== 'investor' && <QuietLink to="/briefs">Briefs</QuietLink>}
          </>
        }
      >
        {waiting.requests.length > 0 && <WaitingSection {...waiting} />}
        {!isBare && <FilterBar filter={filter} />}
        <Content {...loaderData} />
      </Page>
    </Tall>
  );
}

function Content({ filter, first, waiting, loadedAt }: Route.ComponentProps['loaderData']) {
  if (first === null) {
    return <NotLoaded title="Your requests could not be loaded" />;
  }
  if (first.requests.length === 0) return <NoRequests filter={filter} />;
  return <RequestList key={loadedAt} filter={filter} first={first} shownBefore={waiting.requests} />;
}
