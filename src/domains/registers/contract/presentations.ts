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

/** How far a dossier is for a market (§20.3). */
export const readinessStages = ['approved', 'filed', 'ready', 'pilot', 'early'] as const;
export type ReadinessStage = (typeof readinessStages)[number];

/** A settlement over patents, as its parties made it public. */
export type Settlement = {
  market: 'US' | 'EU';
  /** From this day on the parties let the product be sold. */
  day: string;
  parties: string;
  /** Address of where it was made public. */
  source: string;
  enteredBy: 'owner' | 'desk';
};

/** The desk's word that a label may leave out what an orphan exclusivity protects. */
export type CarveOut = { application: string; code: string; reason: string };
