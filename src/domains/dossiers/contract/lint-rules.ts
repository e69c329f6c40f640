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
  /** Names of the fields that it looks at: while they stay, so does what it says, but for another day or edition. */
  looksAt: readonly string[];
};

/** By which the registers' rows of a listing are found (§20.2). */
const matchedBy = ['molecule', 'dosageForm', 'routes', 'strengths', 'salt', 'usReferenceProduct'] as const;
const orangeBook = 'Orange Book';
const trade = 'Practice of the trade';

export const lintRules = {
  'salt-reference': {
    ...{ severity: 'ask', field: 'salt', title: 'Another salt than the reference’s', source: orangeBook },
    looksAt: ['salt', 'usReferenceProduct', 'molecule', 'dosageForm', 'routes'],
  },
  'salt-molecule': {
    ...{ severity: 'ask', field: 'salt', title: 'A salt of another molecule', source: 'Names of molecules' },
    looksAt: ['salt', 'molecule'],
  },
  'indication-form': {
    ...{ severity: 'ask', field: 'indication', title: 'An indication of another form', source: trade },
    looksAt: ['indication', 'dosageForm', 'routes'],
  },
  'indication-atc': {
    ...{ severity: 'ask', field: 'indication', title: 'An indication beside the ATC class' },
    ...{ source: 'Groups of the ATC', looksAt: ['indication', 'atcClasses'] },
  },
  'atc-molecule': {
    ...{ severity: 'ask', field: 'atcClasses', title: 'An ATC class of another molecule' },
    ...{ source: 'EMA’s table of medicines; names of molecules', looksAt: ['atcClasses', 'molecule'] },
  },
  'biowaiver-form': {
    ...{ severity: 'block', field: 'clinicalDetails', title: 'A biowaiver on a form that has none' },
    source: 'ICH M9; EMA guideline on modified release (EMA/CPMP/EWP/280/96)',
    looksAt: ['clinicalDetails', 'dosageForm', 'routes'],
  },
  'biowaiver-ear': {
    ...{ severity: 'ask', field: 'clinicalDetails', title: 'A biowaiver for the ear' },
    source: '21 CFR 320.22(b)(1): a solution alone, of the same ingredients',
    looksAt: ['clinicalDetails', 'routes'],
  },
  'one-state-study': {
    ...{ severity: 'ask', field: 'clinicalDetails', title: 'Modified release studied in one state' },
    source: 'EMA guideline on modified release (EMA/CPMP/EWP/280/96); FDA product guidances',
    looksAt: ['clinicalDetails', 'dosageForm'],
  },
  'stability-batch': {
    ...{ severity: 'block', field: 'stabilityConditions', title: 'Stability longer than the batch is old' },
    ...{ source: 'The calendar', looksAt: ['stabilityConditions', 'submissionBatches'] },
  },
  'shelf-life-stability': {
    ...{ severity: 'ask', field: 'shelfLife', title: 'A shelf life beyond what stability allows' },
    ...{ source: 'ICH Q1E, extrapolation of shelf life', looksAt: ['shelfLife', 'stabilityConditions'] },
  },
  'batch-reference': {
    ...{ severity: 'ask', field: 'submissionBatches', title: 'A batch before the reference’s approval' },
    source: 'Orange Book; Purple Book; EMA’s table of medicines',
    looksAt: ['submissionBatches', 'usReferenceProduct', 'molecule', 'dosageForm', 'routes', 'atcClasses'],
  },
  'reference-register': {
    ...{ severity: 'ask', field: 'usReferenceProduct', title: 'A reference that is none of the matched' },
    source: 'Orange Book; Purple Book',
    looksAt: ['usReferenceProduct', 'molecule', 'dosageForm', 'routes', 'strengths', 'salt'],
  },
  'prescription-register': {
    ...{ severity: 'ask', field: 'prescriptionStatus', title: 'Rx or OTC, and the register the other' },
    ...{
      source: 'Orange Book; Purple Book',
      looksAt: ['prescriptionStatus', ...matchedBy],
    },
  },
  'batch-ahead': {
    ...{ severity: 'block', field: 'submissionBatches', title: 'A batch made in a month to come' },
    ...{ source: 'The calendar', looksAt: ['submissionBatches'] },
  },
  'inspection-ahead': {
    ...{ severity: 'block', field: 'lastInspection', title: 'An inspection in a month to come' },
    ...{ source: 'The calendar', looksAt: ['lastInspection'] },
  },
  'cpp-country': {
    ...{ severity: 'ask', field: 'cppCountry', title: 'A CPP of a country that neither makes nor registers' },
    source: 'WHO certification scheme: the certificate is of a country that licenses or makes it',
    looksAt: ['cppCountry', 'countriesOfManufacture', 'registeredIn'],
  },
  'dcp-one-state': {
    ...{ severity: 'ask', field: 'registeredIn', title: 'A decentralised procedure of one state' },
    ...{ source: 'Directive 2001/83/EC, article 28', looksAt: ['registeredIn'] },
  },
  'dcp-unnamed': {
    ...{
      severity: 'note',
      field: 'registeredIn',
      title: 'A decentralised procedure without concerned states',
    },
    ...{ source: 'Directive 2001/83/EC, article 28', looksAt: ['registeredIn'] },
  },
  'registered-early': {
    ...{ severity: 'ask', field: 'registeredIn', title: 'Registered while in development', source: trade },
    looksAt: ['registeredIn', 'readiness'],
  },
  'approved-reference': {
    ...{ severity: 'ask', field: 'registeredIn', title: 'Approved in the US before the reference' },
    source: 'Orange Book; Purple Book',
    looksAt: ['registeredIn', 'usReferenceProduct', 'molecule', 'dosageForm', 'routes'],
  },
  'approved-protected': {
    ...{ severity: 'ask', field: 'registeredIn', title: 'Approved in the US while an exclusivity runs' },
    ...{
      source: orangeBook,
      looksAt: ['registeredIn', ...matchedBy],
    },
  },
  'biologic-generic': {
    ...{ severity: 'block', field: 'registeredIn', title: 'An ANDA for a biologic' },
    ...{ source: 'Purple Book', looksAt: ['registeredIn', 'molecule'] },
  },
  'constraint-register': {
    ...{
      severity: 'ask',
      field: 'usConstraintDate',
      title: 'A constraint date that the register contradicts',
    },
    ...{
      source: 'Orange Book; Purple Book; accepted settlements',
      looksAt: ['usConstraintDate', ...matchedBy],
    },
  },
  'constraint-past': {
    ...{ severity: 'note', field: 'usConstraintDate', title: 'A constraint date that is past' },
    ...{ source: 'The calendar', looksAt: ['usConstraintDate'] },
  },
  'strength-range': {
    ...{ severity: 'ask', field: 'strengths', title: 'Strengths out of the usual range', source: orangeBook },
    looksAt: ['strengths', 'dosageForm', 'molecule', 'routes', 'salt', 'usReferenceProduct'],
  },
  'title-product': {
    ...{ severity: 'ask', field: 'title', title: 'A title that names another product' },
    ...{ source: 'Names of molecules', looksAt: ['title', 'molecule'] },
  },
  'title-form': {
    ...{ severity: 'ask', field: 'title', title: 'A title of another form', source: trade },
    looksAt: ['title', 'dosageForm'],
  },
  'title-strength': {
    ...{ severity: 'ask', field: 'title', title: 'A title of other strengths', source: trade },
    looksAt: ['title', 'strengths'],
  },
  'form-route': {
    ...{ severity: 'block', field: 'routes', title: 'A route that the form does not go', source: trade },
    looksAt: ['routes', 'dosageForm'],
  },
  'share-beyond-all': {
    ...{ severity: 'block', field: 'profitShare', title: 'A share of more than all', source: 'Arithmetic' },
    looksAt: ['profitShare', 'royalty'],
  },
} as const satisfies Record<string, LintRule>;

export type LintRuleId = keyof typeof lintRules;
export const lintRuleIds = Object.keys(lintRules) as LintRuleId[];

/** What a rule says of a listing, in a sentence that tells what stands against what. */
export type LintFinding = {
  rule: LintRuleId;
  words: string;
  /** Hash of the fields that the rule looks at: of what else it was said, it would be another finding. */
  about: string;
};
