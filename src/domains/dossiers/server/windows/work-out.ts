import { setImmediate as turn } from 'node:timers/promises';
import type { LaunchWindow } from '#domains/registers/contract/launch-windows.ts';
import type { ReviewMonths } from '#domains/registers/contract/review-months.ts';
import type { RowLookup } from '#domains/registers/server/lookup/row-lookup.ts';
import { askRegisters, windowsOf } from '#domains/registers/server/windows/rules.ts';
import { askedKeyOf, type LaunchFacts, toAsked, toOwn } from './facts.ts';
import { substancesOf } from './presentation-of.ts';

/**
 * The windows of each of these facts on a day: rows are looked up once for what holds the same substances, and the rules
 * asked once for dossiers of which only how far they are, or what was settled, is another. Others have their turn after
 * each.
 */
export async function workOut(
  lookUp: RowLookup,
  all: readonly LaunchFacts[],
  { today, review }: { today: string; review: ReviewMonths },
): Promise<Map<LaunchFacts, LaunchWindow[]>> {
  const worked = new Map<LaunchFacts, LaunchWindow[]>();
  for (const [inn, some] of Map.groupBy(all, (one) => one.inn)) {
    const index = await lookUp(substancesOf(inn));
    for (const same of Map.groupBy(some, askedKeyOf).values()) {
      const found = askRegisters(index, toAsked(same[0] as LaunchFacts, today));
      for (const one of same) worked.set(one, windowsOf(found, { ...toOwn(one, today), review }));
      await turn();
    }
  }
  return worked;
}
