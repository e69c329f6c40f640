import { Fragment } from 'react';
import { useNavigate } from 'react-router';
import { fewestCompanies } from '#domains/catalogue/contract/few-companies.ts';
import { capitalise } from '#platform/contract/capitalise.ts';
import { LabelledSelect } from '#ui/field/labelled-select.tsx';
import {
  atcGroups,
  type OpportunityFilter,
  type OpportunityFilterName,
  opportunityFilterNames,
  opportunityFilters,
} from '../../contract/market-figures/opportunity-lists.ts';
import classes from './opportunities.module.css';
import { genericsWords, mostWords, type OpportunityState, writeOpportunities } from './opportunity-state.ts';

const any = '';

type Offered<Name extends OpportunityFilterName> = {
  label: string;
  /** What stands there while nothing is asked; absent where something always is. */
  none?: string;
  option: (value: NonNullable<OpportunityFilter[Name]>) => string;
};

/** Each filter as it is offered. */
const offered: { [Name in OpportunityFilterName]: Offered<Name> } = {
  market: { label: 'Market', option: (value) => value },
  months: { label: 'Within', option: (value) => `${value} months` },
  most: { label: 'Dossiers here', none: 'Any number', option: (value) => capitalise(mostWords(value)) },
  generics: {
    label: 'Generics (US)',
    none: 'Any number',
    option: (value) => capitalise(genericsWords(value)),
  },
  asked: {
    label: 'Asked for',
    none: 'Asked or not',
    option: () => `By ${fewestCompanies} companies or more`,
  },
  atc: { label: 'ATC group', none: 'Any', option: (value) => `${value}: ${atcGroups[value]}` },
  form: { label: 'Form', none: 'Any', option: (value) => value },
};

function optionsOf(name: OpportunityFilterName) {
  const { none, option } = offered[name] as { none?: string; option: (value: string) => string };
  const values = opportunityFilters[name].map((value) => ({ value, label: option(value) }));
  return none === undefined ? values : [{ value: any, label: none }, ...values];
}

const sorts = [
  { value: 'day', label: 'Next end first' },
  { value: 'demand', label: 'Most wanted first' },
];

/** What is asked for; each change opens the first page of what it finds, and Back takes it back. */
export function OpportunityFilters({ state }: { state: OpportunityState }) {
  const navigate = useNavigate();
  const choose = (name: keyof OpportunityState) => (value: string) => {
    const { [name]: _, ...others } = state;
    const next = { ...others, ...(value !== any && { [name]: value }) } as OpportunityState;
    void navigate(writeOpportunities(next), { preventScrollReset: true });
  };
  const select = (
    name: keyof OpportunityState,
    label: string,
    options: readonly { value: string; label: string }[],
  ) => (
    <LabelledSelect
      label={label}
      value={state[name] ?? options[0]?.value ?? any}
      options={options}
      onChange={choose(name)}
    />
  );
  return (
    <search className={classes.filters} aria-label="Opportunities">
      {opportunityFilterNames.map((name) => (
        <Fragment key={name}>{select(name, offered[name].label, optionsOf(name))}</Fragment>
      ))}
      {select('sort', 'Order', sorts)}
    </search>
  );
}
