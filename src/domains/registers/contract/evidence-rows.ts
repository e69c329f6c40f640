/** What the lists of evidence say, row by row (§20.1): claims are held against them by `key`. */

export const evidenceRegisters = ['edqm-ceps', 'fda-dmfs', 'fda-inspections'] as const;
export type EvidenceRegister = (typeof evidenceRegisters)[number];

/** What a certificate's or a master file's status comes to. */
export const listedStates = ['valid', 'suspended', 'withdrawn', 'expired', 'inactive'] as const;
export type ListedState = (typeof listedStates)[number];

/** What an inspection found: no action indicated, a voluntary one, an official one. */
export const inspectionOutcomes = ['NAI', 'VAI', 'OAI'] as const;
export type InspectionOutcome = (typeof inspectionOutcomes)[number];

type Listed = {
  /** As `evidence-keys.ts` makes it: the same of a claim's number. */
  key: string;
  /** Another row of the same number says something else. Found out when all rows are in; a reader says false. */
  isInConflict: boolean;
};

/** A certificate of suitability of the EDQM, in its last revision. */
export type EdqmCep = Listed & {
  /** As published: `R1-CEP 2004-123 - Rev 02`. */
  number: string;
  /** What the number says beside the key: `R1 Rev 02`; '' where it says nothing. */
  revision: string;
  /** Of the monograph; '' where there is none, as of a TSE certificate. */
  substanceNumber: string;
  substance: string;
  holder: string;
  /** `Chemistry`, `TSE`, `Herbal` … */
  type: string;
  /** As published: `SUSPENDED BY EDQM - GMP NON-COMPLIANCE`. */
  status: string;
  state: ListedState;
  issuedOn: string;
  endedOn: string | null;
};

/** A Drug Master File of the FDA's list. */
export type FdaDmf = Listed & {
  /** As published: `A` or `I`. */
  status: string;
  state: ListedState;
  /** `I` to `V`; '' where the list says none. */
  type: string;
  submittedOn: string | null;
  holder: string;
  subject: string;
};

/** One programme of an inspection of the FDA: an inspection stands once for each. */
export type FdaInspection = Listed & {
  /** The FDA's own number of the inspection. */
  inspection: string;
  name: string;
  city: string;
  /** A state of the United States; '' elsewhere. */
  region: string;
  country: string;
  endedOn: string;
  /** As published: `Voluntary Action Indicated (VAI)`. */
  classification: string;
  outcome: InspectionOutcome;
  projectArea: string;
  productType: string;
};

export type EvidenceRowOf = {
  'edqm-ceps': EdqmCep;
  'fda-dmfs': FdaDmf;
  'fda-inspections': FdaInspection;
};
