import { dayWords } from '#platform/contract/dates.ts';
import { inOne, type NewCell, type NewSheet, writeXlsx } from '#platform/server/sheets/write-xlsx.ts';
import { costParts } from '../../../contract/offer-limits.ts';
import { partNames } from '../../../contract/offer-words.ts';
import type { Plan } from '../../../contract/plan.ts';
import type { Ranking } from '../../../contract/ranking.ts';
import { type Model, modelOf, rankingOf } from '../../model/rank.ts';
import type { Rates } from '../../model/rates.ts';
import type { Offered } from '../../model/read-offer.ts';
import { area, fixedAt, formula, Grid, typed } from './grid.ts';
import { type OfferPlaces, offerSheet } from './offer-sheet.ts';
import { planSheet } from './plan-sheet.ts';

/** What a workbook is made of: it is reckoned anew where it is made. */
export type ScenarioForSheet = { name: string; plan: Plan; offered: Offered[]; rates: Rates };

/** A scenario as a workbook that goes on reckoning (§24.7). Throws where it cannot be reckoned. */
export async function writeWorkbook({ name, plan, offered, rates }: ScenarioForSheet): Promise<Uint8Array> {
  const model = modelOf(plan, offered, rates);
  const ranking = 'faults' in model ? model : rankingOf(model);
  if ('faults' in model || 'faults' in ranking) throw new Error('a scenario that cannot be reckoned');
  const chunks: Uint8Array[] = [];
  for await (const chunk of writeXlsx(sheetsOf(name, model, ranking), { calculates: true }))
    chunks.push(chunk);
  return Buffer.concat(chunks);
}

export function sheetsOf(name: string, model: Model, ranking: Ranking): NewSheet<NewCell>[] {
  const { planned, offers } = model;
  const plan = planSheet(planned);
  const rates = ratesSheet(ranking);
  const made = offers.map((offer, place) =>
    offerSheet({
      ...{ place, offer, plan: plan.places, years: planned.plan.years },
      factor: `${rates.placeOf(planned.plan.currency)}/${rates.placeOf(offer.read.terms.currency)}`,
    }),
  );
  const first = rankingSheet(name, model, ranking, {
    offers: made.map(({ places }) => places),
    packs: plan.places.discountedPacks,
  });
  return [first, plan.grid, rates.grid, ...made.map(({ grid }) => grid), notesSheet(ranking)].map((grid) => ({
    name: grid.name,
    rows: inOne(grid.rows()),
  }));
}

function ratesSheet({ rates }: Ranking) {
  const grid = new Grid('Rates');
  const names = Object.keys(rates.perEuro);
  grid.put(1, 1, 'Currency', 'For one euro', `${rates.source}, ${dayWords(rates.day)}`);
  for (const [below, name] of names.entries()) grid.put(below + 2, 1, name, typed(rates.perEuro[name]));
  return { grid, placeOf: (name: string) => `Rates!${fixedAt(names.indexOf(name) + 2, 2)}` };
}

/** Offers as they were asked for; what each comes to is worked out by the sheets behind. */
function rankingSheet(
  name: string,
  { offers }: Model,
  { currency, packUnits, offers: ranked }: Ranking,
  at: { offers: OfferPlaces[]; packs: string },
): Grid {
  const grid = new Grid('Ranking');
  const ends = (label: string) => [`${label}, low`, `${label}, high`];
  grid.put(
    1,
    1,
    name,
    'Request',
    'Place',
    ...ends(`NPV, ${currency}`),
    ...ends(`Cost a pack of ${packUnits}`),
  );
  grid.put(1, 8, ...costParts.flatMap((part) => ends(partNames[part])), 'Middle');
  const middle = 8 + costParts.length * 2;
  for (const [place, offer] of offers.entries()) {
    const row = place + 2;
    const cost = ranked.find((one) => one.offer === place)?.cost;
    grid.put(row, 1, offer.read.name, offer.read.reference ?? '');
    if (!cost) {
      grid.put(row, 3, offer.unranked ?? '');
      continue;
    }
    const places = at.offers[place] as OfferPlaces;
    const [low, high] = places.npv;
    const middles = area([2, middle], [offers.length + 1, middle]);
    grid.put(row, 3, formula(`RANK(${fixedAt(row, middle)},${middles},1)`, 'plain'));
    grid.put(row, 4, formula(`ROUND(${low},2)`, 'money', cost.npv.low));
    grid.put(row, 5, formula(`ROUND(${high},2)`, 'money', cost.npv.high));
    grid.put(row, 6, formula(`ROUND(${low}/${at.packs},4)`, 'price', cost.perPack.low));
    grid.put(row, 7, formula(`ROUND(${high}/${at.packs},4)`, 'price', cost.perPack.high));
    for (const [column, part] of costParts.entries()) {
      // A share is smaller where more is paid for supply.
      const both = places[part].join(',');
      const told = cost.parts[part];
      grid.put(row, 8 + column * 2, formula(`ROUND(MIN(${both}),2)`, 'money', told.low));
      grid.put(row, 9 + column * 2, formula(`ROUND(MAX(${both}),2)`, 'money', told.high));
    }
    grid.put(row, middle, formula(`(${low}+${high})/2`));
  }
  return grid;
}

function notesSheet({ offers, leftOut, rates }: Ranking): Grid {
  const grid = new Grid('Notes');
  const lines = [
    ['All', `Converted by the rates of the ${rates.source}, ${dayWords(rates.day)}`],
    ...leftOut.map((words) => ['All', words]),
    ...offers.flatMap(({ name, unranked, missing, notes }) => [
      ...(unranked === null ? [] : [[name, unranked]]),
      ...missing.map((words) => [name, `Not stated. ${words}`]),
      ...notes.map((words) => [name, words]),
    ]),
  ];
  grid.put(1, 1, 'Offer', 'Note');
  for (const [below, cells] of lines.entries()) grid.put(below + 2, 1, ...cells);
  return grid;
}
