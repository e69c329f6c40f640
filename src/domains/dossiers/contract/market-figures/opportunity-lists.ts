import { windowMarkets } from '#domains/registers/contract/window-markets.ts';
import { dosageForms } from '../dossier-lists.ts';

// No schema: pages read it too.

/** The WHO's anatomical main groups, by the first letter of the ATC code. */
export const atcGroups = {
  A: 'Alimentary tract and metabolism',
  B: 'Blood and blood forming organs',
  C: 'Cardiovascular system',
  D: 'Dermatologicals',
  G: 'Genito-urinary system and sex hormones',
  H: 'Systemic hormones',
  J: 'Anti-infectives for systemic use',
  L: 'Antineoplastic and immunomodulating agents',
  M: 'Musculo-skeletal system',
  N: 'Nervous system',
  P: 'Antiparasitic products',
  R: 'Respiratory system',
  S: 'Sensory organs',
  V: 'Various',
} as const;
export type AtcGroup = keyof typeof atcGroups;
export const atcLetters = Object.keys(atcGroups) as AtcGroup[];

/** Within how many months from today the last hard end lies. */
export const opportunityMonths = ['12', '24', '36', '60'] as const;
/** With how many dossiers here, or holders of generics, at most. */
export const opportunityMost = ['0', '1', '3', '5'] as const;
export const opportunitySorts = ['day', 'demand'] as const;

export const opportunitiesOfPage = 50;

/**
 * Every filter of the opportunities with what it takes: what a call asks, an address says, words name, a page offers and SQL
 * wants of a row has an entry for each, or does not compile.
 */
export const opportunityFilters = {
  market: windowMarkets,
  months: opportunityMonths,
  most: opportunityMost,
  generics: opportunityMost,
  asked: ['yes'],
  atc: atcLetters,
  form: dosageForms,
} as const;
export type OpportunityFilterName = keyof typeof opportunityFilters;
export const opportunityFilterNames = Object.keys(opportunityFilters) as OpportunityFilterName[];

type Values = { [Name in OpportunityFilterName]: (typeof opportunityFilters)[Name][number] };
/** These are always asked; as what, where nobody says. */
export const usualOpportunities = { market: 'US', months: '36' } as const satisfies Partial<Values>;
type Always = keyof typeof usualOpportunities;
export type OpportunityFilter = Pick<Values, Always> & Partial<Omit<Values, Always>>;
