import { BackOfficeFrame } from '#web/features/back-office/back-office-frame.tsx';
import { loadTable } from '#web/features/back-office/load-table.ts';
import { TableView } from '#web/features/back-office/table-view.tsx';
import { pageMeta } from '#web/ui/page-meta.ts';
import { TallSkeleton } from '#web/ui/tall.tsx';
import type { Route } from './+types/admin-dossiers.ts';

const lead = 'Every listed dossier, drafts and retired ones included.';

export function meta() {
  return pageMeta('Dossiers', lead);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadTable('dossiers', request);
}

export function HydrateFallback() {
  return <TallSkeleton label="Loading the table" />;
}

/** Issue of the back office; admins. */
export default function AdminDossiers({ loaderData }: Route.ComponentProps) {
  return (
    <BackOfficeFrame title="Dossiers" lead={lead}>
      <TableView table="dossiers" loaded={loaderData} />
    </BackOfficeFrame>
  );
}
