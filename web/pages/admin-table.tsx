import { useMatches } from 'react-router';
import { shapeOf, type TableName } from '#contract/back-office-tables.ts';
import { BackOfficePage } from '#web/features/back-office/back-office-page.tsx';
import { loadTable } from '#web/features/back-office/load-table.ts';
import { tablePages } from '#web/features/back-office/table-pages.tsx';
import { TableSkeleton } from '#web/features/back-office/table-skeleton.tsx';
import { TableView } from '#web/features/back-office/table-view.tsx';
import { pageMeta } from '#web/ui/page-meta.ts';
import type { Route } from './+types/admin-table.ts';

export function meta({ matches }: Route.MetaArgs) {
  const table = tableOf(matches.at(-1)?.id);
  return pageMeta(shapeOf(table).title, tablePages[table].lead);
}

/** The code of what else stands on the table's page comes while its rows do. */
export async function clientLoader({ request, pattern }: Route.ClientLoaderArgs) {
  const table = tableOf(pattern);
  const [loaded, parts] = await Promise.all([loadTable(table, request), tablePages[table].parts?.()]);
  return { table, loaded, ...parts };
}

export function HydrateFallback() {
  return <TableSkeleton table={tableOf(useMatches().at(-1)?.id)} />;
}

/** §11.4; every table of the back office. */
export default function AdminTable({ loaderData }: Route.ComponentProps) {
  const { table, loaded, Actions, RowActions } = loaderData;
  const { heading = shapeOf(table).title, lead } = tablePages[table];
  return (
    <BackOfficePage key={table} title={heading} lead={lead} actions={Actions && <Actions />}>
      <TableView table={table} loaded={loaded} RowActions={RowActions} />
    </BackOfficePage>
  );
}

/** A table's page is known by its address, which is its route's id too. */
function tableOf(address = ''): TableName {
  return address.slice('/admin/'.length) as TableName;
}
