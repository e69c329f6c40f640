import { BackOfficePage } from '#web/features/back-office/back-office-page.tsx';
import { loadTable } from '#web/features/back-office/load-table.ts';
import { NewCompany } from '#web/features/back-office/new-company.tsx';
import { TableSkeleton } from '#web/features/back-office/table-skeleton.tsx';
import { TableView } from '#web/features/back-office/table-view.tsx';
import { pageMeta } from '#web/ui/page-meta.ts';
import type { Route } from './+types/admin-companies.ts';

const lead = 'Who owns listings. Names are shown to their own people and to admins only.';

export function meta() {
  return pageMeta('Companies', lead);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadTable('companies', request);
}

export function HydrateFallback() {
  return <TableSkeleton table="companies" title="Companies" lead={lead} withActions />;
}

/** §11.1 */
export default function AdminCompanies({ loaderData }: Route.ComponentProps) {
  return (
    <BackOfficePage title="Companies" lead={lead} actions={<NewCompany />}>
      <TableView table="companies" loaded={loaderData} />
    </BackOfficePage>
  );
}
