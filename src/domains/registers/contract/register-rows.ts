import { type EvidenceRowOf, evidenceRegisters } from './evidence-rows.ts';

/**
 * What the public registers say, row by row, in one shape whoever publishes it (§20.1). Days are ISO days (`2027-05-21`), numbers
 * of applications have no letters before them, texts stand as the publisher writes them.
 */

/**
 * What launch windows are read from (§20.3). The Orange Book comes as three files, of which a publisher's archive may hold one, two
 * or all.
 */
export const launchRegisters = [
  'orange-book-products',
  'orange-book-patents',
  'orange-book-exclusivities',
  'purple-book',
  'ema-medicines',
] as const;
export type LaunchRegister = (typeof launchRegisters)[number];

/** Whose file it is. */
export const registerNames = [...launchRegisters, ...evidenceRegisters] as const;
export type RegisterName = (typeof registerNames)[number];

/** After so many days an edition is told with its day wherever its facts stand (§20.1). */
export const editionOldAfterDays = 45;

/** A product of the FDA's Orange Book: `N` a new drug's application, `A` an abbreviated one. */
export type OrangeProduct = {
  applicationType: 'N' | 'A';
  application: string;
  product: string;
  /** In the publisher's alphabetical order; a combination has several. */
  ingredients: string[];
  form: string;
  route: string;
  tradeName: string;
  applicant: string;
  /** Without the note that the publisher puts behind it between asterisks. */
  strength: string;
  /** `Federal Register determination that product was not discontinued … for safety or effectiveness reasons`. */
  note?: string | null;
  therapeuticEquivalence: string | null;
  /** Null where it was approved before 1982. */
  approvedOn: string | null;
  isReferenceListed: boolean;
  isReferenceStandard: boolean;
  marketing: 'RX' | 'OTC' | 'DISCN';
};

/** One patent of one product for one use code: a patent stands once for each of them. */
export type OrangePatent = {
  application: string;
  product: string;
  /** Without `*PED`. */
  patent: string;
  /** The row is the six months that a paediatric exclusivity adds to the patent of that number. */
  isPaediatric: boolean;
  expiresOn: string;
  coversSubstance: boolean;
  coversProduct: boolean;
  useCode: string | null;
  isDelisted: boolean;
};

export type OrangeExclusivity = {
  application: string;
  product: string;
  /** As published: `NCE`, `ODE-123`, `M-78`, `PED`. */
  code: string;
  endsOn: string;
};

/** A licensed biologic of the FDA's Purple Book. */
export type PurpleProduct = {
  application: string;
  product: string;
  proprietaryName: string;
  properName: string;
  /** `351(a)`, `351(k) Biosimilar` or `351(k) Interchangeable`. */
  licenceType: string;
  strength: string;
  form: string;
  route: string;
  marketing: string;
  licensure: string;
  approvedOn: string | null;
  referenceProperName: string | null;
  firstLicensedOn: string | null;
  referenceExclusivityEndsOn: string | null;
  interchangeableExclusivityEndsOn: string | null;
  /** The first interchangeable's exclusivity runs, and the publisher has not said until when (`Date TBD`). */
  isInterchangeableEndUndetermined?: boolean;
  orphanExclusivityEndsOn: string | null;
};

/** A human medicine of the EMA's table. */
export type EuMedicine = {
  number: string;
  name: string;
  /** `Authorised`, `Withdrawn`, `Refused` … */
  status: string;
  inn: string;
  substance: string;
  atc: string | null;
  isBiosimilar: boolean;
  isGenericOrHybrid: boolean;
  isOrphan: boolean;
  holder: string;
  authorisedOn: string | null;
  endedOn: string | null;
};

export type LaunchRowOf = {
  'orange-book-products': OrangeProduct;
  'orange-book-patents': OrangePatent;
  'orange-book-exclusivities': OrangeExclusivity;
  'purple-book': PurpleProduct;
  'ema-medicines': EuMedicine;
};
export type LaunchRow = LaunchRowOf[LaunchRegister];

export type RowOf = LaunchRowOf & EvidenceRowOf;
export type RegisterRow = RowOf[RegisterName];

/** A publisher's file as it was taken in: `day` is the edition's as the publisher gives it, `source` the file's name. */
export type Edition<Register extends RegisterName = LaunchRegister> = {
  id: number;
  register: Register;
  day: string;
  source: string;
};
