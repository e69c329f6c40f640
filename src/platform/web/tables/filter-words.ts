import { dayOf } from '#ui/dates.ts';
import type { TableColumn } from '../../contract/tables/columns.ts';

/** What a filter says, as a pill shows it. */
export function filterWords(column: TableColumn, value: string): string {
  if (column.filter === 'choice') {
    const chosen = value.split(',').map((choice) => column.choices?.[choice] ?? choice);
    return chosen.length > 2 ? `${chosen.length} chosen` : chosen.join(', ');
  }
  if (column.filter === 'flag') return value === 'yes' ? 'Yes' : 'No';
  if (column.filter !== 'range') return value;
  const [from = '', to = ''] = value.split('..').map((end) => endWords(column, end));
  if (from === '') return `up to ${to}`;
  if (to === '') return `from ${from}`;
  return from === to ? from : `${from} – ${to}`;
}

function endWords({ type }: TableColumn, end: string): string {
  if (end === '' || type === 'number') return end;
  const day = new Date(`${end}T12:00:00`);
  return Number.isNaN(day.getTime()) ? end : dayOf(day.toISOString());
}
