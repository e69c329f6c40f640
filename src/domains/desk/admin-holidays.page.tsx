import { useRevalidator } from 'react-router';
import { call } from '#platform/web/call/call.ts';
import { whatWasFound } from '#platform/web/call/found.ts';
import { Button } from '#ui/action/buttons.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { FramedPage } from '#ui/page/framed-page.tsx';
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
  return whatWasFound(call('GET /api/holidays', { signal }));
}

export function HydrateFallback() {
  return <BackOfficeSkeleton label="Loading the holidays" title="Holidays" lead={lead} />;
}

/** §10.6 */
export default function AdminHolidays({ loaderData: { found } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  return (
    <FramedPage title="Holidays" lead={lead}>
      {found === null ? (
        <EmptyState
          title="The holidays could not be loaded"
          action={<Button onClick={() => void revalidate()}>Try again</Button>}
        />
      ) : (
        <Holidays initial={found.data} />
      )}
    </FramedPage>
  );
}
