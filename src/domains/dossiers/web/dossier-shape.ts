import { evidenceKinds, evidenceNames } from '#domains/evidence/contract/evidence-kinds.ts';
import { dossierColumnOrders, dossierSortOrders } from '#domains/finder/contract/orders.ts';
import type { FinderShape, ListFilter, RangeFilter } from '#domains/finder/web/state/finder-shape.ts';
import { launchOn, readLaunch } from '#domains/finder/web/state/launches.ts';
import { messages } from '#platform/contract/messages.ts';
import { todayHere } from '#ui/dates.ts';
import {
  curatedFilter,
  dosageForms,
  dossierManufacturingFacilityLocations,
  dossierReadiness,
  marketsOfInterest,
  routesOfAdministration,
  supplyFilter,
  therapeuticCategories,
} from '../contract/dossier-lists.ts';
import { dossierNumberRanges, type RangeName } from '../contract/dossier-range-limits.ts';
import type { DossierFilterGroup, dossierFilterGroups } from '../contract/dossiers.ts';
import { fitMarkets } from '../contract/market-fit/fit-markets.ts';
import { columnLabels } from './column-labels.ts';
import { OwnMarkets } from './market-fit/own-markets.tsx';

export const dossierFinderPath = '/dossier-search';

type Looks = Omit<ListFilter, 'kind' | 'name' | 'values'>;

/** A filter of the contract: its name and its list belong together there, and are held together here. */
function list<G extends DossierFilterGroup>(
  name: G,
  values: (typeof dossierFilterGroups)[G],
  looks: Looks,
): ListFilter {
  return { kind: 'list', name, values, ...looks };
}

/** A range of the contract. */
function range(
  name: RangeName,
  looks: Omit<RangeFilter, 'kind' | 'name' | 'label' | 'of' | 'most'>,
): RangeFilter {
  const most = name === 'lastInspection' ? 0 : dossierNumberRanges[name].most;
  const label = columnLabels[name];
  return { kind: 'range', name, label, of: name === 'lastInspection' ? 'months' : 'numbers', most, ...looks };
}

/** The sidebar of the dossier finder: its groups in their order (§2.15). */
export const dossierShape: FinderShape = {
  noun: 'dossiers',
  sorts: [...dossierSortOrders, ...dossierColumnOrders],
  columnLabels,
  hasTable: true,
  sections: [
    {
      label: 'Most used',
      filters: [
        {
          kind: 'launch',
          name: 'launch',
          param: 'launch',
          label: 'Launch in',
          send: ([written = '']) => {
            const launch = readLaunch(written);
            return launch === null ? undefined : launchOn(launch, todayHere());
          },
        },
        range('fee', { param: 'fee', unit: 'EUR' }),
        range('royalty', { param: 'royalty', unit: '%' }),
        range('minimumOrder', { param: 'moq', unit: 'units' }),
        range('batchSize', { param: 'batch', unit: 'units' }),
        range('shelfLife', { param: 'shelf', unit: 'months' }),
        range('leadTime', { param: 'lead', unit: 'weeks' }),
        range('lastInspection', { param: 'inspected', unit: '' }),
      ],
    },
    {
      label: 'Molecule',
      filters: [
        list('therapCategory', therapeuticCategories, { param: 'atc', label: 'ATC class' }),
        list('doseForm', dosageForms, { param: 'form', label: 'Dosage form' }),
        list('routeOfAdministration', routesOfAdministration, {
          param: 'route',
          label: 'Route of Administration',
        }),
      ],
    },
    {
      label: 'Markets of Interest',
      filters: [list('RegionofInterest', marketsOfInterest, { param: 'market', label: 'Market' })],
    },
    {
      label: 'Fits my markets',
      filters: [list('fits', fitMarkets, { param: 'fits', label: 'Fits', above: OwnMarkets })],
    },
    {
      label: 'Proven within 24 months',
      filters: [
        list('evidence', evidenceKinds, {
          param: 'proven',
          label: 'Proven',
          words: Object.fromEntries(evidenceKinds.map((kind) => [kind, evidenceNames[kind].name])),
        }),
      ],
    },
    {
      label: 'Constraint Date After (US)',
      filters: [
        {
          kind: 'month',
          name: 'usConstraintDate',
          param: 'after',
          label: 'Constraint Date After (US)',
          hint: messages.constraintDate,
          send: ([month = '']) => month,
        },
      ],
    },
    {
      label: 'Manufacturing Facility Location',
      filters: [
        list('countryOfManufacture', dossierManufacturingFacilityLocations, {
          param: 'site',
          label: 'Facility',
        }),
      ],
    },
    {
      label: 'Dossier readiness',
      filters: [
        list('DossierReadiness', dossierReadiness, {
          param: 'ready',
          label: 'Readiness',
          slugs: ['us', 'eu', 'other-reg', 'non-reg', 'pilot-be', 'early'],
          selfExplaining: true,
        }),
      ],
    },
    {
      label: 'Curated',
      filters: [
        list('curated', curatedFilter, {
          param: 'curated',
          label: 'Curated',
          slugs: ['yes'],
          selfExplaining: true,
          send: (chosen) => chosen.length > 0,
        }),
      ],
    },
    {
      label: 'Supply',
      filters: [list('supplyStatus', supplyFilter, { param: 'supply', label: 'Supply', exclusive: true })],
    },
  ],
};
