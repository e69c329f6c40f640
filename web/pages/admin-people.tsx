import { BackOfficePage } from '#web/features/back-office/back-office-page.tsx';
import { loadTable } from '#web/features/back-office/load-table.ts';
import { TableSkeleton } from '#web/features/back-office/table-skeleton.tsx';
import { TableView } from '#web/features/back-office/table-view.tsx';
import { pageMeta } from '#web/ui/page-meta.ts';
import type { Route } from './+types/admin-people.ts';

const lead = 'Everyone with an account.';

export function meta() {
  return pageMeta('People', lead);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadTable('people', request);
}

export function HydrateFallback() {
  return <TableSkeleton table="people" title="People" lead={lead} />;
}

/** §11.9 */
export default function AdminPeople({ loaderData }: Route.ComponentProps) {
  return (
    <BackOfficePage title="People" lead={lead}>
      <TableView table="people" loaded={loaderData} />
    </BackOfficePage>
  );
}
