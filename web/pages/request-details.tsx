import { Link, useRevalidator } from 'react-router';
import { CallError, call } from '#web/call.ts';
import { RequestView, requestBreadcrumb } from '#web/features/requests/request-view.tsx';
import { button, quietButton } from '#web/ui/button-link.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import page from '#web/ui/page.module.css';
import { Breadcrumb } from '#web/ui/page.tsx';
import { pageMeta } from '#web/ui/page-meta.ts';
import { Tall, TallSkeleton } from '#web/ui/tall.tsx';
import type { Route } from './+types/request-details.ts';

export function meta({ params }: Route.MetaArgs) {
  return pageMeta(`Request ${params.reference}`, 'A request with its answers, files and timeline.');
}

export async function clientLoader({ params: { reference }, request }: Route.ClientLoaderArgs) {
  try {
    const { data } = await call('GET /api/requests/:reference', {
      params: { reference },
      signal: request.signal,
    });
    return { found: data, failed: false };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return { found: null, failed: error.status !== 404 };
  }
}

export function HydrateFallback() {
  return <TallSkeleton label="Loading the request" />;
}

export default function RequestDetails({ params, loaderData: { found, failed } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  if (found) {
    return (
      <Tall>
        <RequestView request={found} />
      </Tall>
    );
  }
  const back = (
    <Link to="/requests" className={quietButton}>
      Back to my requests
    </Link>
  );
  return (
    <div className={page.page}>
      <Breadcrumb crumbs={[...requestBreadcrumb, { label: params.reference }]} />
      {failed ? (
        <EmptyState
          level={1}
          title="The request could not be loaded"
          action={
            <>
              <button type="button" className={button} onClick={() => void revalidate()}>
                Try again
              </button>
              {back}
            </>
          }
        />
      ) : (
        <EmptyState level={1} title="There is no such request" action={back}>
          <p>Or it is not yours to see. A reference looks like DB-2026-000123.</p>
        </EmptyState>
      )}
    </div>
  );
}
