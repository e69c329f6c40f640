import { comparedInEuros } from '#domains/catalogue/contract/euro-rates.ts';
import { inPieces } from '#domains/catalogue/contract/pieces.ts';
import * as quantities from '#domains/catalogue/contract/quantities.ts';
import { columnNames, indexedColumns, type SortOrder } from '#domains/finder/contract/orders.ts';
import type { FinderOrder, IndexedListing, NumberRange } from '#domains/finder/engine/finder.ts';
import { remembering } from '#domains/finder/engine/remembered.ts';
import type { Received } from '#platform/contract/calls.ts';
import { dossierReadiness } from '../../contract/dossier-lists.ts';
import { monthNumber } from '../rules.ts';
import type { DossierFeedRow } from './feed.ts';
import { launchNumber } from './launch-days.ts';

type NumberColumn = (typeof indexedColumns.numbers)[number];
const names: readonly string[] = columnNames;
const day = 24 * 3600 * 1000;

/** A span counts by its lower end: what it may be had for, and what it holds at least. */
function lowerEnd(read: (words: string) => { from: number } | null): (words: string) => number | null {
  return remembering((words) => read(words)?.from ?? null);
}

const fee = remembering((words: string) => comparedInEuros(quantities.readMoney(words)));
const percent = lowerEnd(quantities.readPercent);
const quantity = remembering(quantities.readQuantity);
const months = lowerEnd(quantities.readMonths);
const weeks = lowerEnd(quantities.readWeeks);
const inspection = remembering((words: string) => {
  const month = quantities.readMonthOfYear(words);
  return month === null ? null : monthNumber(month);
});

/** What a dossier has in each column of numbers: read out of its owner's words, which say it or do not. */
const numberIn: Record<NumberColumn, (row: DossierFeedRow) => number | null> = {
  fee: (row) => fee(row.oneTimeFee),
  royalty: (row) => percent(row.royalty),
  profitShare: (row) => percent(row.profitShare),
  minimumOrder: (row) => inPieces(quantity(row.minimumOrder), quantity(row.batchSize))?.from ?? null,
  batchSize: (row) => inPieces(quantity(row.batchSize))?.from ?? null,
  shelfLife: (row) => months(row.shelfLife),
  leadTime: (row) => weeks(row.leadTime),
  lastInspection: (row) => inspection(row.lastInspection),
  readiness: (row) => dossierReadiness.indexOf(row.readiness),
  confirmed: (row) => Math.floor((row.confirmedAt ?? row.listedAt).getTime() / day),
  launchUS: ({ launch }) => launchNumber(launch, 'US'),
  launchEU: ({ launch }) => launchNumber(launch, 'EU'),
};
const textIn: Record<(typeof indexedColumns.texts)[number], (row: DossierFeedRow) => string> = {
  molecule: ({ product }) => product.molecule.inn.toLowerCase(),
  dosageForm: ({ product }) => product.dosageForm.toLowerCase(),
};
const numberReaders = indexedColumns.numbers.map((name) => numberIn[name]);
const textReaders = indexedColumns.texts.map((name) => textIn[name]);

export function columnsOf(row: DossierFeedRow): Required<Pick<IndexedListing, 'numbers' | 'texts'>> {
  return {
    numbers: numberReaders.map((read) => read(row)),
    texts: textReaders.map((read) => read(row)),
  };
}

type Ranges = Received<'POST /search-dossier', 'body'>['ranges'];

/** The ranges of a call as the engine takes them. */
export function rangesOf({ lastInspection, ...others }: Ranges): NumberRange[] {
  const ofMonth = (month: string | undefined) => (month === undefined ? undefined : monthNumber(month));
  const ranges = {
    ...others,
    lastInspection: lastInspection && {
      from: ofMonth(lastInspection.from),
      to: ofMonth(lastInspection.to),
    },
  };
  return Object.entries(ranges).flatMap(([name, range]) =>
    range ? [{ column: names.indexOf(name), from: range.from, to: range.to }] : [],
  );
}

/** 'fee 10000..50000': the ranges of a search as one line tells them. */
export function rangeWords(
  ranges: Readonly<Record<string, { from?: number | string; to?: number | string }>>,
): string[] {
  return Object.entries(ranges).map(([name, { from = '', to = '' }]) => `${name} ${from}..${to}`);
}

/** 'fee' is an order of the index, and '-fee' the same descending; the others stand for themselves. */
export function orderOf(sort: SortOrder): FinderOrder {
  switch (sort) {
    case 'relevance':
    case 'newest':
    case 'offer-days':
      return sort;
    default:
      return { column: names.indexOf(sort.replace('-', '')), descending: sort.startsWith('-') };
  }
}
