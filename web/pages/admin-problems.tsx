import { BackOfficePage } from '#web/features/back-office/back-office-page.tsx';
import { loadTable } from '#web/features/back-office/load-table.ts';
import { SettleProblem } from '#web/features/back-office/settle-action.tsx';
import { TableSkeleton } from '#web/features/back-office/table-skeleton.tsx';
import { TableView } from '#web/features/back-office/table-view.tsx';
import { pageMeta } from '#web/ui/page-meta.ts';
import type { Route } from './+types/admin-problems.ts';

const lead = 'What members reported as wrong with the product.';

export function meta() {
  return pageMeta('Problem reports', lead);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadTable('problems', request);
}

export function HydrateFallback() {
  return <TableSkeleton table="problems" title="Problem reports" lead={lead} />;
}

/** §11.10 */
export default function AdminProblems({ loaderData }: Route.ComponentProps) {
  return (
    <BackOfficePage title="Problem reports" lead={lead}>
      <TableView table="problems" loaded={loaderData} actionsOf={(row) => <SettleProblem row={row} />} />
    </BackOfficePage>
  );
}
