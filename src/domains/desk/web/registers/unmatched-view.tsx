import { Link } from 'react-router';
import type { UnmatchedPresentation } from '#domains/dossiers/contract/unmatched.ts';
import { type WindowMarket, windowMarkets } from '#domains/registers/contract/window-markets.ts';
import { marketNames } from '#domains/registers/contract/window-words.ts';
import { capitalise } from '#platform/contract/capitalise.ts';
import { QuietLink } from '#ui/action/buttons.tsx';
import segments from '#ui/action/segments.module.css';
import { Cell, ColumnHead, Row, RowHead, Table } from '#ui/table/table.tsx';
import classes from './registers.module.css';

export const unmatchedPath = '/admin/registers/unmatched';

type UnmatchedViewProps = {
  presentations: readonly UnmatchedPresentation[];
  next: string | null;
  market: WindowMarket | undefined;
  isFirst: boolean;
};

/** Presentations that no register tells of, each with why, and the way to its rows, to pin one (§20.11). */
export function UnmatchedView({ presentations, next, market, isFirst }: UnmatchedViewProps) {
  return (
    <>
      <nav aria-label="Market" className={`${segments.segments} ${classes.markets}`}>
        {[undefined, ...windowMarkets].map((each) => (
          <Link
            key={each ?? 'all'}
            to={addressOf({ market: each })}
            className={segments.segment}
            aria-current={each === market ? 'page' : undefined}
          >
            {each === undefined ? 'Any market' : marketNames[each]}
          </Link>
        ))}
      </nav>
      {presentations.length === 0 ? (
        <p className="secondary">
          {isFirst ? 'None: every listing’s window is read from its rows.' : 'No more of them.'}
        </p>
      ) : (
        <Table
          label="Unmatched presentations"
          dense
          head={
            <>
              {['Presentation', 'Why'].map((label) => (
                <ColumnHead key={label} label={label} />
              ))}
              <ColumnHead label="Listings" numeric />
            </>
          }
        >
          {presentations.map((one) => (
            <UnmatchedRow key={one.id} presentation={one} />
          ))}
        </Table>
      )}
      <p className={`cluster ${classes.pages}`}>
        {!isFirst && <QuietLink to={addressOf({ market })}>First page</QuietLink>}
        {next !== null && <QuietLink to={addressOf({ market, after: next })}>Next page</QuietLink>}
      </p>
    </>
  );
}

function UnmatchedRow({ presentation }: { presentation: UnmatchedPresentation }) {
  const { molecule, salt, dosageForm, routes, strengths, listings, dossier, why } = presentation;
  const about = [salt, dosageForm, routes.join(', '), strengths].filter(
    (part) => part !== '' && part !== '-',
  );
  return (
    <Row>
      <RowHead>
        <Link to={`/admin/dossiers/${dossier}/windows`} prefetch="intent">
          {capitalise(molecule)}
        </Link>
        <span className={`muted ${classes.about}`}>{about.join(' · ')}</span>
      </RowHead>
      <Cell label="Why">
        <ul className="list">
          {why.map(({ market, words, hasRows }) => (
            <li key={market} className={hasRows ? undefined : 'muted'}>
              <strong>{market}</strong> {words}
            </li>
          ))}
        </ul>
      </Cell>
      <Cell label="Listings" numeric>
        {listings.toLocaleString('en-GB')}
      </Cell>
    </Row>
  );
}

function addressOf(asked: { market: WindowMarket | undefined; after?: string }): string {
  const { market, after } = asked;
  const search = new URLSearchParams({ ...(market && { market }), ...(after && { after }) }).toString();
  return search === '' ? unmatchedPath : `${unmatchedPath}?${search}`;
}
