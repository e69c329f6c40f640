/**
 * What the public registers say, row by row, in one shape whoever publishes it (§20.1). Days are ISO days (`2027-05-21`), numbers
 * of applications have no letters before them, texts stand as the publisher writes them.
 */

/** Whose file it is. The Orange Book comes as three files, of which a publisher's archive may hold one, two or all. */
export const registerNames = [
  'orange-book-products',
  'orange-book-patents',
  'orange-book-exclusivities',
  'purple-book',
  'ema-medicines',
] as const;
export type RegisterName = (typeof registerNames)[number];

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
  strength: string;
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

/** A publisher's file as it was taken in. `day` is the day of the edition as the publisher gives it. */
export type Edition = { id: number; register: RegisterName; day: string; source: string };
