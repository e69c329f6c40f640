import { createHash } from 'node:crypto';
import type { ListingValues } from '#domains/catalogue/contract/listing-field.ts';
import { type LintFinding, type LintRuleId, lintRuleIds, lintRules } from '../../contract/lint-rules.ts';
import { factsOf, type LintAround, type LintFacts } from './facts.ts';
import { classOfAnother, indicationBesideClass, indicationOfAnotherForm } from './indication-rules.ts';
import * as product from './product-rules.ts';
import * as register from './register-rules.ts';
import * as registration from './registration-rules.ts';
import * as study from './study-rules.ts';

/** What each rule says against a listing; null where it holds, or where too little is said to tell. */
const checks: Readonly<Record<LintRuleId, (facts: LintFacts) => string | null>> = {
  'salt-reference': register.saltBesideReference,
  'salt-molecule': product.saltOfAnother,
  'indication-form': indicationOfAnotherForm,
  'indication-atc': indicationBesideClass,
  'atc-molecule': classOfAnother,
  'biowaiver-form': study.waiverOfNoSuchForm,
  'biowaiver-ear': study.waiverForEar,
  'one-state-study': study.studiedInOneState,
  'stability-batch': study.stabilityBeyondBatch,
  'shelf-life-stability': study.shelfLifeBeyondStability,
  'batch-reference': register.batchBeforeReference,
  'reference-register': register.referenceUnmatched,
  'prescription-register': register.soldOtherwise,
  'batch-ahead': study.batchToCome,
  'inspection-ahead': study.inspectionToCome,
  'cpp-country': registration.certificateOfElsewhere,
  'dcp-one-state': registration.procedureOfOneState,
  'dcp-unnamed': registration.procedureOfUnnamedStates,
  'registered-early': registration.registeredWhileDeveloped,
  'approved-reference': registration.approvedBeforeReference,
  'approved-protected': registration.approvedWhileProtected,
  'biologic-generic': registration.genericOfBiologic,
  'constraint-register': register.constraintBesideRegister,
  'constraint-past': register.constraintPast,
  'strength-range': register.strengthsBeyond,
  'title-product': product.titleOfAnother,
  'title-form': product.titleOfAnotherForm,
  'title-strength': product.titleOfOtherStrengths,
  'form-route': product.formOfNoSuchRoute,
  'share-beyond-all': registration.shareBeyondAll,
};

/** What a presentation is told by. */
const ofPresentation = new Set<string>([
  ...['molecule', 'dosageForm', 'routes', 'strengths', 'salt', 'atcClasses', 'usReferenceProduct'],
]);
/** Rules that look at nothing else: what they say holds for all listings of a presentation. */
const onPresentation = new Set(
  lintRuleIds.filter((rule) => lintRules[rule].looksAt.every((field) => ofPresentation.has(field))),
);

function ask(rule: LintRuleId, facts: LintFacts): string | null {
  if (!onPresentation.has(rule)) return checks[rule](facts);
  const { said } = facts.presentation;
  let words = said.get(rule);
  if (words === undefined) {
    words = checks[rule](facts);
    said.set(rule, words);
  }
  return words;
}

/** A hash of the fields that a rule looks at, whatever their case and spaces. */
function aboutOf(rule: LintRuleId, values: ListingValues): string {
  const looked = lintRules[rule].looksAt.map((field) => [values[field] ?? ''].flat().map(plain));
  return createHash('sha256').update(JSON.stringify(looked)).digest('base64url');
}

function plain(value: unknown): string {
  return String(value).replace(/\s+/g, ' ').trim().toLowerCase();
}

/** What speaks against a dossier's listing, in the order of the rules (§12.15): one sentence of each rule at most. */
export function lintListing(
  values: ListingValues,
  around: LintAround,
  settledOn: readonly string[] = [],
): LintFinding[] {
  const facts = factsOf(values, around, settledOn);
  return lintRuleIds.flatMap((rule) => {
    const words = ask(rule, facts);
    return words === null ? [] : [{ rule, words, about: aboutOf(rule, values) }];
  });
}
