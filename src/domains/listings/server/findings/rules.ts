import {
  type LintFinding,
  type LintRuleId,
  type LintSeverity,
  lintRuleIds,
  lintRules,
} from '#domains/dossiers/contract/lint-rules.ts';
import type { Reasons } from '../../contract/findings.ts';

/** A finding with the reason that it was given, if any. */
export type KeptFinding = LintFinding & {
  reason: string;
  reasonBy: number | null;
  reasonAt: Date | null;
  /** What they are called. */
  by?: string | null;
};

/** Reasons that somebody gives now. */
export type Given = { reasons: Reasons; by: number; at: Date };

/**
 * What is found, each question with its reason: the one given now, or the one that is known for the same question. A
 * reason was given for what was asked: other words ask anew, and so does another value of what the rule looks at.
 */
export function withReasons(
  found: readonly LintFinding[],
  known: readonly KeptFinding[],
  given: Given,
): KeptFinding[] {
  return found.map((finding) => {
    const reason = (given.reasons[finding.rule] ?? '').trim();
    if (asks(finding.rule) && reason !== '')
      return { ...finding, reason, reasonBy: given.by, reasonAt: given.at };
    const before = known.find((one) => one.reason !== '' && isSame(one, finding));
    return { ...finding, reason: '', reasonBy: null, reasonAt: null, ...before, about: finding.about };
  });
}

/** Of what was asked before it was noted about which values, the words alone tell. */
function isSame(known: LintFinding, found: LintFinding): boolean {
  return (
    known.rule === found.rule &&
    known.words === found.words &&
    (known.about === found.about || known.about === '')
  );
}

/** What a save is refused for, by the path at which it is told: what cannot be beside its field, a question under its rule. */
export function refusals(
  findings: readonly KeptFinding[],
  wantsReasons: boolean,
): { path: string; message: string }[] {
  const blocks = findings.filter(({ rule }) => lintRules[rule].severity === 'block');
  const questions = wantsReasons ? openQuestions(findings) : [];
  return [
    ...blocks.map(({ rule, words }) => ({ path: lintRules[rule].field, message: words })),
    ...questions.map(({ rule, words }) => ({ path: `reasons.${rule}`, message: words })),
  ];
}

/** Questions that nobody has answered. */
export function openQuestions<Finding extends { rule: LintRuleId; reason: string }>(
  findings: readonly Finding[],
): Finding[] {
  return findings.filter(({ rule, reason }) => asks(rule) && reason === '');
}

/** The rules of a severity. */
export function rulesOf(severity: LintSeverity): LintRuleId[] {
  return lintRuleIds.filter((rule) => lintRules[rule].severity === severity);
}

function asks(rule: LintRuleId): boolean {
  return lintRules[rule].severity === 'ask';
}
