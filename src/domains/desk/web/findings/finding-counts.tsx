import { Link } from 'react-router';
import { lintRules, severityWords } from '#domains/dossiers/contract/lint-rules.ts';
import { Cell, ColumnHead, Row, RowHead, Table } from '#ui/table/table.tsx';
import { tableAddress } from '../../contract/back-office-addresses.ts';
import type { FindingCount } from '../../contract/back-office-overview.ts';
import classes from './finding-counts.module.css';

/** What the rules have against dossiers, by rule: each leads to the dossiers of which it is found. */
export function FindingCounts({ counts }: { counts: readonly FindingCount[] }) {
  if (counts.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby="findings-title">
      <h2 id="findings-title" className={classes.heading}>
        Findings
      </h2>
      <Table
        dense
        label="Findings by rule"
        head={
          <>
            <ColumnHead label="Rule" />
            <ColumnHead label="Severity" />
            <ColumnHead label="Dossiers" numeric />
            <ColumnHead label="Open" numeric />
          </>
        }
      >
        {counts.map(({ rule, severity, count, open }) => (
          <Row key={rule}>
            <RowHead>
              <Link to={tableAddress('findings', { rule })}>{lintRules[rule].title}</Link>
            </RowHead>
            <Cell label="Severity">{severityWords[severity]}</Cell>
            <Cell label="Dossiers" numeric>
              {count.toLocaleString('en-GB')}
            </Cell>
            <Cell label="Open" numeric empty={severity !== 'ask'}>
              {severity === 'ask' && (
                <Link to={tableAddress('findings', { rule, open: 'yes' })}>
                  {open.toLocaleString('en-GB')}
                  <span className="visually-hidden"> open: {lintRules[rule].title}</span>
                </Link>
              )}
            </Cell>
          </Row>
        ))}
      </Table>
    </section>
  );
}
