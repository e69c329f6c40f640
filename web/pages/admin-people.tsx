import { BackOfficeFrame } from '#web/features/back-office/back-office-frame.tsx';
import { loadTable } from '#web/features/back-office/load-table.ts';
import { TableView } from '#web/features/back-office/table-view.tsx';
import { pageMeta } from '#web/ui/page-meta.ts';
import { TallSkeleton } from '#web/ui/tall.tsx';
import type { Route } from './+types/admin-people.ts';

const lead = 'Everyone with an account.';

export function meta() {
  return pageMeta('People', lead);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadTable('people', request);
}

export function HydrateFallback() {
  return <TallSkeleton label="Loading the table" />;
}

/** Issue of the back office; admins. */
export default function AdminPeople({ loaderData }: Route.ComponentProps) {
  return (
    <BackOfficeFrame title="People" lead={lead}>
      <TableView table="people" loaded={loaderData} />
    </BackOfficeFrame>
  );
}
