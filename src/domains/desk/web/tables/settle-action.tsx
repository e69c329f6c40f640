import type { TableRow } from '#platform/contract/tables/page.ts';
import { call } from '#platform/web/call/call.ts';
import { RowAction } from './row-action.tsx';

/** Marks a message as dealt with, or takes it back. */
export function SettleMessage({ row }: { row: TableRow }) {
  const done = row.cells.done === true;
  return (
    <RowAction
      label={done ? 'Open again' : 'Mark as done'}
      of={`message of ${row.cells.name}`}
      act={() =>
        call('POST /api/back-office/messages/:message/done', {
          params: { message: String(row.id) },
          body: { done: !done },
        })
      }
    />
  );
}

/** The same for a problem report. */
export function SettleProblem({ row }: { row: TableRow }) {
  const done = row.cells.done === true;
  return (
    <RowAction
      label={done ? 'Open again' : 'Mark as done'}
      of={`report of ${row.cells.person}`}
      act={() =>
        call('POST /api/back-office/problems/:problem/done', {
          params: { problem: String(row.id) },
          body: { done: !done },
        })
      }
    />
  );
}

/** Only what failed can be sent again: everything else has left or is on its way. */
export function ResendMail({ row }: { row: TableRow }) {
  if (row.cells.state !== 'failed') return null;
  return (
    <RowAction
      label="Send again"
      of={`mail to ${row.cells.recipient}`}
      act={() => call('POST /api/back-office/mails/:mail/resending', { params: { mail: String(row.id) } })}
    />
  );
}
