import { setImmediate as turn } from 'node:timers/promises';
import type { LaunchWindow } from '#domains/registers/contract/launch-windows.ts';
import type { RowLookup } from '#domains/registers/server/lookup/row-lookup.ts';
import { launchWindows } from '#domains/registers/server/windows/rules.ts';
import { type LaunchFacts, toWindowFacts } from './facts.ts';

/**
 * The windows of each of these facts on a day: the registers are asked once for what holds the same substances. Others
 * have their turn after each.
 */
export async function workOut(
  lookUp: RowLookup,
  all: readonly LaunchFacts[],
  today: string,
): Promise<Map<LaunchFacts, LaunchWindow[]>> {
  const worked = new Map<LaunchFacts, LaunchWindow[]>();
  for (const some of Map.groupBy(all, ({ inn }) => inn).values()) {
    const facts = some.map((one) => ({ one, given: toWindowFacts(one, today) }));
    const index = await lookUp(facts[0]?.given.presentation.substances ?? []);
    for (const { one, given } of facts) {
      worked.set(one, launchWindows(index, given));
      await turn();
    }
  }
  return worked;
}
