import type { TableShape } from '#platform/contract/tables/columns.ts';
import { dosageForms, dossierReadiness, marketsOfInterest } from './dossier-lists.ts';

/** Readiness of dossiers that are still being developed: a partner may join. */
export const developingReadiness = [
  'Pilot BE Complete/ Late stage development',
  'Early development',
] as const satisfies (typeof dossierReadiness)[number][];

function same<const T extends readonly string[]>(values: T): Record<T[number], string> {
  return Object.fromEntries(values.map((value) => [value, value])) as Record<T[number], string>;
}

/** What investors read of the dossiers that are open for co-development or acquisition: money first. */
export const activeDeals = {
  title: 'Active deals',
  searched: 'Code or title',
  sort: '-listedAt',
  columns: {
    title: { label: 'Dossier', type: 'text', filter: 'contains', sortable: true },
    oneTimeFee: { label: 'One-time fee', type: 'text', figure: true },
    royalty: { label: 'Royalty', type: 'text', figure: true },
    profitShare: { label: 'Profit share', type: 'text', figure: true },
    readiness: {
      label: 'Readiness',
      type: 'choice',
      filter: 'choice',
      sortable: true,
      choices: same(dossierReadiness),
      plain: true,
    },
    markets: {
      label: 'Markets',
      type: 'choice',
      filter: 'choice',
      choices: same(marketsOfInterest),
      plain: true,
    },
    techTransfer: { label: 'Tech transfer', type: 'flag', filter: 'flag', spare: true },
    dealType: { label: 'Deal type', type: 'text', filter: 'contains', plain: true },
    exclusivity: { label: 'Exclusivity', type: 'text', filter: 'contains', spare: true },
    dosageForm: {
      label: 'Dosage form',
      type: 'choice',
      filter: 'choice',
      sortable: true,
      choices: same(dosageForms),
      spare: true,
    },
    code: { label: 'Code', type: 'text', filter: 'contains', sortable: true, spare: true },
    offerDays: { label: 'Offer in days', type: 'number', filter: 'range', sortable: true, spare: true },
    listedAt: { label: 'Listed', type: 'moment', filter: 'range', sortable: true, spare: true },
  },
} as const satisfies TableShape;
