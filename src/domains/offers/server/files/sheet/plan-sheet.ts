import { toFigure } from '../../model/fixed.ts';
import type { Planned } from '../../model/planned.ts';
import { area, dayCell, fixedAt, formula, Grid, typed } from './grid.ts';

const firstLine = 14;
/** Strength, units, net price, and whether the line counts stand before the years. */
const firstYear = 5;

/** Where the other sheets find what the plan says. */
export type PlanPlaces = {
  start: string;
  rate: string;
  duty: string;
  freight: string;
  deductions: string;
  shelfLife: string;
  /** Units of the pack that costs are for. */
  pack: string;
  discountedPacks: string;
  discounts: string;
  /** Of a year, from 0. */
  discount(year: number): string;
  sales(year: number): string;
  begun(year: number): string;
  /** Units of some lines in a year. */
  units(lines: readonly number[], year: number): string;
};

/** The plan: what was typed, and what follows from it by year. A change of it changes every other sheet. */
export function planSheet(planned: Planned): { grid: Grid; places: PlanPlaces } {
  const { plan } = planned;
  const grid = new Grid('Plan');
  const years = Array.from({ length: plan.years }, (_, year) => year);
  const head: [string, ReturnType<typeof typed>][] = [
    ['Currency', plan.currency],
    ['Start of the first year', dayCell(plan.start)],
    ['Discount rate, % a year', typed(plan.discount)],
    ['Duty where an offer states none, %', typed(plan.duty)],
    ['Freight a pack where an offer states none', typed(plan.freight)],
    ['Deductions from net sales, %', typed(plan.deductions || '0')],
    ['Shelf life where none is stated, months', typed(plan.shelfLifeMonths)],
    ['Multiplier of the volumes', typed('1')],
    ['Units of the pack that costs are for', typed(String(planned.packUnits))],
  ];
  grid.put(1, 1, 'Plan', 'Every figure here can be changed');
  for (const [place, cells] of head.entries()) grid.put(place + 2, 1, ...cells);
  const multiplier = fixedAt(9, 2);
  const pack = fixedAt(10, 2);
  const rate = fixedAt(4, 2);

  grid.put(firstLine - 1, 1, 'Strength', 'Units a pack', 'Net price', 'Counts');
  for (const year of years) grid.put(firstLine - 1, firstYear + year, `Packs, year ${year + 1}`);
  for (const [place, line] of plan.lines.entries()) {
    // A line that no offer has a price for is left out.
    const counts = planned.leavesOut(place) ? '0' : '1';
    grid.put(firstLine + place, 1, line.strength, typed(line.packUnits), typed(line.netPrice), typed(counts));
    for (const year of years) grid.put(firstLine + place, firstYear + year, typed(line.volumes[year]));
  }
  const last = firstLine + plan.lines.length - 1;
  const column = (at: number) => area([firstLine, at], [last, at]);
  const [discounts, sales, packs, begun, discounted] = [1, 2, 3, 4, 5].map((below) => last + 1 + below) as [
    number,
    number,
    number,
    number,
    number,
  ];
  const yearRow = (row: number) => area([row, firstYear], [row, firstYear + plan.years - 1]);
  for (const [row, label] of [
    [discounts, 'Divided by'],
    [sales, 'Net sales'],
    [packs, 'Packs'],
    [begun, 'Has begun'],
    [discounted, 'Packs, discounted'],
  ] as const) {
    grid.put(row, 1, label);
  }
  for (const year of years) {
    const at = firstYear + year;
    const upTo = area([packs, firstYear], [packs, at]);
    grid.put(discounts, at, formula(`(1+${rate}/100)^${year + 1}`, 'plain'));
    grid.put(sales, at, formula(`SUMPRODUCT(${column(3)},${column(4)},${column(at)})*${multiplier}`));
    grid.put(packs, at, formula(`SUMPRODUCT(${column(2)},${column(4)},${column(at)})*${multiplier}/${pack}`));
    grid.put(begun, at, formula(`IF(SUM(${upTo})>0,1,0)`, 'plain'));
    grid.put(discounted, at, formula(`${fixedAt(packs, at)}/${fixedAt(discounts, at)}`));
  }
  grid.put(
    11,
    1,
    'Packs within the horizon, discounted',
    formula(
      `SUM(${yearRow(discounted)})`,
      'money',
      toFigure(planned.discountedPacks).toDecimalPlaces(2).toFixed(),
    ),
  );
  const at = (row: number, column: number) => `Plan!${fixedAt(row, column)}`;
  const places: PlanPlaces = {
    start: at(3, 2),
    rate: at(4, 2),
    duty: at(5, 2),
    freight: at(6, 2),
    deductions: at(7, 2),
    shelfLife: at(8, 2),
    pack: at(10, 2),
    discountedPacks: at(11, 2),
    discounts: `Plan!${yearRow(discounts)}`,
    discount: (year) => at(discounts, firstYear + year),
    sales: (year) => at(sales, firstYear + year),
    begun: (year) => at(begun, firstYear + year),
    units: (lines, year) => {
      const each = lines.map((line) =>
        [2, 4, firstYear + year].map((column) => at(firstLine + line, column)).join('*'),
      );
      return `(${each.join('+')})*${at(9, 2)}`;
    },
  };
  return { grid, places };
}
