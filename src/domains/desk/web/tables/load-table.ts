import type { TablePage } from '#platform/contract/tables/page.ts';
import { CallError, call } from '#platform/web/call/call.ts';
import { tableQuery } from '#platform/web/tables/table-address.ts';
import type { TableName } from '../../contract/back-office-tables.ts';

/** A page of a table; or why there is none. */
export type LoadedTable = { page: TablePage; failure: null } | { page: null; failure: string };

/** Loads what the address asks for. */
export async function loadTable(table: TableName, request: Request): Promise<LoadedTable> {
  try {
    const page = await call('GET /api/back-office/tables/:table', {
      params: { table },
      query: tableQuery(new URL(request.url).search),
      signal: request.signal,
    });
    return { page, failure: null };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return { page: null, failure: error.message };
  }
}
