import { useRevalidator } from 'react-router';
import { call } from '#web/call.ts';
import { BackOfficePage } from '#web/features/back-office/back-office-page.tsx';
import { BackOfficeSkeleton } from '#web/features/back-office/back-office-skeleton.tsx';
import { Holidays } from '#web/features/back-office/holidays.tsx';
import { whatWasFound } from '#web/found.ts';
import { button } from '#web/ui/button-link.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { pageMeta } from '#web/ui/page-meta.ts';
import type { Route } from './+types/admin-holidays.ts';

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
    <BackOfficePage title="Holidays" lead={lead}>
      {found === null ? (
        <EmptyState
          title="The holidays could not be loaded"
          action={
            <button type="button" className={button} onClick={() => void revalidate()}>
              Try again
            </button>
          }
        />
      ) : (
        <Holidays initial={found.data} />
      )}
    </BackOfficePage>
  );
}
