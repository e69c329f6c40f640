import { BackOfficeFrame } from '#web/features/back-office/back-office-frame.tsx';
import { loadTable } from '#web/features/back-office/load-table.ts';
import { TableView } from '#web/features/back-office/table-view.tsx';
import { pageMeta } from '#web/ui/page-meta.ts';
import { TallSkeleton } from '#web/ui/tall.tsx';
import type { Route } from './+types/admin-searches.ts';

const lead = 'What members looked for and the catalogue lacks, by day.';

export function meta() {
  return pageMeta('Searches without result', lead);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadTable('searches', request);
}

export function HydrateFallback() {
  return <TallSkeleton label="Loading the table" />;
}

/** Issue of the back office; admins. */
export default function AdminSearches({ loaderData }: Route.ComponentProps) {
  return (
    <BackOfficeFrame title="Searches without result" lead={lead}>
      <TableView table="searches" loaded={loaderData} />
    </BackOfficeFrame>
  );
}
