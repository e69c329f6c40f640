import type { DosageForm, RouteOfAdministration, TherapeuticCategory } from '#contract/dossier-lists.ts';

/** One form in which a molecule is marketed, with the strengths that really exist. */
export type Presentation = {
  dosageForm: DosageForm;
  routes: RouteOfAdministration[];
  /** As labelled in the US or EU: `'500 mg'`, `'10 mg/mL'`, `'50 mg/1000 mg'` for a combination. */
  strengths: string[];
  /** US reference listed drug of this form; `null` where none is marketed in the US. */
  reference: { brand: string; company: string } | null;
  /** Estimated end of FDA-granted exclusivities, `YYYY-MM-DD`; absent where none is running or known. */
  usConstraintDate?: string;
  /** Usual packs, the primary pack first. */
  packs: { style: string; sizes: string[] }[];
  /** Where they are others than the molecule's: an eye drop treats no joints. */
  salt?: string;
  indication?: string;
  atcCode?: string;
  therapeuticCategories?: [TherapeuticCategory, ...TherapeuticCategory[]];
};

/** The drawn structure of the active moiety, free base or acid. */
export type Structure = {
  smiles: string;
  /** Hill notation, recorded apart from the SMILES so that one checks the other. */
  formula: string;
  /** Average molecular mass, g/mol. */
  mass: number;
};

/** A real medicine: nothing here is invented. Commercial terms are made by the generator. */
export type Molecule = {
  /** International non-proprietary name, lower case; components of a combination in alphabetical order joined by ' + '. */
  inn: string;
  /** Other names a buyer types: USAN, BAN, former names; lower case. */
  otherNames: string[];
  /** Brands by which the trade knows it, in any market. */
  brands: string[];
  /** Salt or form of the API as dossiers name it, e.g. 'Amlodipine besilate'. */
  salt: string;
  /** WHO ATC code, level 5. */
  atcCode: string;
  /** One or two of the 64; the first is the main one. */
  therapeuticCategories: [TherapeuticCategory, ...TherapeuticCategory[]];
  /** One sentence. */
  indication: string;
  /** Two or three sentences for a buyer: class, mechanism, what matters in development. */
  about: string;
  prescriptionStatus: 'Rx' | 'OTC' | 'Rx & OTC';
  /** Present for small molecules; absent for biologics, polymers and most combinations. */
  structure?: Structure;
  presentations: [Presentation, ...Presentation[]];
};
