import {
  nameOfOpportunities,
  type OpportunityState,
  writeOpportunities,
} from '#domains/dossiers/web/opportunities/opportunity-state.ts';
import { KeepSearch } from './keep-search.tsx';

/** 'Save this search' above the opportunities (§22.6). */
export function KeepOpportunities({ state }: { state: OpportunityState }) {
  const { sort: _, ...filter } = state;
  return (
    <KeepSearch
      address={writeOpportunities(filter)}
      proposedName={nameOfOpportunities(state)}
      toSearch={async (named) => (await import('./new-search.ts')).newOpportunities(state, named)}
    />
  );
}
