import { useLocation } from 'react-router';
import { useAction } from '#forms/use-action.ts';
import { download } from '#platform/web/call/call.ts';
import { changed } from '#platform/web/tables/table-address.ts';
import type { TableName } from '../../contract/back-office-tables.ts';
import classes from './table-view.module.css';

/** Saves every row that the filters leave as a file. */
export function ExportButtons({ table }: { table: TableName }) {
  return (
    <>
      <ExportButton table={table} format="csv" />
      <ExportButton table={table} format="xlsx" />
    </>
  );
}

function ExportButton({ table, format }: { table: TableName; format: 'csv' | 'xlsx' }) {
  const { search } = useLocation();
  const { run, busy } = useAction(() =>
    download(
      `/api/back-office/tables/${table}/export${changed(search, { format, limit: null })}`,
      `dosebridge-${table}.${format}`,
    ),
  );
  const name = format.toUpperCase();
  return (
    <button
      type="button"
      className={classes.tool}
      onClick={run}
      aria-busy={busy}
      aria-label={`Export as ${name}`}
    >
      {busy ? 'Exporting…' : name}
    </button>
  );
}
