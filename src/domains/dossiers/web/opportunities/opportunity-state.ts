import { type WindowMarket, windowMarkets } from '#domains/registers/contract/window-markets.ts';
import { dosageForms } from '../../contract/dossier-lists.ts';
import {
  type AtcGroup,
  atcGroups,
  atcLetters,
  opportunityMonths,
  opportunityMost,
  opportunitySorts,
} from '../../contract/market-figures/opportunity-lists.ts';

export const opportunitiesPath = '/opportunities';

type Chosen = {
  market: WindowMarket;
  months: (typeof opportunityMonths)[number];
  most?: (typeof opportunityMost)[number];
  asked?: 'yes';
  atc?: AtcGroup;
  form?: (typeof dosageForms)[number];
};
/** What the page asks for, as its address has it. */
export type OpportunityState = Chosen & { sort?: (typeof opportunitySorts)[number] };

const amongst = <V extends string>(all: readonly V[], value: string | null): V | undefined =>
  all.find((one) => one === value);

/** Reads an address; what it does not know is as if it were not there. */
export function readOpportunities(address: string): OpportunityState {
  const said = new URLSearchParams(address);
  const [most, asked] = [amongst(opportunityMost, said.get('most')), amongst(['yes'], said.get('asked'))];
  const [atc, form] = [amongst(atcLetters, said.get('atc')), amongst(dosageForms, said.get('form'))];
  const sort = amongst(opportunitySorts, said.get('sort'));
  return {
    market: amongst(windowMarkets, said.get('market')) ?? 'US',
    months: amongst(opportunityMonths, said.get('months')) ?? '36',
    ...(most && { most }),
    ...(asked && { asked: 'yes' as const }),
    ...(atc && { atc }),
    ...(form && { form }),
    ...(sort && { sort }),
  };
}

/** The query string that is read so; what is usual stands there, too: an address that was kept means the same for good. */
export function writeOpportunities(state: OpportunityState, after?: string): string {
  return `?${new URLSearchParams({ ...state, ...(after !== undefined && { after }) })}`;
}

/** 'US within 36 months', 'at most 3 dossiers here', 'asked for', 'C: Cardiovascular system', 'Tablets'. */
export function opportunityWords({ market, months, most, asked, atc, form }: OpportunityState): string[] {
  return [
    `${market} within ${months} months`,
    ...(most === undefined ? [] : [mostWords(most)]),
    ...(asked ? ['asked for'] : []),
    ...(atc ? [`${atc}: ${atcGroups[atc]}`] : []),
    ...(form ? [form] : []),
  ];
}

export function mostWords(most: (typeof opportunityMost)[number]): string {
  if (most === '0') return 'no dossier here';
  return most === '1' ? 'at most 1 dossier here' : `at most ${most} dossiers here`;
}

/** What a kept filter is called unless its owner calls it something else. */
export function nameOfOpportunities(state: OpportunityState): string {
  return `Opportunities: ${opportunityWords(state).join(', ')}`;
}
