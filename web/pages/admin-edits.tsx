import { BackOfficeFrame } from '#web/features/back-office/back-office-frame.tsx';
import { loadTable } from '#web/features/back-office/load-table.ts';
import { TableView } from '#web/features/back-office/table-view.tsx';
import { pageMeta } from '#web/ui/page-meta.ts';
import { TallSkeleton } from '#web/ui/tall.tsx';
import type { Route } from './+types/admin-edits.ts';

const lead = 'Changes of published listings that owners propose; those waiting go live once approved.';

export function meta() {
  return pageMeta('Listing edits', lead);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadTable('edits', request);
}

export function HydrateFallback() {
  return <TallSkeleton label="Loading the table" />;
}

/** Issue of the back office; admins. */
export default function AdminEdits({ loaderData }: Route.ComponentProps) {
  return (
    <BackOfficeFrame title="Listing edits" lead={lead}>
      <TableView table="edits" loaded={loaderData} />
    </BackOfficeFrame>
  );
}
