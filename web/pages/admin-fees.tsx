import { BackOfficeFrame } from '#web/features/back-office/back-office-frame.tsx';
import { loadTable } from '#web/features/back-office/load-table.ts';
import { NewEntry } from '#web/features/back-office/new-entry.tsx';
import { TableView } from '#web/features/back-office/table-view.tsx';
import { pageMeta } from '#web/ui/page-meta.ts';
import { TallSkeleton } from '#web/ui/tall.tsx';
import type { Route } from './+types/admin-fees.ts';

const lead = 'Entries are added and never changed: a mistake is put right by a correction.';

export function meta() {
  return pageMeta('Fee ledger', lead);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadTable('fees', request);
}

export function HydrateFallback() {
  return <TallSkeleton label="Loading the table" />;
}

/** Issue of the back office; admins. */
export default function AdminFees({ loaderData }: Route.ComponentProps) {
  return (
    <BackOfficeFrame title="Fee ledger" lead={lead} actions={<NewEntry />}>
      <TableView table="fees" loaded={loaderData} />
    </BackOfficeFrame>
  );
}
