import type { ComponentType } from 'react';
import { useNavigation } from 'react-router';
import type { TableRow } from '#platform/contract/tables/page.ts';
import { countWords } from '#platform/web/tables/count-words.ts';
import { DataTable } from '#platform/web/tables/data-table.tsx';
import { FilterBar } from '#platform/web/tables/filter-bar.tsx';
import { tableQuery, useTableAddress } from '#platform/web/tables/table-address.ts';
import { TablePager } from '#platform/web/tables/table-pager.tsx';
import { ButtonLink, QuietLink } from '#ui/action/buttons.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { NotLoaded } from '#ui/page/not-shown.tsx';
import { rowAddresses } from '../../contract/back-office-addresses.ts';
import { shapeOf, type TableName } from '../../contract/back-office-tables.ts';
import { ClearDesk } from '../frame/clear-desk.tsx';
import { ExportButtons } from './export-buttons.tsx';
import type { LoadedTable } from './load-table.ts';
import { listAsked } from './request-order.ts';
import classes from './table-view.module.css';
import { useDensity } from './use-density.ts';

type TableViewProps = {
  table: TableName;
  loaded: LoadedTable;
  /** What can be done with a row. */
  RowActions?: ComponentType<{ row: TableRow }> | undefined;
};

/** A table of the back office with everything that asks it: search, filters, order, pages, export. */
export function TableView({ table, loaded, RowActions }: TableViewProps) {
  const [dense, toggleDensity] = useDensity();
  const busy = useNavigation().state === 'loading';
  const shape = shapeOf(table);
  return (
    <>
      <FilterBar shape={shape} />
      <div className={`bar ${classes.line}`}>
        <p role="status" className={classes.count}>
          {loaded.page && countWords(loaded.page, 'row')}
        </p>
        <div className={`cluster ${classes.tools}`}>
          <button type="button" className={classes.tool} aria-pressed={dense} onClick={toggleDensity}>
            Compact rows
          </button>
          <ExportButtons table={table} />
        </div>
      </div>
      <div aria-busy={busy} className={classes.body}>
        <Rows table={table} loaded={loaded} dense={dense} RowActions={RowActions} />
      </div>
    </>
  );
}

function Rows({ table, loaded, dense, RowActions }: TableViewProps & { dense: boolean }) {
  const { search } = useTableAddress();
  const { page, failure } = loaded;
  const shape = shapeOf(table);
  if (page === null) {
    return (
      <NotLoaded
        title="This table could not be loaded"
        back={<QuietLink to="?">Start without filters</QuietLink>}
      >
        <p>{failure}</p>
      </NotLoaded>
    );
  }
  if (page.data.length === 0) {
    const { sort: _, limit: __, ...asked } = tableQuery(search);
    const filtered = Object.values(asked).some((value) => value !== '');
    return (
      <EmptyState
        title={filtered ? 'No rows match' : 'Nothing here yet'}
        picture={filtered ? undefined : <ClearDesk />}
        action={filtered && <ButtonLink to="?">Clear search and filters</ButtonLink>}
      >
        <p>
          {filtered
            ? 'Take a filter back, or search for fewer words.'
            : `${shape.title} appear here as they come.`}
        </p>
      </EmptyState>
    );
  }
  const list = table === 'requests' ? listAsked(search) : '';

  function linkOf(row: TableRow): string | null {
    const address = rowAddresses[table](row);
    return address && address + list;
  }

  return (
    <>
      <DataTable shape={shape} rows={page.data} linkOf={linkOf} dense={dense} RowActions={RowActions} />
      <TablePager page={page} />
    </>
  );
}
