import { useMatches } from 'react-router';
import { Page } from '#ui/page/page.tsx';
import { pageMeta } from '#ui/page/page-meta.ts';
import type { Route } from './+types/admin-table.page.ts';
import { shapeOf, type TableName } from './contract/back-office-tables.ts';
import { tablePages } from './web/table-pages.tsx';
import { loadTable } from './web/tables/load-table.ts';
import { TableSkeleton } from './web/tables/table-skeleton.tsx';
import { TableView } from './web/tables/table-view.tsx';

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
    <Page framed key={table} title={heading} lead={lead} actions={Actions && <Actions />}>
      <TableView table={table} loaded={loaded} RowActions={RowActions} />
    </Page>
  );
}

/** A table's page is known by its address, which is its route's id too. */
function tableOf(address = ''): TableName {
  return address.slice('/admin/'.length) as TableName;
}
