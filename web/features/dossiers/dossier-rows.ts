import type { Dossier } from '#contract/dossiers.ts';
import { messages } from '#contract/messages.ts';
import { writtenDate } from './display.ts';

/** One labelled row of a dossier's tables. */
export type Row<K extends string = string> = {
  key: K;
  label: string;
  /** How the value is written, where not simply as it is. */
  write?: (value: string) => string;
  /** What the tooltip beside the label says. */
  hint?: string;
};

type Section = 'productDetails' | 'dealContours' | 'manufacturingDetails';
type RowsOf<S extends Section> = readonly Row<Extract<keyof Dossier[S], string>>[];

/** Product Profile. */
export const productRows: RowsOf<'productDetails'> = [
  { key: 'doseForm', label: 'Dose form' },
  { key: 'routeOfAdministration', label: 'Route of administration' },
  { key: 'strengths', label: 'Strengths' },
  { key: 'saltBase', label: 'Salt / base' },
  { key: 'therapCategory', label: 'Therapeutic category' },
  { key: 'atcClass', label: 'Category Details' },
  { key: 'indication', label: 'Indication' },
  { key: 'usRefProduct', label: 'US reference product' },
  { key: 'usConstraintDate', label: 'US Constraint date', write: writtenDate, hint: messages.constraintDate },
  { key: 'rxOtc', label: 'Prescription Status' },
  { key: 'packStyle1', label: 'Pack style 1' },
  { key: 'packSizes1', label: 'Pack sizes 1' },
  { key: 'packStyle2', label: 'Pack style 2' },
  { key: 'packSizes2', label: 'Pack sizes 2' },
  { key: 'ctBeDetails', label: 'CT / BE details' },
  { key: 'dossierStatus', label: 'Dossier status' },
  { key: 'registeredIn', label: 'Registered in' },
];

/** Deal Contours. */
export const dealRows: RowsOf<'dealContours'> = [
  { key: 'availableGeographies', label: 'Available geographies' },
  { key: 'supplyInternalStatus', label: 'Supply status' },
  { key: 'techTransferSupport', label: 'Tech transfer support' },
  { key: 'dealType', label: 'Deal type' },
  { key: 'exclusivity', label: 'Exclusivity' },
  { key: 'maHolder', label: 'MA holder' },
  { key: 'ipOwner', label: 'IP owner' },
  { key: 'oneTimeFee', label: 'One-time fee' },
  { key: 'royalty', label: 'Royalty' },
  { key: 'profitShare', label: 'Profit share' },
  { key: 'details', label: 'Details' },
];

/** Manufacturing Details. */
export const manufacturingRows: RowsOf<'manufacturingDetails'> = [
  { key: 'rAndDDetails', label: 'R&D details' },
  { key: 'submissionBatchMfg', label: 'Submission batch manufacturing' },
  { key: 'gmpStatus', label: 'GMP status' },
  { key: 'lastInspection', label: 'Last inspection' },
  { key: 'CountryOfManufactureInternal', label: 'Country of manufacture' },
  { key: 'numberOfApiSources', label: 'Number of API sources' },
  { key: 'apiType', label: 'API type' },
  { key: 'apiDmf', label: 'API DMF' },
  { key: 'cppCountry', label: 'CPP country' },
  { key: 'batchSize', label: 'Batch size' },
  { key: 'moq', label: 'MOQ' },
  { key: 'cro', label: 'CRO' },
  { key: 'StabilityCondition', label: 'Stability condition' },
];

/** What the supplier brings along: a tick where the flag says 'Yes'. */
export const supplierFlags = [
  { key: 'RDCapabilities', label: 'R&D capabilities' },
  { key: 'Manufacturing', label: 'Manufacturing' },
  { key: 'FrontEndMarkets', label: 'Front-end markets' },
  { key: 'SupplierAPIFlag', label: 'Own API' },
  { key: 'RegulatorySupport', label: 'Regulatory support' },
  { key: 'IncrementalRD', label: 'Incremental R&D' },
  { key: 'TechTransferSupport', label: 'Tech transfer support' },
  { key: 'StabilityLoading', label: 'Stability loading' },
] as const satisfies readonly Row<keyof Dossier>[];
