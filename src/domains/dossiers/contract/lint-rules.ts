/**
 * What a dossier's listing can hardly say, or not at all (§12.15): one line for each rule. `block` cannot be, `ask` wants a
 * reason, `note` is worth knowing.
 */
export const lintSeverities = ['block', 'ask', 'note'] as const;
export type LintSeverity = (typeof lintSeverities)[number];
export const severityWords: Readonly<Record<LintSeverity, string>> = {
  ...{ block: 'Cannot be', ask: 'Asked', note: 'Noted' },
};
/** Before the words of a finding. */
export const findingMarks = { block: 'Cannot be:', ask: 'Asked:', note: 'Note:' } as const satisfies Record<
  LintSeverity,
  string
>;

type LintRule = {
  severity: LintSeverity;
  /** The field beside which it is told. */
  field: string;
  /** What the rule is called where its findings are counted. */
  title: string;
  /** What it is read from. */
  source: string;
  /** The fields that it looks at, by their labels. */
  looksAt: string;
};

const orangeBook = 'Orange Book';
const trade = 'Practice of the trade';

export const lintRules = {
  'salt-reference': {
    ...{ severity: 'ask', field: 'salt', title: 'Another salt than the reference’s', source: orangeBook },
    looksAt: 'Salt / base, US reference product',
  },
  'salt-molecule': {
    ...{ severity: 'ask', field: 'salt', title: 'A salt of another molecule', source: 'Names of molecules' },
    looksAt: 'Salt / base, Molecule',
  },
  'indication-form': {
    ...{ severity: 'ask', field: 'indication', title: 'An indication of another form', source: trade },
    looksAt: 'Indication, Dosage form, Routes of administration',
  },
  'indication-atc': {
    ...{ severity: 'ask', field: 'indication', title: 'An indication beside the ATC class' },
    ...{ source: 'Groups of the ATC', looksAt: 'Indication, ATC classes' },
  },
  'atc-molecule': {
    ...{ severity: 'ask', field: 'atcClasses', title: 'An ATC class of another molecule' },
    ...{ source: 'EMA’s table of medicines; names of molecules', looksAt: 'ATC classes, Molecule' },
  },
  'biowaiver-form': {
    ...{ severity: 'block', field: 'clinicalDetails', title: 'A biowaiver on a form that has none' },
    source: 'ICH M9; EMA guideline on modified release (EMA/CPMP/EWP/280/96)',
    looksAt: 'CT / BE details, Dosage form, Routes of administration',
  },
  'biowaiver-ear': {
    ...{ severity: 'ask', field: 'clinicalDetails', title: 'A biowaiver for the ear' },
    source: '21 CFR 320.22(b)(1): a solution alone, of the same ingredients',
    looksAt: 'CT / BE details, Routes of administration',
  },
  'one-state-study': {
    ...{ severity: 'ask', field: 'clinicalDetails', title: 'Modified release studied in one state' },
    source: 'EMA guideline on modified release (EMA/CPMP/EWP/280/96); FDA product guidances',
    looksAt: 'CT / BE details, Dosage form',
  },
  'stability-batch': {
    ...{ severity: 'block', field: 'stabilityConditions', title: 'Stability longer than the batch is old' },
    ...{ source: 'The calendar', looksAt: 'Stability conditions, Submission batches' },
  },
  'shelf-life-stability': {
    ...{ severity: 'ask', field: 'shelfLife', title: 'A shelf life beyond what stability allows' },
    ...{ source: 'ICH Q1E, extrapolation of shelf life', looksAt: 'Shelf life, Stability conditions' },
  },
  'batch-reference': {
    ...{ severity: 'ask', field: 'submissionBatches', title: 'A batch before the reference’s approval' },
    source: 'Orange Book; Purple Book; EMA’s table of medicines',
    looksAt: 'Submission batches, US reference product',
  },
  'batch-ahead': {
    ...{ severity: 'block', field: 'submissionBatches', title: 'A batch made in a month to come' },
    ...{ source: 'The calendar', looksAt: 'Submission batches' },
  },
  'inspection-ahead': {
    ...{ severity: 'block', field: 'lastInspection', title: 'An inspection in a month to come' },
    ...{ source: 'The calendar', looksAt: 'Last inspection' },
  },
  'cpp-country': {
    ...{ severity: 'ask', field: 'cppCountry', title: 'A CPP of a country that neither makes nor registers' },
    source: 'WHO certification scheme: the certificate is of a country that licenses or makes it',
    looksAt: 'CPP country, Countries of manufacture, Registered in',
  },
  'dcp-one-state': {
    ...{ severity: 'ask', field: 'registeredIn', title: 'A decentralised procedure of one state' },
    ...{ source: 'Directive 2001/83/EC, article 28', looksAt: 'Registered in' },
  },
  'dcp-unnamed': {
    ...{
      severity: 'note',
      field: 'registeredIn',
      title: 'A decentralised procedure without concerned states',
    },
    ...{ source: 'Directive 2001/83/EC, article 28', looksAt: 'Registered in' },
  },
  'registered-early': {
    ...{ severity: 'ask', field: 'registeredIn', title: 'Registered while in development', source: trade },
    looksAt: 'Registered in, Dossier readiness',
  },
  'approved-protected': {
    ...{ severity: 'ask', field: 'registeredIn', title: 'Approved in the US while an exclusivity runs' },
    ...{ source: orangeBook, looksAt: 'Registered in' },
  },
  'biologic-generic': {
    ...{ severity: 'block', field: 'registeredIn', title: 'An ANDA for a biologic' },
    ...{ source: 'Purple Book', looksAt: 'Registered in, Molecule' },
  },
  'constraint-register': {
    ...{
      severity: 'ask',
      field: 'usConstraintDate',
      title: 'A constraint date that the register contradicts',
    },
    ...{ source: 'Orange Book; Purple Book', looksAt: 'US constraint date' },
  },
  'constraint-past': {
    ...{ severity: 'note', field: 'usConstraintDate', title: 'A constraint date that is past' },
    ...{ source: 'The calendar', looksAt: 'US constraint date' },
  },
  'strength-range': {
    ...{ severity: 'ask', field: 'strengths', title: 'Strengths out of the usual range', source: orangeBook },
    looksAt: 'Strengths, Dosage form',
  },
  'title-product': {
    ...{ severity: 'ask', field: 'title', title: 'A title that names another product' },
    ...{ source: 'Names of molecules', looksAt: 'Title, Molecule' },
  },
  'title-form': {
    ...{ severity: 'ask', field: 'title', title: 'A title of another form', source: trade },
    looksAt: 'Title, Dosage form',
  },
  'title-strength': {
    ...{ severity: 'ask', field: 'title', title: 'A title of other strengths', source: trade },
    looksAt: 'Title, Strengths',
  },
  'form-route': {
    ...{ severity: 'block', field: 'routes', title: 'A route that the form does not go', source: trade },
    looksAt: 'Routes of administration, Dosage form',
  },
  'share-beyond-all': {
    ...{ severity: 'block', field: 'profitShare', title: 'A share of more than all', source: 'Arithmetic' },
    looksAt: 'Profit share, Royalty',
  },
} as const satisfies Record<string, LintRule>;

export type LintRuleId = keyof typeof lintRules;
export const lintRuleIds = Object.keys(lintRules) as LintRuleId[];

/** What a rule says of a listing, in a sentence that tells what stands against what. */
export type LintFinding = { rule: LintRuleId; words: string };
