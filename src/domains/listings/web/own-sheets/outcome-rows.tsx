import { useState } from 'react';
import { Link } from 'react-router';
import { dossierFields } from '#domains/dossiers/contract/dossier-fields.ts';
import { useAction } from '#forms/use-action.ts';
import { call } from '#platform/web/call/call.ts';
import { QuietButton } from '#ui/action/buttons.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import { Fold } from '#ui/page/fold.tsx';
import { Cell, ColumnHead, Row, RowHead, Table } from '#ui/table/table.tsx';
import { useFirstNew } from '#ui/use-first-new.ts';
import { listingWords } from '../../contract/listing-fields.ts';
import { writtenValue } from '../../contract/listing-words.ts';
import type { RowOutcome } from '../../contract/own-sheets/outcomes.ts';
import type { OwnSheetRow } from '../../contract/own-sheets/own-sheets.ts';
import changes from '../editor/changes-table.module.css';
import { figures } from '../imports/import-words.ts';
import classes from './sheet-view.module.css';
import { outcomeWords } from './sheet-words.ts';

const labels = new Map(dossierFields.map(({ name, label }) => [name, label]));
/** Of what is the same there is nothing to tell. */
const whatIsTold = { new: 'What it says', change: 'What differs', same: null, back: 'Why' } as const;
const writtenAs = { '': '', draft: 'Drafted', saved: 'Saved', proposed: 'Waits for the desk' } as const;

type OutcomeRowsProps = { id: string; outcome: RowOutcome; total: number };

/** What becomes of rows of one kind: asked for when it is opened, and on demand page by page. */
export function OutcomeRows({ id, outcome, total }: OutcomeRowsProps) {
  const [shown, setShown] = useState<OwnSheetRow[] | null>(null);
  const [next, setNext] = useState<string>('');
  const load = useAction(async () => {
    const page = await call('GET /api/own-sheets/:id/rows', {
      params: { id },
      query: { outcome, after: next },
    });
    setShown([...(shown ?? []), ...page.data]);
    setNext(page.next ?? '');
  });
  const rows = useFirstNew<HTMLDivElement>('tbody tr', shown !== null && next === '');
  if (total === 0) return null;
  return (
    <Fold
      summary={
        <h3 className={classes.title}>
          {outcomeWords[outcome]}: {figures.format(total)}
        </h3>
      }
    >
      <div ref={rows} className="stack-tight">
        {shown !== null && <RowTable outcome={outcome} rows={shown} />}
        {load.failure && <Notice kind="error">{load.failure}</Notice>}
        {(shown === null || next !== '') && (
          <div>
            <QuietButton aria-busy={load.busy} onClick={load.run}>
              {shown === null ? `Show ${outcome === 'back' ? 'why' : 'them'}` : 'Show more'}
            </QuietButton>
          </div>
        )}
      </div>
    </Fold>
  );
}

function RowTable({ outcome, rows }: { outcome: RowOutcome; rows: readonly OwnSheetRow[] }) {
  const what = whatIsTold[outcome];
  return (
    <Table
      label={`${outcomeWords[outcome]}: ${listingWords.dossier.many}`}
      head={['Listing', 'Rows', what].map((label) => label && <ColumnHead key={label} label={label} />)}
    >
      {rows.map((row) => (
        <Row key={row.id}>
          <RowHead>
            {row.listing && (
              <Link to={`/listings/dossier/${row.listing.id}`} className={classes.open}>
                {row.listing.code}
              </Link>
            )}{' '}
            {row.title || 'Without a title'}
            {row.written !== '' && <span className="note"> {writtenAs[row.written]}</span>}
          </RowHead>
          <Cell label="Rows">{row.rows.join(', ')}</Cell>
          {what && (
            <Cell
              label={what}
              card="line"
              empty={row.faults.length + row.fields.length + row.findings.length === 0}
            >
              <Told outcome={outcome} row={row} />
            </Cell>
          )}
        </Row>
      ))}
    </Table>
  );
}

/** Why it comes back; or what it says, or changes, and what the rules ask of that. */
function Told({ outcome, row }: { outcome: RowOutcome; row: OwnSheetRow }) {
  return (
    <ul className="list stack-tight">
      {row.faults.map((fault) => (
        <li key={`${fault.row} ${fault.column} ${fault.message}`}>
          {fault.column === '' ? '' : `${fault.column}: `}
          {fault.message}
        </li>
      ))}
      {outcome !== 'back' &&
        row.fields.map(({ field, before, after }) => (
          <li key={field}>
            <span className="muted">{labels.get(field) ?? field}</span>{' '}
            {outcome === 'change' ? (
              <>
                <del className={changes.before}>{writtenValue(before)}</del>{' '}
                <ins className={changes.after}>{writtenValue(after)}</ins>
              </>
            ) : (
              writtenValue(after)
            )}
          </li>
        ))}
      {outcome !== 'back' &&
        row.findings.map(({ message }) => (
          <li key={message} className="note">
            The rules ask: {message}
          </li>
        ))}
    </ul>
  );
}
