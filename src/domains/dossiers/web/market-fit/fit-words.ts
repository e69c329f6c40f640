import { inMonth } from '#domains/registers/contract/days.ts';
import type { Standing } from '#ui/mark/standing-badge.tsx';
import { rulesInWords } from '../../contract/market-fit/asked-markets.ts';
import type { MarketFit } from '../../contract/market-fit/market-fit-calls.ts';

type Verdict = MarketFit['verdict'];

type VerdictWords = { standing: Standing; word: string; icon?: string };

/** A gap is none of somebody's turn: two ends that do not meet, in place of the hourglass. */
export const verdictWords: Readonly<Record<Verdict, VerdictWords>> = {
  fit: { standing: 'done', word: 'Fits' },
  gap: { standing: 'waiting', word: 'Gap', icon: 'M2.5 10H7M13 10h4.5M7 5.5v9M13 5.5v9' },
  unknown: { standing: 'ended', word: 'Unknown' },
};

export function offeredWords(offered: boolean | null): string {
  if (offered === null) return 'Not said';
  return offered ? 'On offer' : 'Not on offer';
}

const stages: Readonly<Record<string, string>> = {
  ...{ approved: 'Approved', tentative: 'Tentatively approved', filed: 'Filed', ready: 'Ready to file' },
  ...{ discontinued: 'Discontinued', ended: 'Refused or withdrawn', unread: 'Named, not said how far' },
};

export function statusWords(status: MarketFit['status']): string {
  if (status === null) return '-';
  if (status.states !== undefined) return recognitionWords(status.states, status.month);
  const words = stages[status.stage] ?? status.stage;
  return status.month === undefined ? words : `${words}, ${inMonth(`${status.month}-01`)}`;
}

/** 'Mutual recognition from Malta, Spain, usually until May 2027'. */
function recognitionWords(states: readonly string[], month: string | undefined): string {
  const from =
    states.length > 3 ? `${states.slice(0, 2).join(', ')} and ${states.length - 2} more` : states.join(', ');
  const until = month === undefined ? '' : `, usually until ${inMonth(`${month}-01`)}`;
  return `Not yet: mutual recognition from ${from}${until}`;
}

/** '2 fit, 1 gap, 2 unknown': what there is none of is not told. */
export function countWords(markets: readonly Pick<MarketFit, 'verdict'>[]): string {
  const words = { fit: ['fits', 'fit'], gap: ['gap', 'gaps'], unknown: ['unknown', 'unknown'] } as const;
  return (['fit', 'gap', 'unknown'] as const)
    .flatMap((verdict) => {
      const count = markets.filter((one) => one.verdict === verdict).length;
      return count === 0 ? [] : [`${count} ${words[verdict][count === 1 ? 0 : 1]}`];
    })
    .join(', ');
}

/** What a screen reader, and a tip, says of a country of the map. */
export function countryWords({ market, verdict, offered, rules }: MarketFit): string {
  const gaps = rules.filter(({ outcome, decides }) => decides && outcome === 'gap');
  const of = gaps.length > 0 ? ` in ${rulesInWords(gaps.map(({ rule }) => rule))}` : '';
  return `${market}: ${verdictWords[verdict].word.toLowerCase()}${of}, ${offeredWords(offered).toLowerCase()}`;
}
