import { useNavigate } from 'react-router';
import { windowMarkets } from '#domains/registers/contract/window-markets.ts';
import { capitalise } from '#platform/contract/capitalise.ts';
import { LabelledSelect } from '#ui/field/labelled-select.tsx';
import { dosageForms } from '../../contract/dossier-lists.ts';
import {
  atcGroups,
  atcLetters,
  opportunityMonths,
  opportunityMost,
} from '../../contract/market-figures/opportunity-lists.ts';
import classes from './opportunities.module.css';
import { mostWords, type OpportunityState, writeOpportunities } from './opportunity-state.ts';

const any = '';
const markets = windowMarkets.map((value) => ({ value, label: value }));
const months = opportunityMonths.map((value) => ({ value, label: `${value} months` }));
const most = [
  { value: any, label: 'Any number' },
  ...opportunityMost.map((value) => ({ value, label: capitalise(mostWords(value)) })),
];
const asked = [
  { value: any, label: 'Or not' },
  { value: 'yes', label: 'By 5 companies or more' },
];
const groups = [
  { value: any, label: 'Any' },
  ...atcLetters.map((value) => ({ value, label: `${value}: ${atcGroups[value]}` })),
];
const forms = [{ value: any, label: 'Any' }, ...dosageForms.map((value) => ({ value, label: value }))];
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
      {select('market', 'Market', markets)}
      {select('months', 'Within', months)}
      {select('most', 'Dossiers here', most)}
      {select('asked', 'Asked for', asked)}
      {select('atc', 'ATC group', groups)}
      {select('form', 'Form', forms)}
      {select('sort', 'Order', sorts)}
    </search>
  );
}
