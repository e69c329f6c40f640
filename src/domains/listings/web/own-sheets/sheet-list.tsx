import { Link } from 'react-router';
import { momentOf } from '#ui/dates.ts';
import { type Standing, StandingBadge } from '#ui/mark/standing-badge.tsx';
import { Cell, ColumnHead, Row, RowHead, Table } from '#ui/table/table.tsx';
import type { OwnSheet } from '../../contract/own-sheets/own-sheets.ts';
import classes from './sheet-view.module.css';
import { countsInWords, stateWords } from './sheet-words.ts';

const standings: Record<OwnSheet['state'], Standing> = {
  ...{ reading: 'moving', asking: 'waiting', ready: 'waiting' },
  ...{ writing: 'waiting', done: 'done', failed: 'ended' },
};

/** What becomes of its rows is known once its questions are answered. */
function isCounted(state: OwnSheet['state']): boolean {
  return state !== 'reading' && state !== 'failed' && state !== 'asking';
}

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
          <Cell label="State" card="line">
            <StandingBadge standing={standings[each.state]} word={stateWords[each.state]} />
          </Cell>
          <Cell label="Listings" empty={!isCounted(each.state)}>
            {isCounted(each.state) && countsInWords(each)}
          </Cell>
          <Cell label="By">{each.by}</Cell>
          <Cell label="Sent">
            <time dateTime={each.createdAt}>{momentOf(each.createdAt)}</time>
          </Cell>
        </Row>
      ))}
    </Table>
  );
}
