import { earliest } from '#domains/registers/contract/days.ts';
import type { Pin, Presentation } from '#domains/registers/contract/presentations.ts';
import type { OrangeProduct } from '#domains/registers/contract/register-rows.ts';
import { isNew, matchOrangeBook } from '#domains/registers/server/matching/rules.ts';
import type { RowIndex } from '#domains/registers/server/row-index/rules.ts';
import { copiesOf, holdersOfCopies } from '#domains/registers/server/windows/copies/rules.ts';
import {
  mostCopies,
  type RegisteredApplication,
  type RegisterMarket,
} from '../../contract/market-figures/market-calls.ts';

/** Reference and copies by the Orange Book's public rows, those that the windows are read from (§20.2); null without any. */
export function registerMarketOf(
  index: RowIndex,
  presentation: Presentation,
  pins: readonly Pin[],
): RegisterMarket | null {
  const match = matchOrangeBook(index, presentation, pins);
  if (!match.found) return null;
  const copies = applicationsOf(copiesOf(match.rows));
  const years = Map.groupBy(copies, ({ approvedOn }) => yearOf(approvedOn));
  return {
    asOf: index.editions.products,
    references: applicationsOf(match.rows.filter(isNew)),
    copies: copies.slice(0, mostCopies),
    count: copies.length,
    holders: holdersOfCopies(match.rows),
    byYear: [...years]
      .map(([year, some]) => ({ year, count: some.length }))
      .sort((one, other) => (one.year ?? 0) - (other.year ?? 0)),
  };
}

function yearOf(day: string | null): number | null {
  return day === null ? null : Number(day.slice(0, 4));
}

/** Each application once, the first approved first; as what it is sold, each way once. */
function applicationsOf(rows: readonly OrangeProduct[]): RegisteredApplication[] {
  const applications = Map.groupBy(rows, ({ applicationType, application }) => applicationType + application);
  const all = [...applications].flatMap(([number, some]) => {
    const [first] = some;
    if (first === undefined) return [];
    const days = some.map(({ approvedOn }) => approvedOn ?? '');
    const ways = some.flatMap(({ marketing }) => (marketing === 'DISCN' ? [] : [marketing]));
    return {
      ...{ number, name: first.tradeName, holder: first.applicant },
      approvedOn: earliest(days) || null,
      sold: [...new Set(ways)].sort().reverse(),
    };
  });
  return all.sort((one, other) => ((one.approvedOn ?? '') < (other.approvedOn ?? '') ? -1 : 1));
}
