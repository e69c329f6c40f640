import { BackOfficePage } from '#web/features/back-office/back-office-page.tsx';
import { loadTable } from '#web/features/back-office/load-table.ts';
import { ResendMail } from '#web/features/back-office/settle-action.tsx';
import { TableSkeleton } from '#web/features/back-office/table-skeleton.tsx';
import { TableView } from '#web/features/back-office/table-view.tsx';
import { pageMeta } from '#web/ui/page-meta.ts';
import type { Route } from './+types/admin-mails.ts';

const lead = 'Every mail the product sends; one whose last try failed can be sent again.';

export function meta() {
  return pageMeta('Mails', lead);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadTable('mails', request);
}

export function HydrateFallback() {
  return <TableSkeleton table="mails" title="Mails" lead={lead} />;
}

/** §17.7 */
export default function AdminMails({ loaderData }: Route.ComponentProps) {
  return (
    <BackOfficePage title="Mails" lead={lead}>
      <TableView table="mails" loaded={loaderData} actionsOf={(row) => <ResendMail row={row} />} />
    </BackOfficePage>
  );
}
