import { expect, test } from 'vitest';
import type { Ranking } from '../contract/ranking.ts';
import { rank } from './model/rank.ts';
import { ratesOfTheDay } from './model/rates.ts';
import { type GeneratedModel, generateModel } from './testing/generated-models.ts';
import { askOracle, type OracleCost } from './testing/offer-oracle.ts';

/**
 * Fractions that share no code with the model say the same of generated offers, to the cent. `npm run offers:oracle`
 * asks of 5,000; ORACLE_MODELS and ORACLE_SEED of as many and others.
 */
const count = Number(process.env.ORACLE_MODELS ?? 500);
const seed = Number(process.env.ORACLE_SEED ?? 1);
/** As many as anybody asks for. */
const timeout = 300_000;
const rates = ratesOfTheDay();

function rankOf({ plan, offers }: GeneratedModel): Ranking | { faults: unknown[] } {
  const offered = offers.map((terms, at) => ({ name: `Offer ${at}`, reference: null, version: null, terms }));
  return rank(plan, offered, rates);
}

const ask = ({ plan, offers }: GeneratedModel, multiplier: string) =>
  askOracle(plan, offers, rates.perEuro, multiplier);

const spanOf = ({ low, high }: Pick<OracleCost, 'low' | 'high'>, places: number) => ({
  low: low.text(places),
  high: high.text(places),
});

test(`${count} generated models cost what fractions say, at the plan and at a multiple of it`, {
  timeout,
}, () => {
  let ranked = 0;
  for (let at = 0; at < count; at += 1) {
    const model = generateModel(seed + at);
    const answer = rankOf(model);
    if ('faults' in answer) continue;
    ranked += 1;
    const expected = ask(model, '1');
    const told = answer.offers.toSorted((one, other) => one.offer - other.offer).map(({ cost }) => cost);
    expect(
      told.map((cost) => cost && { npv: cost.npv, perPack: cost.perPack }),
      `model ${seed + at}`,
    ).toEqual(expected.map((cost) => cost && { npv: spanOf(cost, 2), perPack: spanOf(cost.perPack, 4) }));
    const point = answer.curve[at % answer.curve.length];
    expect(point?.costs, `model ${seed + at} × ${point?.multiplier}`).toEqual(
      ask(model, point?.multiplier ?? '1').map((cost) => cost && spanOf(cost.perPack, 4)),
    );
  }
  expect(ranked).toBeGreaterThan(count * 0.8);
});

test('the ranking flips where it is told to flip, and nowhere else', { timeout }, () => {
  const middle = (cost: OracleCost) => cost.low.add(cost.high);
  let flips = 0;
  for (let at = 0; at < count / 10; at += 1) {
    const model = generateModel(seed + 50_000 + at);
    const answer = rankOf(model);
    if ('faults' in answer) continue;
    flips += answer.flips.length;
    for (const { multiplier } of answer.curve.filter((_, place) => place % 5 === 0)) {
      const costs = ask(model, multiplier);
      for (const [one, cost] of costs.entries()) {
        for (const [other, than] of costs.entries()) {
          if (other <= one || cost === null || than === null) continue;
          const isDearer = middle(cost).exceeds(middle(than));
          if (!isDearer && !middle(than).exceeds(middle(cost))) continue;
          const until = answer.flips.findLast(
            (flip) =>
              Number(flip.multiplier) <= Number(multiplier) &&
              [flip.cheaper, flip.than].sort().join() === `${one},${other}`,
          );
          const next = answer.flips.find(
            (flip) =>
              Number(flip.multiplier) > Number(multiplier) &&
              [flip.cheaper, flip.than].sort().join() === `${one},${other}`,
          );
          const says = [until && until.cheaper === other, next && next.cheaper === one].filter(
            (one) => one !== undefined,
          );
          for (const saysDearer of says) {
            expect(saysDearer, `model ${seed + 50_000 + at}, ${one} and ${other} at ${multiplier}`).toBe(
              isDearer,
            );
          }
        }
      }
    }
  }
  expect(flips).toBeGreaterThan(count / 20);
});
