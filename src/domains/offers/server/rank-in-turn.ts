import { setImmediate as turn } from 'node:timers/promises';
import type { Plan } from '../contract/plan.ts';
import type { Ranking } from '../contract/ranking.ts';
import { type Fault, rank } from './model/rank.ts';
import type { Rates } from './model/rates.ts';
import type { Offered } from './model/read-offer.ts';

let last: Promise<unknown> = Promise.resolve();

/**
 * Ranks in a turn of the loop of its own: a large comparison takes a tenth of a second, and of many that are asked for at
 * once each would begin where the one before it ended, while nobody else is served.
 */
export async function rankInTurn(
  plan: Plan,
  offered: readonly Offered[],
  rates: Rates,
): Promise<Ranking | { faults: Fault[] }> {
  const own = last.then(() => turn());
  last = own;
  await own;
  return rank(plan, offered, rates);
}
