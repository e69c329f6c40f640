import { BackOfficePage } from '#web/features/back-office/back-office-page.tsx';
import { loadTable } from '#web/features/back-office/load-table.ts';
import { SettleMessage } from '#web/features/back-office/settle-action.tsx';
import { TableSkeleton } from '#web/features/back-office/table-skeleton.tsx';
import { TableView } from '#web/features/back-office/table-view.tsx';
import { pageMeta } from '#web/ui/page-meta.ts';
import type { Route } from './+types/admin-messages.ts';

const lead = 'What visitors and members wrote to the desk.';

export function meta() {
  return pageMeta('Messages', lead);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadTable('messages', request);
}

export function HydrateFallback() {
  return <TableSkeleton table="messages" title="Messages" lead={lead} />;
}

/** §11.10 */
export default function AdminMessages({ loaderData }: Route.ComponentProps) {
  return (
    <BackOfficePage title="Messages" lead={lead}>
      <TableView table="messages" loaded={loaderData} actionsOf={(row) => <SettleMessage row={row} />} />
    </BackOfficePage>
  );
}
