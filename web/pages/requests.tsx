import { Link, useRevalidator } from 'react-router';
import { RequestList } from '#web/features/requests/request-list.tsx';
import { requestsAfter, type Scope } from '#web/features/requests/request-pages.ts';
import { ScopeSwitch } from '#web/features/requests/scope-switch.tsx';
import { readSession, useSession } from '#web/session.ts';
import { button } from '#web/ui/button-link.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Page } from '#web/ui/page.tsx';
import { pageMeta } from '#web/ui/page-meta.ts';
import { Tall, TallSkeleton } from '#web/ui/tall.tsx';
import type { Route } from './+types/requests.ts';

const title = 'My requests';

export function meta() {
  return pageMeta(title, 'The proposals and term sheets you have asked for, and where each stands.');
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const wantsAll = new URL(request.url).searchParams.get('scope') === 'all';
  const scope: Scope = wantsAll && readSession()?.role === 'admin' ? 'all' : 'own';
  const first = await requestsAfter(scope, undefined, request.signal).catch(() => null);
  return { scope, first };
}

export function HydrateFallback() {
  return <TallSkeleton label="Loading your requests" />;
}

export default function Requests({ loaderData: { scope, first } }: Route.ComponentProps) {
  const session = useSession();
  return (
    <Tall>
      <Page
        title={scope === 'all' ? 'All requests' : title}
        breadcrumb={[{ label: 'Home', to: '/home' }, { label: title }]}
        actions={session?.role === 'admin' ? <ScopeSwitch scope={scope} /> : null}
      >
        <Content scope={scope} first={first} />
      </Page>
    </Tall>
  );
}

function Content({ scope, first }: Route.ComponentProps['loaderData']) {
  const { revalidate } = useRevalidator();
  if (first === null) {
    return (
      <EmptyState
        title="Your requests could not be loaded"
        action={
          <button type="button" className={button} onClick={() => void revalidate()}>
            Try again
          </button>
        }
      />
    );
  }
  if (first.requests.length > 0)
    return <RequestList key={first.requests[0]?.reference + scope} scope={scope} first={first} />;
  return (
    <EmptyState
      title="Nothing asked for yet"
      action={
        <>
          <Link to="/dossier-search" className={button}>
            Find a dossier
          </Link>
          <Link to="/supplier-search" className={button}>
            Find a supplier
          </Link>
        </>
      }
    >
      <p>
        A proposal or term sheet you ask for stands here, with its reference, its files and what has happened
        since.
      </p>
    </EmptyState>
  );
}
