import { groupDigits } from '#platform/contract/amounts.ts';
import { capitalise } from '#platform/contract/capitalise.ts';
import { type BentLine, flat } from './bent-lines.ts';
import { atStart, type Delay, delayOf } from './calendar.ts';
import { type LineItem, lineItems, type Market, royaltyOver } from './market.ts';
import { type Figure, shownTo, zero } from './numbers.ts';
import type { Planned, Volumes } from './planned.ts';
import type { ReadLine, ReadOffer, Stated } from './read-offer.ts';

/** A value that is reckoned with: the same at both ends where it is stated, else from nothing to the market's highest. */
export type Item = { stated: Stated | null; low: Figure; high: Figure };

export type SettledLine = Record<LineItem, Item> & {
  lines: number[];
  packUnits: Figure;
  volumes: Volumes;
};

export type SettledFee = { event: string; amount: Item; due: string | null; low: Delay; high: Delay };

/** An offer as it is reckoned with, every gap of it closed by a range. */
export type Settled = {
  read: ReadOffer;
  lines: SettledLine[];
  fees: SettledFee[];
  /** Over net sales of a year. */
  royalty: { low: BentLine; high: BentLine };
  minimum: Item;
  share: Item;
  unranked: string | null;
  missing: string[];
  notes: string[];
};

const itemWords: Record<LineItem, string> = {
  price: 'price',
  freight: 'freight',
  duty: 'duty',
  moq: 'MOQ',
  tooling: 'tooling',
};

export function settle(read: ReadOffer, market: Market, planned: Planned): Settled {
  const { plan } = planned;
  const missing: string[] = [];
  const notes = [...read.notes];
  /** Says what is missing where the market fills it; what nobody states is told once, of all. */
  const fill: Fill = (stated, highest, says) => {
    if (stated !== null) return { stated, low: stated.value, high: stated.value };
    if (highest !== null) missing.push(says(highest));
    return { stated, low: zero, high: highest ?? zero };
  };

  const lines = read.lines.flatMap((line): SettledLine[] => {
    const volumes = planned.volumesOf(line.lines);
    if (volumes.first === volumes.units.length) return [];
    const called = line.lines.map((one) => nameOf(plan.lines[one])).join(', ');
    const items = lineItems.map((item) => {
      const unit = unitOf(item, plan.currency);
      const says = (most: Figure) =>
        `${capitalise(itemWords[item])} of ${called}: from 0 to ${amountOf(item, most)}${unit}`;
      return [item, fill(line[item], highestFor(line, item, market), says)] as const;
    });
    const settled = Object.fromEntries(items) as Record<LineItem, Item>;
    return [{ ...settled, lines: line.lines, packUnits: line.packUnits, volumes }];
  });

  return {
    read,
    lines,
    fees: feesOf(read, market, planned, { fill, missing, notes }),
    royalty: royaltyOf(read, market, missing),
    minimum: fill(
      read.minimum,
      market.minimum,
      (most) => `Minimum royalty: from 0 to ${toCents(most)} ${plan.currency} a year`,
    ),
    share: fill(read.share, market.share, (most) => `Profit share: from 0 to ${percentage(most)} %`),
    unranked: sharesTheUnsaid(read)
      ? `It takes ${read.share?.text} % of a profit without saying of what: it cannot be ranked.`
      : null,
    missing,
    notes,
  };
}

type Fill = (stated: Stated | null, highest: Figure | null, says: (most: Figure) => string) => Item;

type Notices = {
  fill: Fill;
  missing: string[];
  notes: string[];
};

function feesOf(read: ReadOffer, market: Market, planned: Planned, to: Notices): SettledFee[] {
  const { plan } = planned;
  const end: Delay = { years: plan.years, days: 0, of: 365 };
  if (read.fees === null) {
    const says = (most: Figure) => `One-time fee: from 0 to ${toCents(most)} ${plan.currency}, at the start`;
    const amount = to.fill(null, market.fee, says);
    return [{ event: 'One-time fee', amount, due: '', low: atStart, high: atStart }];
  }
  return read.fees.flatMap(({ event, amount: stated, due }): SettledFee[] => {
    const amount = { stated, low: stated.value, high: stated.value };
    if (due === '') return [{ event, amount, due, low: atStart, high: atStart }];
    if (due === null) {
      if (!stated.value.isZero() && !planned.rate.isZero()) {
        to.missing.push(`The day of ‘${event}’: from the end of year ${plan.years} to the start`);
      }
      return [{ event, amount, due, low: end, high: atStart }];
    }
    const delay = delayOf(plan.start, due);
    if (due < plan.start)
      to.notes.push(`‘${event}’ fell due on ${due}, before the start: it is counted at the start.`);
    if (delay.years > plan.years || (delay.years === plan.years && delay.days > 0)) {
      to.notes.push(`‘${event}’ falls due on ${due}, after the last year: it is not counted.`);
      return [];
    }
    return [{ event, amount, due, low: delay, high: delay }];
  });
}

function royaltyOf(read: ReadOffer, market: Market, missing: string[]): Settled['royalty'] {
  const low = royaltyOver(read, zero);
  if (read.flat !== null) return { low, high: low };
  if (read.tiers.length > 0) {
    if (market.flat !== null) {
      missing.push(`Royalty below its first tier: from 0 to ${percentage(market.flat)} %`);
    }
    return { low, high: royaltyOver(read, market.flat ?? zero) };
  }
  if (market.royalty !== null) missing.push('Royalty: from 0 to the highest of these offers');
  return { low, high: market.royalty ?? flat(0n) };
}

function sharesTheUnsaid({ share, sharesWhat }: ReadOffer): boolean {
  return sharesWhat === '' && (share?.value.gt(0) ?? false);
}

/** The highest for a unit, for a pack of this offer's size; of several lines that it stands for the highest. */
function highestFor(line: ReadLine, item: LineItem, market: Market): Figure | null {
  const ofLines = line.lines.flatMap((one) => market.lines[one]?.[item] ?? []);
  const most = ofLines.reduce<Figure | null>((more, next) => (more?.gte(next) ? more : next), null);
  if (most === null || item === 'duty' || item === 'tooling') return most;
  return item === 'moq' ? most.div(line.packUnits) : most.times(line.packUnits);
}

export function nameOf(line: { strength: string; packUnits: string } | undefined): string {
  return line ? `${line.strength} × ${line.packUnits}` : '';
}

function unitOf(item: LineItem, currency: string): string {
  if (item === 'moq') return ' packs a year';
  if (item === 'duty') return ' %';
  return item === 'tooling' ? ` ${currency}` : ` ${currency} a pack`;
}

/** A price or a freight to four decimals, what is paid once to the cent, a quantity as it comes out. */
function amountOf(item: LineItem, value: Figure): string {
  if (item === 'duty') return percentage(value);
  if (item === 'tooling') return toCents(value);
  return item === 'moq' ? shown(value) : groupDigits(shownTo(4, value));
}

function toCents(value: Figure): string {
  return groupDigits(shownTo(2, value));
}

function shown(value: Figure): string {
  return groupDigits(value.toDecimalPlaces(4).toFixed());
}

/** '5' of 0.05. */
function percentage(fraction: Figure): string {
  return shown(fraction.times(100));
}
