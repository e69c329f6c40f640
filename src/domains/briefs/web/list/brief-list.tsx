import { useState } from 'react';
import { Link } from 'react-router';
import { useAction } from '#forms/use-action.ts';
import { call } from '#platform/web/call/call.ts';
import { QuietButton } from '#ui/action/buttons.tsx';
import { dayOf } from '#ui/dates.ts';
import { Notice } from '#ui/mark/notice.tsx';
import { Cell, ColumnHead, Row, RowHead, Table } from '#ui/table/table.tsx';
import type { BriefSummary } from '../../contract/briefs.ts';
import classes from './brief-list.module.css';

type BriefListProps = { first: { data: BriefSummary[]; more: boolean } };

/** Briefs, the latest first, each with how far it is. */
export function BriefList({ first }: BriefListProps) {
  const [{ data, more }, setShown] = useState(first);
  const { run, busy, failure } = useAction(async () => {
    const before = data.at(-1)?.id;
    const next = await call('GET /api/briefs', { query: { ...(before !== undefined && { before }) } });
    setShown({ data: [...data, ...next.data], more: next.more });
  });
  const labels = ['Brief', 'Written by', 'Asked', 'Your turn', 'Offers', 'Ended', 'Written'];
  return (
    <>
      <Table
        label="Briefs"
        head={labels.map((label, place) => (
          <ColumnHead key={label} label={label} numeric={place > 1 && place < 6} />
        ))}
      >
        {data.map((brief) => (
          <Row key={brief.id}>
            <RowHead>
              <Link to={`/briefs/${brief.id}`} prefetch="intent">
                {brief.title}
              </Link>
              {brief.awarded !== null && (
                <span className={`badge-small tinted ${classes.awarded}`}>Awarded</span>
              )}
            </RowHead>
            <Cell label="Written by" card="plain">
              {brief.by ?? 'You'}
            </Cell>
            <Cell label="Asked" numeric>
              {brief.requests}
            </Cell>
            <Cell label="Your turn" numeric empty={brief.yourTurn === 0}>
              {brief.yourTurn}
            </Cell>
            <Cell label="Offers" numeric empty={brief.offers === 0}>
              {brief.offers}
            </Cell>
            <Cell label="Ended" numeric empty={brief.ended === 0}>
              {brief.ended}
            </Cell>
            <Cell label="Written" card="plain">
              <time dateTime={brief.createdAt}>{dayOf(brief.createdAt)}</time>
            </Cell>
          </Row>
        ))}
      </Table>
      {failure && <Notice kind="error">{failure}</Notice>}
      {more && (
        <p className={classes.more}>
          <QuietButton disabled={busy} aria-busy={busy} onClick={run}>
            {busy ? 'Loading' : 'Show more'}
          </QuietButton>
        </p>
      )}
    </>
  );
}
