import { useState } from 'react';
import { call } from '#platform/web/call/call.ts';
import { toLoadResult } from '#platform/web/call/load-result.ts';
import { QuietLink } from '#ui/action/buttons.tsx';
import { NotShown } from '#ui/page/not-shown.tsx';
import { pageMeta } from '#ui/page/page-meta.ts';
import { Tall, TallSkeleton } from '#ui/page/tall.tsx';
import type { Route } from './+types/brief.page.ts';
import { BoardView } from './web/board/board-view.tsx';

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData?.found?.data.title ?? 'Brief', 'How each request of a brief stands.');
}

export function clientLoader({ params: { id }, request: { signal } }: Route.ClientLoaderArgs) {
  return toLoadResult(call('GET /api/briefs/:brief', { params: { brief: id }, signal }));
}

export function HydrateFallback() {
  return <TallSkeleton label="Loading the brief" />;
}

export default function BriefPage({ params, loaderData }: Route.ComponentProps) {
  return <Board key={params.id} loaderData={loaderData} />;
}

/** What was found once stays when it cannot be loaded again, with all that is typed into it. */
function Board({ loaderData: { found, failed } }: Pick<Route.ComponentProps, 'loaderData'>) {
  const [kept, setKept] = useState(found);
  if (found !== null && found !== kept) setKept(found);
  const shown = found ?? (failed ? kept : null);
  if (shown) {
    return (
      <Tall>
        <BoardView brief={shown.data} stale={failed} />
      </Tall>
    );
  }
  return (
    <NotShown
      breadcrumb={[{ label: 'Home', to: '/home' }, { label: 'Briefs', to: '/briefs' }, { label: 'Brief' }]}
      failed={failed}
      failedTitle="The brief could not be loaded"
      missingTitle="There is no such brief"
      missingText={<p>Or nobody shares it with you any more.</p>}
      back={<QuietLink to="/briefs">Back to the briefs</QuietLink>}
    />
  );
}
