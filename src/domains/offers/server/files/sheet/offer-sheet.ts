import type { BentLine } from '../../model/bent-lines.ts';
import { type Fixed, toFigure } from '../../model/fixed.ts';
import { type LineItem, lineItems } from '../../model/market.ts';
import type { Item, Settled, SettledLine } from '../../model/settle.ts';
import { area, dayCell, fixedAt, formula, Grid, typed } from './grid.ts';
import type { PlanPlaces } from './plan-sheet.ts';

/** Where the ranking finds what an offer comes to, unrounded: low, high. */
export type OfferPlaces = Record<
  'fees' | 'tooling' | 'supply' | 'royalty' | 'share' | 'npv',
  [string, string]
>;

type Given = { place: number; offer: Settled; plan: PlanPlaces; years: number; factor: string };

/** One offer: what it states, the market's highest where it does not, and by year what it costs at both ends. */
export function offerSheet(given: Given): { grid: Grid; places: OfferPlaces } {
  const { place, offer, plan, years } = given;
  const { read } = offer;
  const name = `Offer ${place + 1}`;
  const grid = new Grid(name);
  grid.put(1, 1, name, read.name);
  grid.put(2, 1, 'Currency', read.terms.currency);
  grid.put(3, 1, 'One of it in the currency of the plan', formula(given.factor, 'plain'));
  grid.put(4, 1, '', 'Stated', 'Highest of the offers', 'Low', 'High');
  putShare(grid, 5, 'Minimum royalty a year', offer.minimum, factor);
  putShare(grid, 6, 'Profit share, %', offer.share, '0.01');
  const months = read.terms.values?.shelfLifeMonths ?? '';
  const left = read.terms.values?.remainingShelfLife || '100';
  grid.put(7, 1, 'Shelf life, months; % of it left at delivery; whole years');
  grid.put(7, 2, months === '' ? formula(plan.shelfLife, 'plain') : typed(months), typed(left));
  grid.put(7, 4, formula(`INT(ROUND(${at(7, 2)}*${at(7, 3)}/100/12,9))`, 'plain'));

  const fees = putFees(grid, 9, given);
  const tiers = putTiers(grid, fees.next + 1, offer);
  const lines = putLines(grid, tiers.next + 1, given);
  const rows = putYears(grid, lines.next + 1, given, { tiers, lines });

  const totals = rows.next + 1;
  grid.put(totals, 1, `Discounted, in the currency of the plan`, 'Low', 'High');
  const perYear = (row: number) => `SUMPRODUCT(${area([row, 2], [row, years + 1])}/${plan.discounts})`;
  const sums = [
    ['fees', 'Fees', fees.low, fees.high],
    ['tooling', 'Tooling', lines.tooling[0], lines.tooling[1]],
    ['supply', 'Supply', perYear(rows.supply[0]), perYear(rows.supply[1])],
    ['royalty', 'Royalty', perYear(rows.royalty[0]), perYear(rows.royalty[1])],
    ['share', 'Profit share', perYear(rows.share[0]), perYear(rows.share[1])],
  ] as const;
  const placesOf = (row: number): [string, string] => [`'${name}'!${at(row, 2)}`, `'${name}'!${at(row, 3)}`];
  const places: Partial<OfferPlaces> = {};
  for (const [below, [part, label, low, high]] of sums.entries()) {
    const row = totals + 1 + below;
    grid.put(row, 1, label, formula(low), formula(high));
    places[part] = placesOf(row);
  }
  const npv = totals + 1 + sums.length;
  const all = (column: number) => formula(`SUM(${area([totals + 1, column], [npv - 1, column])})`);
  grid.put(npv, 1, 'Net present value', all(2), all(3));
  places.npv = placesOf(npv);
  return { grid, places: places as OfferPlaces };
}

const at = fixedAt;
/** What one of the offer's currency is. */
const factor = at(3, 2);

/** A row of what is stated, in its own measure, with both ends in the plan's. */
function putShare(grid: Grid, row: number, label: string, item: Item, by: string): void {
  const stated = at(row, 2);
  grid.put(row, 1, label, typed(item.stated?.text), highestOf(item));
  grid.put(row, 4, formula(`IF(${stated}="",0,${stated}*${by})`, 'price'));
  grid.put(row, 5, formula(`IF(${stated}="",${orNothing(at(row, 3))},${stated}*${by})`, 'price'));
}

function highestOf({ stated, high }: Item) {
  return stated === null && !high.isZero() ? typed(high.toFixed()) : '';
}

/** A cell that may be empty counts as nothing. */
function orNothing(place: string): string {
  return `N(${place})`;
}

type Fees = { next: number; low: string; high: string };

/** Milestones with what each is divided by, as its day lies in the plan. */
function putFees(grid: Grid, row: number, { offer, plan, years }: Given): Fees {
  const head = ['Fee', 'Stated', 'Due', 'Highest of the offers', 'Whole years', 'Low', 'High'];
  grid.put(row, 1, ...head, 'Low, discounted', 'High, discounted');
  const growth = `(1+${plan.rate}/100)`;
  for (const [below, fee] of offer.fees.entries()) {
    const here = row + 1 + below;
    const [amount, due, passed] = [at(here, 2), at(here, 3), at(here, 5)];
    grid.put(here, 1, fee.event, typed(fee.amount.stated?.text));
    grid.put(here, 4, highestOf(fee.amount));
    if (fee.due) {
      const turns = `YEAR(${due})-YEAR(${plan.start})`;
      const turn = (more: string) => `EDATE(${plan.start},12*(${passed}${more}))`;
      const part = `(${due}-${turn('')})/(${turn('+1')}-${turn('')})`;
      const by = `IF(${due}<=${plan.start},1,${growth}^${passed}*(1+${plan.rate}/100*${part}))`;
      grid.put(here, 3, dayCell(fee.due));
      grid.put(here, 5, formula(`${turns}-IF(EDATE(${plan.start},12*(${turns}))>${due},1,0)`, 'plain'));
      grid.put(here, 6, formula(by, 'plain'), formula(by, 'plain'));
    } else {
      // Without a day from the end of the last year to the start.
      const latest = fee.due === null ? `${growth}^${years}` : '1';
      grid.put(here, 6, formula(latest, 'plain'), formula('1', 'plain'));
    }
    const [low, high] = [at(here, 6), at(here, 7)];
    grid.put(here, 8, formula(`IF(${amount}="",0,${amount}*${factor})/${low}`));
    grid.put(here, 9, formula(`IF(${amount}="",${orNothing(at(here, 4))},${amount}*${factor})/${high}`));
  }
  const next = row + 1 + offer.fees.length;
  const sum = (column: number) =>
    offer.fees.length === 0 ? '0' : `SUM(${area([row + 1, column], [next - 1, column])})`;
  return { next, low: sum(8), high: sum(9) };
}

type Tiers = { next: number; over: (sales: string, end: 0 | 1) => string };

/** Tiers as bends: from which sales on how much more of them is paid. */
function putTiers(grid: Grid, row: number, offer: Settled): Tiers {
  const { read, royalty } = offer;
  grid.put(row, 1, 'Royalty from net sales of', '%', 'Highest of the offers, %', 'From, low', 'More, low');
  grid.put(row, 6, 'From, high', 'More, high');
  const isUnstated = read.flat === null && read.tiers.length === 0;
  const rows = isUnstated ? bendsOf(royalty.high).length : read.tiers.length + 1;
  if (isUnstated) {
    for (const [below, { from, more }] of bendsOf(royalty.high).entries()) {
      grid.put(row + 1 + below, 4, typed(from), typed('0'), typed(from), typed(more));
    }
  } else {
    const high = toFigure(royalty.high.slope).times(100).toFixed();
    grid.put(row + 1, 1, typed('0'), typed(read.flat?.text), read.flat === null ? typed(high) : '');
    for (const [below, { fromText, rateText }] of read.tiers.entries()) {
      grid.put(row + 2 + below, 1, typed(fromText), typed(rateText));
    }
    for (let here = row + 1; here <= row + rows; here += 1) {
      const from = formula(`${at(here, 1)}*${factor}`);
      const rate = at(here, 2);
      const first = here === row + 1;
      const before = (missing: string) =>
        here === row + 2 ? `IF(${at(here - 1, 2)}="",${missing},${at(here - 1, 2)})` : at(here - 1, 2);
      const more = (missing: string) =>
        first ? `IF(${rate}="",${missing},${rate})/100` : `(${rate}-${before(missing)})/100`;
      const market = orNothing(at(row + 1, 3));
      grid.put(here, 4, from, formula(more('0'), 'plain'), from, formula(more(market), 'plain'));
    }
  }
  return {
    next: row + 1 + rows,
    over: (sales, end) => {
      const [from, more] = [4 + 2 * end, 5 + 2 * end].map((column) =>
        area([row + 1, column], [row + rows, column]),
      );
      return `SUMPRODUCT((${sales}>${from})*(${sales}-${from})*${more})`;
    },
  };
}

function bendsOf({ slope, bends }: BentLine): { from: string; more: string }[] {
  const text = (value: Fixed) => toFigure(value).toFixed();
  return [
    { from: '0', more: text(slope) },
    ...bends.map(({ at, bend }) => ({ from: text(at), more: text(bend) })),
  ];
}

type Lines = {
  next: number;
  first: number;
  last: number;
  landed: [number, number];
  packs: number;
  bought: [number, number];
  tooling: [string, string];
};

const itemHeads: Record<LineItem, string> = {
  price: 'Price a pack',
  freight: 'Freight a pack',
  duty: 'Duty, %',
  moq: 'MOQ, packs a year',
  tooling: 'Tooling',
};

/** Each price that is used, with the packs that are ordered and bought by it in each year. */
function putLines(grid: Grid, row: number, { offer, plan, years }: Given): Lines {
  const [stated, highest] = [3, 3 + lineItems.length];
  const landed: [number, number] = [highest + lineItems.length, highest + lineItems.length + 1];
  const moq: [number, number] = [landed[1] + 1, landed[1] + 2];
  const tooling: [number, number] = [moq[1] + 1, moq[1] + 2];
  const packs = tooling[1] + 1;
  const begun = packs + years;
  const bought: [number, number] = [begun + years, begun + 2 * years];
  grid.put(row, 1, 'Lines of the plan', 'Units a pack', ...lineItems.map((item) => itemHeads[item]));
  grid.put(row, highest, ...lineItems.map((item) => `${itemHeads[item]}: highest of the offers`));
  grid.put(row, landed[0], 'Landed, low', 'Landed, high', 'MOQ, low', 'MOQ, high');
  grid.put(row, tooling[0], 'Tooling, low', 'Tooling, high');
  for (let year = 0; year < years; year += 1) {
    grid.put(row, packs + year, `Packs, year ${year + 1}`);
    grid.put(row, begun + year, `Has begun, year ${year + 1}`);
    for (const end of [0, 1] as const) {
      grid.put(row, bought[end] + year, `Bought, ${end ? 'high' : 'low'}, year ${year + 1}`);
    }
  }
  for (const [below, line] of offer.lines.entries()) {
    const here = row + 1 + below;
    grid.put(here, 1, line.lines.map((one) => one + 1).join(', '), typed(line.packUnits.toFixed()));
    for (const [place, item] of lineItems.entries()) {
      grid.put(here, stated + place, statedIn(line, item, plan, at(here, 2)));
      grid.put(here, highest + place, highestOf(line[item]));
    }
    const either = (item: LineItem, end: 0 | 1, by: string) => {
      const place = lineItems.indexOf(item);
      const missing = end === 0 ? '0' : orNothing(at(here, highest + place));
      return `IF(${at(here, stated + place)}="",${missing},${at(here, stated + place)}${by})`;
    };
    for (const end of [0, 1] as const) {
      const money = `*${factor}`;
      const duty = either('duty', end, '/100');
      const cost = `${either('price', end, money)}*(1+${duty})+${either('freight', end, money)}`;
      grid.put(here, landed[end], formula(cost, 'price'));
      grid.put(here, moq[end], formula(either('moq', end, ''), 'price'));
      const flags = area([here, begun], [here, begun + years - 1]);
      const once = `${either('tooling', end, money)}/(1+${plan.rate}/100)^(${years}-SUM(${flags}))`;
      grid.put(here, tooling[end], formula(`IF(SUM(${flags})=0,0,${once})`));
    }
    for (let year = 0; year < years; year += 1) {
      const ordered = at(here, packs + year);
      const upTo = area([here, packs], [here, packs + year]);
      grid.put(here, packs + year, formula(`${plan.units(line.lines, year)}/${at(here, 2)}`, 'price'));
      grid.put(here, begun + year, formula(`IF(SUM(${upTo})>0,1,0)`, 'plain'));
      for (const end of [0, 1] as const) {
        const least = `${at(here, moq[end])}*${at(here, begun + year)}`;
        grid.put(here, bought[end] + year, formula(`MAX(${ordered},${least})`, 'price'));
      }
    }
  }
  const last = row + offer.lines.length;
  const sum = (column: number) => `SUM(${area([row + 1, column], [last, column])})`;
  return {
    ...{ next: last + 1, first: row + 1, last, landed, packs, bought },
    tooling: [sum(tooling[0]), sum(tooling[1])],
  };
}

/** What the buyer assumes of a duty or a freight follows the plan: a freight by units, and in the offer's own currency. */
function statedIn(line: SettledLine, item: LineItem, plan: PlanPlaces, packUnits: string) {
  const { stated } = line[item];
  if (!stated?.isAssumed) return typed(stated?.text);
  if (item === 'duty') return formula(plan.duty, 'plain');
  return formula(`${plan.freight}*${packUnits}/${plan.pack}/${factor}`, 'plain');
}

type Ends = [low: number, high: number];
type YearRows = { next: number; supply: Ends; royalty: Ends; share: Ends };

/** What is paid in each year, low and high. */
function putYears(
  grid: Grid,
  row: number,
  { plan, years }: Given,
  { tiers, lines }: { tiers: Tiers; lines: Lines },
): YearRows {
  const labels = ['Supply', 'Of what is sold', 'Surplus', 'Written off', 'Royalty', 'Profit share'];
  const ends = [', low', ', high'] as const;
  for (let year = 0; year < years; year += 1) grid.put(row, 2 + year, `Year ${year + 1}`);
  const rowOf = (label: number, end: 0 | 1) => row + 1 + label * 2 + end;
  for (const [label, words] of labels.entries()) {
    for (const end of [0, 1] as const) grid.put(rowOf(label, end), 1, words + ends[end]);
  }
  for (const end of [0, 1] as const) {
    const landed = area([lines.first, lines.landed[end]], [lines.last, lines.landed[end]]);
    const times = (column: number) =>
      formula(`SUMPRODUCT(${area([lines.first, column], [lines.last, column])},${landed})`);
    const [minimum, share] = [at(5, 4 + end), at(6, 4 + end)];
    for (let year = 0; year < years; year += 1) {
      const column = 2 + year;
      const [supply, sold, surplus, off, royalty, profit] = [0, 1, 2, 3, 4, 5].map((label) =>
        rowOf(label, end),
      ) as [number, number, number, number, number, number];
      const sales = plan.sales(year);
      const expired = `${year + 1}-${at(7, 4)}`;
      const surplusRow = area([surplus, 2], [surplus, years + 1]);
      const paid = `MAX(${tiers.over(sales, end)},${minimum})`;
      const kept = `${sales}*(1-${plan.deductions}/100)`;
      const margin = `${kept}-${at(sold, column)}-${at(off, column)}-${at(royalty, column)}`;
      grid.put(supply, column, times(lines.bought[end] + year));
      grid.put(sold, column, times(lines.packs + year));
      grid.put(surplus, column, formula(`${at(supply, column)}-${at(sold, column)}`));
      grid.put(off, column, formula(`IF(${expired}<1,0,INDEX(${surplusRow},1,MAX(1,${expired})))`));
      grid.put(royalty, column, formula(`IF(${plan.begun(year)}=0,0,${paid})`));
      grid.put(profit, column, formula(`${share}*MAX(0,${margin})`));
    }
  }
  const both = (label: number): Ends => [rowOf(label, 0), rowOf(label, 1)];
  return { next: row + 1 + labels.length * 2, supply: both(0), royalty: both(4), share: both(5) };
}
