import { inPieces } from '#domains/catalogue/contract/pieces.ts';
import * as numbers from '#domains/catalogue/web/numbers/written.ts';
import type { ResultColumn } from '#domains/finder/web/results/table/result-column.ts';
import { Marked } from '#domains/finder/web/search-box/marked.tsx';
import { chosenOf, type FinderState } from '#domains/finder/web/state/finder-shape.ts';
import { readLaunch } from '#domains/finder/web/state/launches.ts';
import type { WindowMarket } from '#domains/registers/contract/window-markets.ts';
import { shortWords } from '#domains/registers/contract/window-words.ts';
import { LaunchCell } from '#domains/registers/web/launch-cell.tsx';
import { dayOf, todayHere } from '#ui/dates.ts';
import type { DossierNumbers } from '../../contract/dossier-numbers.ts';
import type { DossierCard } from '../../contract/dossiers.ts';
import { columnLabels } from '../column-labels.ts';
import { said, writtenDate } from '../display.ts';
import { DossierName } from './dossier-name.tsx';
import { Fee } from './fee.tsx';

type Column = ResultColumn<DossierCard>;

export const titleColumn: Column = {
  name: 'molecule',
  label: columnLabels.molecule,
  sort: 'molecule',
  text: ({ ListingTitle }) => ListingTitle,
  show: ({ ListingTitle, resCapsules, matched }) => (
    <DossierName title={ListingTitle} strengths={resCapsules} matched={matched} />
  ),
};

export const codeColumn: Column = {
  name: 'code',
  label: 'Code',
  text: ({ ListingCode }) => ListingCode,
  show: ({ ListingCode, matched }) => <Marked text={ListingCode} words={matched} />,
};

/** Every other column of the table, in the order in which they are offered: what decides comes first (§13.21). */
export const tableColumns: readonly Column[] = [
  {
    name: 'readiness',
    label: columnLabels.readiness,
    sort: 'readiness',
    text: ({ dosStatus }) => said(dosStatus),
  },
  {
    ...figure('fee', columnLabels.fee, known('fee', numbers.writtenMoney)),
    show: (card) => <Fee column money={card.numbers.fee} />,
  },
  figure('royalty', columnLabels.royalty, known('royalty', numbers.writtenPercent)),
  figure('profitShare', columnLabels.profitShare, known('profitShare', numbers.writtenPercent)),
  { name: 'markets', label: 'Markets', text: ({ locations }) => said(locations) },
  figure('minimumOrder', columnLabels.minimumOrder, leastOrder),
  { name: 'constraint', label: 'US constraint', text: ({ usConDate }) => said(writtenDate(usConDate)) },
  launchColumn('US'),
  launchColumn('EU'),
  {
    ...figure('lastInspection', columnLabels.lastInspection, known('lastInspection', numbers.writtenMonth)),
    downwardsFirst: true,
  },
  {
    name: 'dosageForm',
    label: columnLabels.dosageForm,
    sort: 'dosageForm',
    text: ({ doseForm }) => said(doseForm),
  },
  { name: 'strengths', label: 'Strengths', text: ({ resCapsules }) => said(resCapsules) },
  figure('batchSize', columnLabels.batchSize, known('batchSize', numbers.writtenQuantity)),
  figure('shelfLife', `${columnLabels.shelfLife}, months`, known('shelfLife', numbers.writtenSpan)),
  figure('leadTime', `${columnLabels.leadTime}, weeks`, known('leadTime', numbers.writtenSpan)),
  { ...figure('offerDays', 'Offer, days', ({ offDay }) => String(offDay)), sort: 'offer-days' },
  { name: 'supply', label: 'Supply', text: ({ supply }) => said(supply) },
  { name: 'dealType', label: 'Deal type', text: ({ type }) => said(type) },
  { name: 'gmp', label: 'Manufacturing GMP', text: ({ mfg }) => said(mfg) },
  { name: 'country', label: 'Country of manufacture', text: ({ com }) => said(com) },
  { name: 'curated', label: 'Curated', text: ({ curated }) => (curated ? 'Curated' : '') },
  { name: 'reference', label: 'Reference product and indication', text: ({ descp }) => said(descp) },
  {
    name: 'confirmed',
    label: columnLabels.confirmed,
    sort: 'confirmed',
    downwardsFirst: true,
    text: ({ confirmedAt }) => (confirmedAt === null ? '' : dayOf(confirmedAt)),
  },
];

const usualOf = (...launches: readonly string[]): readonly string[] => [
  ...['readiness', 'fee', 'royalty', ...launches, 'markets', 'minimumOrder', 'constraint', 'lastInspection'],
  ...['dosageForm', 'leadTime', 'offerDays'],
];
const usual = usualOf('launchUS');
const usualInEu = usualOf('launchEU', 'launchUS');

/** What is shown until one chooses: a market that is filtered by before the other, so that one sees what was found. */
export function usualColumns(asked: FinderState): readonly string[] {
  const [written = ''] = chosenOf(asked, 'launch');
  return readLaunch(written)?.market === 'EU' ? usualInEu : usual;
}

/** The first lawful day in a market, in as few words as a column has; its order goes by the day. */
function launchColumn(market: WindowMarket): Column {
  const name = `launch${market}` as const;
  const windowOf = ({ launch }: DossierCard) => launch.find((one) => one.market === market);
  return {
    ...{ name, label: columnLabels[name], sort: name, whole: true },
    text: (card) => shortWords(windowOf(card), todayHere()),
    show: (card) => {
      const window = windowOf(card);
      return window && <LaunchCell window={window} />;
    },
  };
}

/** What the owner's words say of a number (§12.10); '', and never 0, where it is not known. */
function known<N extends keyof DossierNumbers>(
  name: N,
  write: (value: NonNullable<DossierNumbers[N]>) => string,
): Column['text'] {
  return (card) => {
    const value = card.numbers[name];
    return value === null ? '' : write(value as NonNullable<DossierNumbers[N]>);
  };
}

/** '1 batch (500,000 tablets)': the order by this column goes by the pieces of a batch (§13.20). */
function leastOrder({ numbers: { minimumOrder, batchSize } }: DossierCard): string {
  if (minimumOrder === null) return '';
  const words = numbers.writtenQuantity(minimumOrder);
  const pieces = minimumOrder.unit === 'batches' ? inPieces(minimumOrder, batchSize) : null;
  return pieces && batchSize
    ? `${words} (${numbers.writtenQuantity({ ...pieces, unit: batchSize.unit })})`
    : words;
}

/** A number, aligned with those above and below it; its name is also the name of the order by it. */
function figure(name: string, label: string, text: Column['text']): Column {
  return { name, label, numeric: true, sort: name, text };
}
