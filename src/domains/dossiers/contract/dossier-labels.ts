/** What a dossier's fields are called, in the order in which they are shown (§2.16). */

export const productLabels = {
  doseForm: 'Dose form',
  routeOfAdministration: 'Route of administration',
  strengths: 'Strengths',
  saltBase: 'Salt / base',
  therapCategory: 'Therapeutic category',
  atcClass: 'Category Details',
  indication: 'Indication',
  usRefProduct: 'US reference product',
  usConstraintDate: 'US Constraint date',
  rxOtc: 'Prescription Status',
  packStyle1: 'Pack style 1',
  packSizes1: 'Pack sizes 1',
  packStyle2: 'Pack style 2',
  packSizes2: 'Pack sizes 2',
  ctBeDetails: 'CT / BE details',
  dossierStatus: 'Dossier status',
  registeredIn: 'Registered in',
} as const;

export const dealLabels = {
  availableGeographies: 'Available geographies',
  supplyInternalStatus: 'Supply status',
  techTransferSupport: 'Tech transfer support',
  dealType: 'Deal type',
  exclusivity: 'Exclusivity',
  maHolder: 'MA holder',
  ipOwner: 'IP owner',
  oneTimeFee: 'One-time fee',
  royalty: 'Royalty',
  profitShare: 'Profit share',
  details: 'Details',
  supplyPrice: 'Indicative supply price',
} as const;

export const manufacturingLabels = {
  rAndDDetails: 'R&D details',
  submissionBatchMfg: 'Submission batch manufacturing',
  gmpStatus: 'GMP status',
  lastInspection: 'Last inspection',
  CountryOfManufactureInternal: 'Country of manufacture',
  numberOfApiSources: 'Number of API sources',
  apiType: 'API type',
  apiDmf: 'API DMF',
  cppCountry: 'CPP country',
  batchSize: 'Batch size',
  moq: 'MOQ',
  cro: 'CRO',
  StabilityCondition: 'Stability condition',
  shelfLife: 'Shelf life',
  leadTime: 'Lead time',
} as const;

/** What the supplier brings along: 'Yes' or another value. */
export const supplierFlagLabels = {
  RDCapabilities: 'R&D capabilities',
  Manufacturing: 'Manufacturing',
  FrontEndMarkets: 'Front-end markets',
  SupplierAPIFlag: 'Own API',
  RegulatorySupport: 'Regulatory support',
  IncrementalRD: 'Incremental R&D',
  TechTransferSupport: 'Tech transfer support',
  StabilityLoading: 'Stability loading',
} as const;
