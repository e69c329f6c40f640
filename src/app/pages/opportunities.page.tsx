import { KeepOpportunities } from '#domains/collections/web/saved-searches/keep-opportunities.tsx';
import { OpportunitiesView } from '#domains/dossiers/web/opportunities/opportunities-view.tsx';
import { readOpportunities } from '#domains/dossiers/web/opportunities/opportunity-state.ts';
import { call } from '#platform/web/call/call.ts';
import { toLoadResult } from '#platform/web/call/load-result.ts';
import { NotLoaded } from '#ui/page/not-shown.tsx';
import { Page } from '#ui/page/page.tsx';
import { pageMeta } from '#ui/page/page-meta.ts';
import { Tall, TallSkeleton } from '#ui/page/tall.tsx';
import type { Route } from './+types/opportunities.page.ts';

const title = 'Opportunities';

export function meta() {
  return pageMeta(title, 'What loses its last hard protection soon, and few or none list here.');
}

export async function clientLoader({ request: { signal, url } }: Route.ClientLoaderArgs) {
  const { search, searchParams } = new URL(url);
  const state = readOpportunities(search);
  const after = searchParams.get('after');
  const query = { ...state, ...(after !== null && { after }) };
  const result = await toLoadResult(call('GET /api/opportunities', { query, signal }));
  return { ...result, state, isFirst: after === null };
}

export function HydrateFallback() {
  return <TallSkeleton label="Loading the opportunities" />;
}

/** §22.5 */
export default function Opportunities({ loaderData: { found, state, isFirst } }: Route.ComponentProps) {
  return (
    <Tall>
      <Page
        title={title}
        breadcrumb={[{ label: 'Home', to: '/home' }, { label: title }]}
        lead="What loses its last hard protection soon, by the public registers as of the day told. This is not legal advice."
      >
        {found ? (
          <OpportunitiesView
            found={found}
            state={state}
            isFirst={isFirst}
            aside={<KeepOpportunities state={state} />}
          />
        ) : (
          <NotLoaded title="The opportunities could not be loaded" />
        )}
      </Page>
    </Tall>
  );
}
