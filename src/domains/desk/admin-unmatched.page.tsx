import { windowMarkets } from '#domains/registers/contract/window-markets.ts';
import { call } from '#platform/web/call/call.ts';
import { toLoadResult } from '#platform/web/call/load-result.ts';
import { NotLoaded } from '#ui/page/not-shown.tsx';
import { Page } from '#ui/page/page.tsx';
import { pageMeta } from '#ui/page/page-meta.ts';
import type { Route } from './+types/admin-unmatched.page.ts';
import { BackOfficeSkeleton } from './web/frame/back-office-skeleton.tsx';
import { UnmatchedView } from './web/registers/unmatched-view.tsx';

const title = 'Unmatched presentations';
const lead =
  'Their launch windows are unknown, not open, or hang on an orphan exclusivity that generics were approved during. First those of which a register has rows: pin the one that is theirs, or say what a label can leave out.';

export function meta() {
  return pageMeta(title, 'Presentations of listings that no register tells of, each with why.');
}

export async function clientLoader({ request: { signal, url } }: Route.ClientLoaderArgs) {
  const search = new URL(url).searchParams;
  const market = windowMarkets.find((each) => each === search.get('market'));
  const after = search.get('after') ?? undefined;
  const query = { ...(market && { market }), ...(after && { after }) };
  const result = await toLoadResult(call('GET /api/admin/unmatched-presentations', { query, signal }));
  return { ...result, market, isFirst: after === undefined };
}

export function HydrateFallback() {
  return <BackOfficeSkeleton label="Loading the presentations" title={title} lead={lead} />;
}

/** §20.11 */
export default function AdminUnmatched({ loaderData: { found, market, isFirst } }: Route.ComponentProps) {
  return (
    <Page
      framed
      title={title}
      lead={lead}
      breadcrumb={[{ label: 'Registers', to: '/admin/registers' }, { label: title }]}
    >
      {found ? (
        <UnmatchedView presentations={found.data} next={found.next} market={market} isFirst={isFirst} />
      ) : (
        <NotLoaded title="The presentations could not be loaded" />
      )}
    </Page>
  );
}
