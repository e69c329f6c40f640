import { expect, test } from 'vitest';
import type { NewCell } from '#platform/server/sheets/write-xlsx.ts';
import { costParts } from '../../../contract/offer-limits.ts';
import { modelOf, rankingOf } from '../../model/rank.ts';
import { ratesOfTheDay } from '../../model/rates.ts';
import { generateModel } from '../../testing/generated-models.ts';
import { offeredValues, sampleComparison } from '../../testing/sample-comparison.ts';
import { sheetsOf } from './workbook.ts';

async function cellsOf(rows: AsyncIterable<NewCell[][]>): Promise<NewCell[][]> {
  const all: NewCell[][] = [];
  for await (const batch of rows) all.push(...batch);
  return all;
}

/** What LibreOffice makes of the formulae: `npm run offers:sheets`. */
test('each figure of the ranking is a formula over the sheets behind, with what the server told as its value', async () => {
  for (let seed = 1; seed <= 30; seed += 1) {
    const { plan, offers } = generateModel(seed);
    const named = offers.map((terms, at) => ({
      name: `=Offer ${at}`,
      reference: null,
      version: null,
      terms,
    }));
    const model = modelOf(plan, named, ratesOfTheDay());
    const ranking = 'faults' in model ? model : rankingOf(model);
    if ('faults' in model || 'faults' in ranking) continue;
    const sheets = sheetsOf('Scenario', model, ranking);
    const names = sheets.map(({ name }) => name);
    expect(names).toEqual(['Ranking', 'Plan', 'Rates', ...offers.map((_, at) => `Offer ${at + 1}`), 'Notes']);
    const [first] = sheets;
    const rows = first ? await cellsOf(first.rows) : [];
    for (const { offer, cost, unranked } of ranking.offers) {
      const cells = rows[offer + 1] ?? [];
      if (cost === null) expect(cells.slice(2)).toEqual([unranked]);
      else {
        const told = [cost.npv, cost.perPack, ...costParts.map((part) => cost.parts[part])];
        const expected = told.flatMap(({ low, high }) => [low, high]).map(Number);
        const figures = cells.slice(3, 3 + expected.length);
        expect(figures.map((cell) => (typeof cell === 'object' ? cell.value : cell))).toEqual(expected);
        for (const cell of figures) {
          expect(cell).toMatchObject({ formula: expect.stringMatching(/^ROUND\(.*'Offer \d'!\$[BC]\$\d+/) });
        }
      }
    }
  }
});

test('what the buyer assumes of duty and freight follows the plan in every offer that states none', async () => {
  const { plan, offers } = sampleComparison();
  const offered = offers.flatMap((offer) => {
    if (offer.kind !== 'outside') return [];
    const values = { ...offeredValues, incoterm: 'EXW' as const };
    const [line] = values.prices;
    const stating = { ...values, prices: line ? [{ ...line, duty: '3', freight: '0.1' }] : [] };
    return [values, stating].map((said, at) => ({
      ...{ name: `Offer ${at}`, reference: null, version: null },
      terms: { ...offer.terms, values: said },
    }));
  });
  const model = modelOf({ ...plan, duty: '5', freight: '0.2' }, offered, ratesOfTheDay());
  const ranking = 'faults' in model ? model : rankingOf(model);
  if ('faults' in model || 'faults' in ranking) throw new Error('the sample cannot be reckoned');
  const follows = await Promise.all(
    sheetsOf('Scenario', model, ranking)
      .filter(({ name }) => name.startsWith('Offer'))
      .map(async ({ rows }) => {
        const cells = JSON.stringify(await cellsOf(rows));
        return ['"formula":"Plan!$B$5"', '"formula":"Plan!$B$6*'].map((start) => cells.includes(start));
      }),
  );
  expect(follows).toEqual([
    [true, true],
    [false, false],
  ]);
});
