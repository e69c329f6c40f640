import { call } from '#platform/web/call/call.ts';
import { toLoadResult } from '#platform/web/call/load-result.ts';
import { NotLoaded } from '#ui/page/not-shown.tsx';
import { Page } from '#ui/page/page.tsx';
import { pageMeta } from '#ui/page/page-meta.ts';
import type { Route } from './+types/admin-holidays.page.ts';
import { BackOfficeSkeleton } from './web/frame/back-office-skeleton.tsx';
import { Holidays } from './web/holidays.tsx';

const lead =
  'Days on which no clock of a request runs, beside Saturdays and Sundays. A clock that runs already keeps its end.';

export function meta() {
  return pageMeta('Holidays', lead);
}

export function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  return toLoadResult(call('GET /api/holidays', { signal }));
}

export function HydrateFallback() {
  return <BackOfficeSkeleton label="Loading the holidays" title="Holidays" lead={lead} />;
}

/** §10.6 */
export default function AdminHolidays({ loaderData: { found } }: Route.ComponentProps) {
  return (
    <Page framed title="Holidays" lead={lead}>
      {found === null ? (
        <NotLoaded title="The holidays could not be loaded" />
      ) : (
        <Holidays initial={found.data} />
      )}
    </Page>
  );
}
