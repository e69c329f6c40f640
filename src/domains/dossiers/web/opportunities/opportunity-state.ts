import {
  atcGroups,
  type OpportunityFilter,
  type OpportunityFilterName,
  opportunityFilterNames,
  opportunityFilters,
  type opportunityMost,
  opportunitySorts,
  usualOpportunities,
} from '../../contract/market-figures/opportunity-lists.ts';

export const opportunitiesPath = '/opportunities';

/** What the page asks for, as its address has it. */
export type OpportunityState = OpportunityFilter & { sort?: (typeof opportunitySorts)[number] };

const amongst = <V extends string>(all: readonly V[], value: string | null): V | undefined =>
  all.find((one) => one === value);

/** Reads an address; what it does not know is as if it were not there. */
export function readOpportunities(address: string): OpportunityState {
  const said = new URLSearchParams(address);
  const asked = opportunityFilterNames.flatMap((name) => {
    const value = amongst<string>(opportunityFilters[name], said.get(name));
    return value === undefined ? [] : [[name, value]];
  });
  const sort = amongst(opportunitySorts, said.get('sort'));
  return { ...usualOpportunities, ...Object.fromEntries(asked), ...(sort && { sort }) };
}

/** The query string that is read so; what is usual stands there, too: an address that was kept means the same for good. */
export function writeOpportunities(state: OpportunityState, after?: string): string {
  return `?${new URLSearchParams({ ...state, ...(after !== undefined && { after }) })}`;
}

type Words = { [Name in OpportunityFilterName]: (value: NonNullable<OpportunityFilter[Name]>) => string };

const words: Words = {
  market: (market) => market,
  months: (months) => `within ${months} months`,
  most: mostWords,
  generics: genericsWords,
  asked: () => 'asked for',
  atc: (atc) => `${atc}: ${atcGroups[atc]}`,
  form: (form) => form,
};

/** 'US within 36 months', 'at most 3 dossiers here', 'asked for', 'C: Cardiovascular system', 'Tablets'. */
export function opportunityWords(state: OpportunityFilter): string[] {
  const [market, months, ...others] = opportunityFilterNames.map((name) => {
    const value = state[name];
    return value === undefined ? '' : (words[name] as (value: string) => string)(value);
  });
  return [`${market} ${months}`, ...others.filter(Boolean)];
}

export function mostWords(most: (typeof opportunityMost)[number]): string {
  if (most === '0') return 'no dossier here';
  return most === '1' ? 'at most 1 dossier here' : `at most ${most} dossiers here`;
}

export function genericsWords(most: (typeof opportunityMost)[number]): string {
  if (most === '0') return 'no holder of generics';
  return most === '1' ? 'at most 1 holder of generics' : `at most ${most} holders of generics`;
}

/** What a kept filter is called unless its owner calls it something else. */
export function nameOfOpportunities(state: OpportunityState): string {
  return `Opportunities: ${opportunityWords(state).join(', ')}`;
}
