import { Link } from 'react-router';
import { momentOf } from '#ui/dates.ts';
import { Cell, ColumnHead, Row, RowHead, Table } from '#ui/table/table.tsx';
import type { OwnSheet } from '../../contract/own-sheets/own-sheets.ts';
import classes from './sheet-view.module.css';
import { countsInWords, stateWords } from './sheet-words.ts';

/** Sheets of one's companies, the latest first. */
export function SheetList({ sheets }: { sheets: readonly OwnSheet[] }) {
  if (sheets.length === 0) return <p>No sheet has been sent in yet.</p>;
  return (
    <Table
      label="Sheets, the latest first"
      head={['Sheet', 'State', 'Listings', 'By', 'Sent'].map((label) => (
        <ColumnHead key={label} label={label} />
      ))}
    >
      {sheets.map((each) => (
        <Row key={each.id}>
          <RowHead>
            <Link to={`/listings/import/${each.id}`} className={classes.open}>
              {each.fileName}
            </Link>
          </RowHead>
          <Cell label="State" card="plain">
            {stateWords[each.state]}
          </Cell>
          <Cell label="Listings">{countsInWords(each)}</Cell>
          <Cell label="By">{each.by}</Cell>
          <Cell label="Sent">
            <time dateTime={each.createdAt}>{momentOf(each.createdAt)}</time>
          </Cell>
        </Row>
      ))}
    </Table>
  );
}
