import type { ResultColumn } from '#domains/finder/web/results/table/result-column.ts';
import { Marked } from '#domains/finder/web/search-box/marked.tsx';
import { dayOf } from '#ui/dates.ts';
import type { DossierCard } from '../../contract/dossiers.ts';
import { saysNothing, written, writtenDate } from '../display.ts';
import { inMoney, inMonth, inPercent, inSpan, inUnits } from './figures.ts';

type Column = ResultColumn<DossierCard>;

/** A value on one line; what says that there is nothing to say is nothing. */
function said(value: string | readonly string[]): string {
  const text = written(value);
  return saysNothing(text) ? '' : text;
}

export const titleColumn: Column = {
  name: 'molecule',
  label: 'Molecule',
  sort: 'molecule',
  text: ({ ListingTitle }) => ListingTitle,
  show: ({ ListingTitle, matched }) => <Marked text={ListingTitle} words={matched} />,
};

export const codeColumn: Column = {
  name: 'code',
  label: 'Code',
  text: ({ ListingCode }) => ListingCode,
  show: ({ ListingCode, matched }) => <Marked text={ListingCode} words={matched} />,
};

/** Every other column of the table, in the order in which they are offered: what decides comes first (§13.21). */
export const dossierColumns: readonly Column[] = [
  { name: 'readiness', label: 'Readiness', sort: 'readiness', text: ({ dosStatus }) => said(dosStatus) },
  { name: 'markets', label: 'Markets', text: ({ locations }) => said(locations) },
  { name: 'constraint', label: 'US constraint', text: ({ usConDate }) => said(writtenDate(usConDate)) },
  figure('fee', 'Fee', ({ numbers }) => inMoney(numbers.fee)),
  figure('royalty', 'Royalty', ({ numbers }) => inPercent(numbers.royalty)),
  figure('profitShare', 'Profit share', ({ numbers }) => inPercent(numbers.profitShare)),
  figure('minimumOrder', 'MOQ', ({ numbers }) => inUnits(numbers.minimumOrder)),
  {
    ...figure('lastInspection', 'Last inspection', ({ numbers }) => inMonth(numbers.lastInspection)),
    downwardsFirst: true,
  },
  { name: 'dosageForm', label: 'Dose form', sort: 'dosageForm', text: ({ doseForm }) => said(doseForm) },
  { name: 'strengths', label: 'Strengths', text: ({ resCapsules }) => said(resCapsules) },
  figure('batchSize', 'Batch size', ({ numbers }) => inUnits(numbers.batchSize)),
  figure('shelfLife', 'Shelf life, months', ({ numbers }) => inSpan(numbers.shelfLife)),
  figure('leadTime', 'Lead time, weeks', ({ numbers }) => inSpan(numbers.leadTime)),
  { ...figure('offerDays', 'Offer, days', ({ offDay }) => String(offDay)), sort: 'offer-days' },
  { name: 'supply', label: 'Supply', text: ({ supply }) => said(supply) },
  { name: 'dealType', label: 'Deal type', text: ({ type }) => said(type) },
  { name: 'gmp', label: 'Manufacturing GMP', text: ({ mfg }) => said(mfg) },
  { name: 'country', label: 'Country of manufacture', text: ({ com }) => said(com) },
  { name: 'curated', label: 'Curated', text: ({ curated }) => (curated ? 'Curated' : '') },
  { name: 'reference', label: 'Reference product and indication', text: ({ descp }) => said(descp) },
  {
    name: 'confirmed',
    label: 'Confirmed',
    sort: 'confirmed',
    downwardsFirst: true,
    text: ({ confirmedAt }) => (confirmedAt === null ? '' : dayOf(confirmedAt)),
  },
];

/** What is shown until one chooses. */
export const usualColumns: readonly string[] = [
  ...['readiness', 'markets', 'constraint', 'fee', 'royalty', 'minimumOrder', 'lastInspection'],
  ...['dosageForm', 'strengths', 'leadTime', 'offerDays'],
];

/** A number, aligned with those above and below it; its name is also the name of the order by it. */
function figure(name: string, label: string, text: Column['text']): Column {
  return { name, label, numeric: true, sort: name, text };
}
