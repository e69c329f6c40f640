import { useState } from 'react';
import { call } from '#platform/web/call/call.ts';
import { toLoadResult } from '#platform/web/call/load-result.ts';
import { QuietLink } from '#ui/action/buttons.tsx';
import { NotShown } from '#ui/page/not-shown.tsx';
import { pageMeta } from '#ui/page/page-meta.ts';
import { Tall, TallSkeleton } from '#ui/page/tall.tsx';
import type { Route } from './+types/request-details.page.ts';
import { briefOf } from './web/brief-mark/brief-marks.ts';
import { requestBreadcrumb } from './web/thread/head/where-from.ts';
import { RequestView } from './web/thread/request-view.tsx';

export function meta({ params }: Route.MetaArgs) {
  return pageMeta(`Request ${params.reference}`, 'A request with its answers, files and timeline.');
}

export async function clientLoader({ params: { reference }, request: { signal } }: Route.ClientLoaderArgs) {
  const [loaded, brief] = await Promise.all([
    toLoadResult(call('GET /api/requests/:reference', { params: { reference }, signal })),
    briefOf(reference, signal),
  ]);
  return { ...loaded, brief };
}

export function HydrateFallback() {
  return <TallSkeleton label="Loading the request" />;
}

export default function RequestDetails({ params, loaderData }: Route.ComponentProps) {
  return <Details key={params.reference} params={params} loaderData={loaderData} />;
}

/** What was found once stays on the page when it cannot be loaded again, with all that is typed into it. */
function Details({
  params,
  loaderData: { found, failed, brief },
}: Pick<Route.ComponentProps, 'params' | 'loaderData'>) {
  const [kept, setKept] = useState(found);
  if (found !== null && found !== kept) setKept(found);
  const shown = found ?? (failed ? kept : null);
  if (shown) {
    return (
      <Tall>
        <RequestView loaded={shown.data} stale={failed} brief={brief} />
      </Tall>
    );
  }
  return (
    <NotShown
      breadcrumb={[...requestBreadcrumb(), { label: params.reference }]}
      failed={failed}
      failedTitle="The request could not be loaded"
      missingTitle="There is no such request"
      missingText={<p>Or it is not yours to see. A reference looks like DB-2026-000123.</p>}
      back={<QuietLink to="/requests">Back to my requests</QuietLink>}
    />
  );
}
