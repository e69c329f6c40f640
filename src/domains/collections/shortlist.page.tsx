import { useState } from 'react';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { CompareBar } from '#domains/catalogue/web/compare-choice/compare-bar.tsx';
import { call } from '#platform/web/call/call.ts';
import { toLoadResult } from '#platform/web/call/load-result.ts';
import { ButtonLink } from '#ui/action/buttons.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { NotLoaded } from '#ui/page/not-shown.tsx';
import { Page } from '#ui/page/page.tsx';
import { pageMeta } from '#ui/page/page-meta.ts';
import { Skeleton } from '#ui/page/skeleton.tsx';
import { Tall } from '#ui/page/tall.tsx';
import type { Route } from './+types/shortlist.page.ts';
import type { Shortlist as List } from './contract/shortlists.ts';
import type { Entry } from './web/shortlist/entry.tsx';
import { ListActions } from './web/shortlist/lists/list-actions.tsx';
import { ListTabs } from './web/shortlist/lists/list-tabs.tsx';
import { ShortlistSkeleton } from './web/shortlist/shortlist-skeleton.tsx';
import { ShortlistView } from './web/shortlist/shortlist-view.tsx';
import { WaitingBookmark } from './web/shortlist/waiting-bookmark.tsx';

const title = 'Shortlist';
const breadcrumb = [{ label: 'Home', to: '/home' }, { label: title }];

export function meta() {
  return pageMeta(title, 'The dossiers you have put aside, with your notes.');
}

type Found = { list: List | null; entries: readonly Omit<Entry, '_id'>[] };

async function loadList(id: string | null, signal: AbortSignal): Promise<Found> {
  if (id === null) {
    const { data } = await call('GET /api/shortlist', { signal });
    return { list: null, entries: data };
  }
  const { data, entries } = await call('GET /api/shortlists/:list', { params: { list: id }, signal });
  return { list: data, entries };
}

export async function clientLoader({ request: { signal, url } }: Route.ClientLoaderArgs) {
  const id = new URL(url).searchParams.get('list');
  const [{ found }, lists] = await Promise.all([
    toLoadResult(loadList(id, signal)),
    // Without the others the one that is asked for can be shown still.
    toLoadResult(call('GET /api/shortlists', { signal })),
  ]);
  return { id, found, lists: lists.found };
}

/** Another order of the same list needs nothing new. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isSameList = currentUrl.searchParams.get('list') === nextUrl.searchParams.get('list');
  return isSameList && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;
}

export function HydrateFallback() {
  return (
    <Tall>
      <Page
        dense
        title={title}
        breadcrumb={breadcrumb}
        actions={<Skeleton height="var(--target)" width={178} />}
      >
        <ShortlistSkeleton />
      </Page>
    </Tall>
  );
}

/** §14.12 */
export default function Shortlist({ loaderData: { id, found, lists } }: Route.ComponentProps) {
  const list = found?.list ?? null;
  const [taken, setTaken] = useState(0);
  const own = id === null && found ? found.entries.length - taken : (lists?.entries ?? null);
  return (
    <>
      <Tall>
        <Page
          dense
          title={list?.name ?? title}
          breadcrumb={
            list === null
              ? breadcrumb
              : [...breadcrumb.slice(0, 1), { label: title, to: '/shortlist' }, { label: list.name }]
          }
          actions={
            <ListActions
              list={list}
              companies={lists?.companies ?? []}
              hasEntries={found !== null && found.entries.length > 0}
            />
          }
        >
          <ListTabs
            lists={(lists?.data ?? []).map((each) =>
              each.id === id ? { ...each, entries: each.entries - taken } : each,
            )}
            own={own}
            shown={id}
          />
          <Content found={found} lists={lists?.data ?? []} onTaken={setTaken} />
        </Page>
      </Tall>
      <CompareBar />
    </>
  );
}

/** Who sees a list, and its notes. */
function whoseIs(list: List | null): string {
  if (list === null) return 'Notes are yours alone';
  if (list.company === null) return 'Nobody else sees it';
  return list.owner === null
    ? `Shared with colleagues of ${list.company.name}`
    : `Shared by ${list.owner} with colleagues of ${list.company.name}`;
}

type ContentProps = { found: Found | null; lists: readonly List[]; onTaken: (count: number) => void };

function Content({ found, lists, onTaken }: ContentProps) {
  if (found === null) {
    return <NotLoaded title="Your shortlist could not be loaded" />;
  }
  const { list, entries } = found;
  if (entries.length > 0) {
    const called = list === null ? 'your shortlist' : `the list ${list.name}`;
    const place = list?.id ?? 'own';
    return (
      <ShortlistView key={place} {...{ place, called, entries, lists, onTaken }} whose={whoseIs(list)} />
    );
  }
  return (
    <EmptyState
      title={list === null ? 'Nothing put aside yet' : 'Nothing on this list yet'}
      picture={<WaitingBookmark />}
      action={<ButtonLink to="/dossier-search">Find a dossier</ButtonLink>}
    >
      {list === null ? (
        <p>Press the bookmark on a dossier, and it stands here until you take it off.</p>
      ) : (
        <p>
          Tick dossiers on your shortlist, and move or copy them here; or choose it at ‘Lists’ on a dossier.
        </p>
      )}
    </EmptyState>
  );
}
