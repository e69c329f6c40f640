import type { ReactNode } from 'react';
import { fewestCompanies } from '#domains/catalogue/contract/few-companies.ts';
import type { Answer } from '#platform/contract/calls.ts';
import { QuietLink } from '#ui/action/buttons.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { ExportOpportunities } from './export-opportunities.tsx';
import classes from './opportunities.module.css';
import { OpportunityFilters } from './opportunity-filters.tsx';
import { type OpportunityState, opportunitiesPath, writeOpportunities } from './opportunity-state.ts';
import { OpportunityTable } from './opportunity-table.tsx';
import { UnknownLink, unknownWords } from './opportunity-unknown.tsx';

type OpportunitiesViewProps = {
  found: Answer<'GET /api/opportunities'>;
  state: OpportunityState;
  isFirst: boolean;
  /** What keeps the filter. */
  aside: ReactNode;
};

/** The filter, what it finds, and what can be done with all of it (§22.5). */
export function OpportunitiesView({ found, state, isFirst, aside }: OpportunitiesViewProps) {
  const { data, total, unknown, worked, next } = found;
  return (
    <>
      <OpportunityFilters state={state} />
      <div className={classes.above}>
        <strong role="status" className={classes.count}>
          {total === 1 ? '1 opportunity' : `${total.toLocaleString('en-GB')} opportunities`}
        </strong>
        {aside}
        {total > 0 && <ExportOpportunities state={state} />}
      </div>
      {data.length === 0 ? (
        <Nothing worked={worked} unknown={unknown} state={state} />
      ) : (
        <>
          <OpportunityTable opportunities={data} />
          <p className={`muted ${classes.note}`}>
            Figures of fewer than {fewestCompanies} companies are not told. They are of the twelve whole
            months before this one.
          </p>
        </>
      )}
      {data.length > 0 && unknown > 0 && (
        <p className={`muted ${classes.note}`}>
          {unknownWords(unknown, state)} <UnknownLink state={state} />
        </p>
      )}
      <p className={`cluster ${classes.pages}`}>
        {!isFirst && <QuietLink to={writeOpportunities(state)}>First page</QuietLink>}
        {next !== null && <QuietLink to={writeOpportunities(state, next)}>Next page</QuietLink>}
      </p>
    </>
  );
}

function Nothing({
  worked,
  unknown,
  state,
}: {
  worked: string | null;
  unknown: number;
  state: OpportunityState;
}) {
  if (worked === null) {
    return (
      <EmptyState title="The opportunities are being worked out">
        <p>They are read from the registers once a day. Come back in some minutes.</p>
      </EmptyState>
    );
  }
  // Not to be known is not to be otherwise.
  if (unknown > 0) {
    return (
      <EmptyState title="None is known to lose its protection so" action={<UnknownLink state={state} />}>
        <p>{unknownWords(unknown, state)}</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="Nothing loses its protection so"
      action={<QuietLink to={opportunitiesPath}>All within 36 months</QuietLink>}
    >
      <p>Ask for more months, for more dossiers here, or for any ATC group and form.</p>
    </EmptyState>
  );
}
