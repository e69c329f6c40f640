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
 * What is found, each question with its reason: the one given now, or the one that is known for the same words. A reason
 * was given for what was asked: other words ask anew.
 */
export function withReasons(
  found: readonly LintFinding[],
  known: readonly KeptFinding[],
  given: Given,
): KeptFinding[] {
  return found.map(({ rule, words }) => {
    const reason = (given.reasons[rule] ?? '').trim();
    if (asks(rule) && reason !== '') return { rule, words, reason, reasonBy: given.by, reasonAt: given.at };
    const before = known.find((one) => one.rule === rule && one.words === words && one.reason !== '');
    return { reason: '', reasonBy: null, reasonAt: null, ...before, rule, words };
  });
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
