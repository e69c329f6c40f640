import { BackOfficeFrame } from '#web/features/back-office/back-office-frame.tsx';
import { loadTable } from '#web/features/back-office/load-table.ts';
import { ResendMail } from '#web/features/back-office/settle-action.tsx';
import { TableView } from '#web/features/back-office/table-view.tsx';
import { pageMeta } from '#web/ui/page-meta.ts';
import { TallSkeleton } from '#web/ui/tall.tsx';
import type { Route } from './+types/admin-mails.ts';

const lead = 'Every mail the product sends; one whose last try failed can be sent again.';

export function meta() {
  return pageMeta('Mails', lead);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadTable('mails', request);
}

export function HydrateFallback() {
  return <TallSkeleton label="Loading the table" />;
}

/** Issue of the back office; admins. */
export default function AdminMails({ loaderData }: Route.ComponentProps) {
  return (
    <BackOfficeFrame title="Mails" lead={lead}>
      <TableView table="mails" loaded={loaderData} actionsOf={(row) => <ResendMail row={row} />} />
    </BackOfficeFrame>
  );
}
