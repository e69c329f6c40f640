import { QuietLink } from '#ui/action/buttons.tsx';
import { type OpportunityState, writeOpportunities } from './opportunity-state.ts';

/** '212 more whose class is not known: …': what nobody knows to be so is not said to be otherwise (§22.5). */
export function unknownWords(unknown: number, { atc, form }: Pick<OpportunityState, 'atc' | 'form'>): string {
  const what = [...(atc ? ['class'] : []), ...(form ? ['form as dossiers have it'] : [])].join(' or ');
  const more = unknown === 1 ? '1 more' : `${unknown.toLocaleString('en-GB')} more`;
  return `${more} whose ${what} is not known: of what nobody lists here, a register tells no class in the US and no such form.`;
}

/** The same without what is not known. */
export function UnknownLink({ state }: { state: OpportunityState }) {
  const { atc: _, form: _form, ...others } = state;
  return <QuietLink to={writeOpportunities(others)}>Show all of them</QuietLink>;
}
