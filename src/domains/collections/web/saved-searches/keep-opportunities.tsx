import {
  nameOfOpportunities,
  type OpportunityState,
  writeOpportunities,
} from '#domains/dossiers/web/opportunities/opportunity-state.ts';
import { KeepSearch } from './keep-search.tsx';
import { newOpportunities } from './new-search.ts';

/** 'Save this search' above the opportunities (§22.6). */
export function KeepOpportunities({ state }: { state: OpportunityState }) {
  const { sort: _, ...filter } = state;
  return (
    <KeepSearch
      address={writeOpportunities(filter)}
      proposedName={nameOfOpportunities(state)}
      toSearch={(named) => newOpportunities(state, named)}
    />
  );
}
