import { z } from 'zod';
import { listingAge } from '#domains/catalogue/contract/listing-age.ts';
import { verificationMark } from '#domains/companies/contract/verification-mark.ts';
import { evidenceKinds } from '#domains/evidence/contract/evidence-kinds.ts';
import { asTyped, findings, matched, novelty, strengths } from '#domains/finder/contract/finders.ts';
import { dossierColumnOrders, dossierSortOrders } from '#domains/finder/contract/orders.ts';
import { launchBrief } from '#domains/registers/contract/launch-windows.ts';
import { defineCalls } from '#platform/contract/call.ts';
import { filterCounts, labels, limit, listingId, page, searchText } from '#platform/contract/fields.ts';
import { members } from '#platform/contract/roles.ts';
import * as lists from './dossier-lists.ts';
import { dossierNumbers } from './dossier-numbers.ts';
import { dossierRanges } from './dossier-ranges.ts';
import { launchCounts, launchSearch } from './launch-search.ts';
import { fitMarkets } from './market-fit/fit-markets.ts';

/** A search result (§3.3). */
export const dossierCard = z.object({
  _id: z.string(),
  ListingTitle: z.string(),
  ListingCode: z.string(),
  doseForm: z.string(),
  resCapsules: z.string().describe('Strengths'),
  curated: z.boolean(),
  locations: z.array(z.string()).describe('Available geographies'),
  dosStatus: z.string().describe('Dossier readiness'),
  mfg: z.array(z.string()).describe('Manufacturing GMP'),
  com: z.array(z.string()).describe('Country of manufacture'),
  usConDate: z.string().describe('US constraint date, DD-MMM-YYYY; 01-Jan-1900 stands for none'),
  supply: z.array(z.string()),
  type: z.string().describe('Deal type'),
  descp: z.string().describe('One line: reference product and indication'),
  About: z.string().describe('About the molecule'),
  offDay: z.int().describe('Offer in N business days'),
  structure: z.string().nullable().describe("Address of the molecule's drawn structure, where it has one"),
  ...novelty,
  matched,
  numbers: dossierNumbers,
  launch: z.array(launchBrief).describe('As it was worked out; empty until then'),
});
export type DossierCard = z.infer<typeof dossierCard> & {
  /** Of several countries that are ticked, those that it fits. */
  fits?: readonly string[];
};

const flag = z.string().describe("'Yes' or another value");

/** A whole dossier (§3.2). */
export const dossier = z.object({
  _id: z.string(),
  ListingCode: z.string(),
  ListingTitle: z.string(),
  SupplierHQLocation: z.string(),
  RDCapabilities: flag,
  Manufacturing: flag,
  FrontEndMarkets: flag,
  SupplierAPIFlag: flag,
  YearsInOperation: z.string().describe("Founding year, shown as 'Estd {years}'"),
  RegulatorySupport: flag,
  IncrementalRD: flag,
  TechTransferSupport: flag,
  StabilityLoading: flag,
  productDetails: z.object({
    doseForm: z.string(),
    routeOfAdministration: z.array(z.string()),
    strengths: z.string(),
    saltBase: z.string(),
    therapCategory: z.array(z.string()),
    atcClass: z.array(z.string()).describe('Shown as Category Details'),
    indication: z.string(),
    usRefProduct: z.string(),
    usConstraintDate: z.string().describe('DD-MMM-YYYY; 01-Jan-1900 stands for none'),
    rxOtc: z.string().describe('Shown as Prescription Status'),
    packStyle1: z.string(),
    packSizes1: z.array(z.string()),
    packStyle2: z.string(),
    packSizes2: z.array(z.string()),
    ctBeDetails: z.string(),
    dossierStatus: z.string(),
    registeredIn: z.string(),
  }),
  dealContours: z.object({
    availableGeographies: z.array(z.string()),
    supplyInternalStatus: z.array(z.string()).describe('Shown as Supply status'),
    techTransferSupport: z.string(),
    dealType: z.string(),
    exclusivity: z.string(),
    maHolder: z.string(),
    ipOwner: z.string(),
    details: z.string(),
    oneTimeFee: z.string(),
    royalty: z.string(),
    profitShare: z.string(),
    supplyPrice: z.string().describe('Indicative supply price'),
  }),
  manufacturingDetails: z.object({
    rAndDDetails: z.string(),
    submissionBatchMfg: z.string(),
    gmpStatus: z.array(z.string()),
    lastInspection: z.string(),
    CountryOfManufactureInternal: z.array(z.string()),
    numberOfApiSources: z.string(),
    apiType: z.string(),
    apiDmf: z.string(),
    cppCountry: z.string(),
    batchSize: z.string(),
    moq: z.string(),
    cro: z.string(),
    StabilityCondition: z.string(),
    shelfLife: z.string(),
    leadTime: z.string(),
  }),
  curated: z.boolean(),
  offDay: z.int().describe('Offer in N business days'),
  About: z.string().describe('About the molecule'),
  structure: z.string().nullable().describe("Address of the molecule's drawn structure, where it has one"),
  age: listingAge.describe('When its owner last confirmed it (§12.6)'),
  verified: verificationMark
    .nullable()
    .describe('When the desk verified the company that owns it, and by what (§26.11)'),
  numbers: dossierNumbers,
});
export type Dossier = z.infer<typeof dossier>;

/** A dossier of the same company (§3.4). */
export const relatedProduct = z.object({
  _id: z.string(),
  ListingTitle: z.string(),
  ListingCode: z.string(),
  productDetails: z.object({ doseForm: z.string(), strengths: z.string(), dossierStatus: z.string() }),
  dealContours: z.object({ availableGeographies: z.array(z.string()) }),
  Supply: z.string(),
});
export type RelatedProduct = z.infer<typeof relatedProduct>;

/** The finder's filter groups in the order of the sidebar, each with its list and its field in the payload. */
export const dossierFilterGroups = {
  therapCategory: lists.therapeuticCategories,
  doseForm: lists.dosageForms,
  routeOfAdministration: lists.routesOfAdministration,
  RegionofInterest: lists.marketsOfInterest,
  fits: fitMarkets,
  evidence: evidenceKinds,
  countryOfManufacture: lists.dossierManufacturingFacilityLocations,
  DossierReadiness: lists.dossierReadiness,
  curated: lists.curatedFilter,
  supplyStatus: lists.supplyFilter,
} as const;
export type DossierFilterGroup = keyof typeof dossierFilterGroups;

const counts = filterCounts(dossierFilterGroups);

const paging = { page, limit, searchChar: searchText };

const forMembers = { source: '§7.4', access: members } as const;

/** The dossier calls, with the field that each filter reads (§7.4). */
export const dossierCalls = defineCalls({
  'POST /get-dossier': {
    repeat: 'reads',
    summary: 'The unfiltered dossier finder',
    ...forMembers,
    readOften: true,
    body: z.object(paging),
    response: z.object({ data: z.array(dossierCard), totalcount: z.int(), counts, launchCounts }),
  },
  'POST /search-dossier': {
    repeat: 'reads',
    summary: 'Find dossiers by words and filters',
    ...forMembers,
    readOften: true,
    body: z.object({
      ...paging,
      therapCategory: labels(lists.therapeuticCategories),
      doseForm: labels(lists.dosageForms),
      routeOfAdministration: labels(lists.routesOfAdministration),
      usConstraintDate: z
        .union([z.literal(''), z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Give the month as YYYY-MM')], {
          error: 'Give the month as YYYY-MM, or nothing',
        })
        .default('')
        .describe(
          "YYYY-MM: constraint date on or after that month's first day; dossiers without a date never match",
        ),
      RegionofInterest: labels(lists.marketsOfInterest),
      DossierReadiness: labels(lists.dossierReadiness),
      countryOfManufacture: labels(lists.dossierManufacturingFacilityLocations),
      curated: z.boolean().default(false).describe('Only curated dossiers'),
      supplyStatus: z
        .union([z.literal(''), z.array(z.enum(lists.supplyFilter)).max(1)], {
          error: `Give a list of one: ${lists.supplyFilter.join(' or ')}`,
        })
        .default([]),
      fits: labels(fitMarkets).describe(
        'Only dossiers that are offered for one of these countries and fit it (§23.4)',
      ),
      evidence: labels(evidenceKinds).describe(
        'Only dossiers of which such a claim is proven, by a proof that is no older than 24 months (§21.8)',
      ),
      strengths,
      ranges: dossierRanges,
      launch: launchSearch,
      sort: z.enum([...dossierSortOrders, ...dossierColumnOrders]).default('relevance'),
      asTyped,
    }),
    response: z.object({
      data: z.array(dossierCard),
      totalCount: z.int(),
      counts,
      launchCounts,
      fitting: z
        .record(z.string(), z.array(z.enum(fitMarkets)))
        .optional()
        .describe('Where several countries are ticked: which of them each dossier of the page fits (§23.4)'),
      ...findings,
    }),
  },
  'POST /get-dossierbyid': {
    repeat: 'reads',
    summary: 'One dossier, whole',
    ...forMembers,
    readOften: true,
    body: z.object({ id: listingId }),
    response: z.object({ data: dossier }),
  },
  'GET /api/dossiers/:id/data-sheet': {
    summary: 'A dossier as a PDF',
    source: '§13.15',
    access: members,
    params: z.object({ id: listingId }),
  },
});
