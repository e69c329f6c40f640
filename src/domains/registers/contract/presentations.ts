/**
 * What is matched to the registers (§20.2): a molecule with its salt, form, route and strengths, as a dossier tells it.
 */
export type Presentation = {
  /** In the order of its strengths: of '24 mg/26 mg' the first is of the first. */
  substances: readonly Substance[];
  /** As dossiers name it: 'Amlodipine besilate', 'Levodopa and carbidopa monohydrate'; '' or '-' where nobody says. */
  salt: string;
  /** One of the finder's dosage forms. */
  form: string;
  /** Of the finder's routes. */
  routes: readonly string[];
  /** '5 mg', '10 mg/mL', '50 mg/1000 mg'. */
  strengths: readonly string[];
  /** Of the WHO, at any level; null where nobody says. */
  atc: string | null;
  /** The United States' reference product: 'Eliquis (Bristol-Myers Squibb)'; '' or '-' where none is named. */
  reference: string;
};

/** The INN, and what else the substance is called: a register of the United States has the USAN. */
export type Substance = { inn: string; names: readonly string[] };

/**
 * How far a dossier is for a market (§20.3): `ended` is refused or withdrawn there, `discontinued` approved and given up. Of
 * what is `unread` its owner says something, and neither an approval nor a filing.
 */
export type ReadinessStage =
  | 'approved'
  | 'tentative'
  | 'filed'
  | 'ready'
  | 'discontinued'
  | 'ended'
  | 'unread'
  | 'pilot'
  | 'early';

/** States of the EU in which alone a dossier is filed or approved. */
export type InStates = { stage: 'approved' | 'filed'; states: readonly string[] };

/** A settlement over patents, as its parties made it public. */
export type Settlement = {
  market: 'US' | 'EU';
  /** From this day on the parties let the product be sold. */
  day: string;
  parties: string;
  /** Address of where it was made public. */
  source: string;
  /** On which side its writer stood. */
  enteredAs: 'owner' | 'desk';
};

/** The desk's word that a label may leave out what an orphan exclusivity protects. */
export type CarveOut = { application: string; code: string; reason: string };

/** The registers whose rows a presentation is matched to. */
export const matchedRegisters = ['orange-book-products', 'purple-book', 'ema-medicines'] as const;
export type MatchedRegister = (typeof matchedRegisters)[number];

/** The desk's word on which rows a presentation is: a pinned row is it, whatever the rules say; one that is cut is not. */
export type Pin = {
  effect: 'pin' | 'cut';
  register: MatchedRegister;
  /** As the register has it: an application's, a licence's or a medicine's number. */
  application: string;
  /** Null for all of its products. */
  product: string | null;
  reason: string;
};
