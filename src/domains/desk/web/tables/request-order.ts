import { tableQuery } from '#platform/web/tables/table-address.ts';

/** The table's question, whatever page of it, by which a request knows its neighbours (§10.18); '' for all in their usual order. */
export function listAsked(search: string): string {
  const { after: _, before: __, limit: ___, ...asked } = tableQuery(search);
  const said = Object.entries(asked).filter(([, value]) => value !== '');
  if (said.length === 0) return '';
  return `?${new URLSearchParams({ scope: 'all', desk: String(new URLSearchParams(said)) })}`;
}
