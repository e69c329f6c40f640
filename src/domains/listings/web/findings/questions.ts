import { type LintRuleId, lintRules } from '#domains/dossiers/contract/lint-rules.ts';
import type { Finding, Reasons } from '../../contract/findings.ts';

/** What a save was refused for: the questions in their words, by their rules. */
export type Asked = Partial<Record<LintRuleId, string>>;

export type Question = {
  rule: LintRuleId;
  /** Name of the field beside which it stands. */
  field: string;
  title: string;
  words: string;
  /** What stands in its box. */
  reason: string;
  /** The reason that is kept for these words, and who gave it when. */
  kept: Pick<Finding, 'reason' | 'by' | 'at'> | null;
};

/** The path at which the server tells of a question, and the name of its box. */
export function pathOf(rule: LintRuleId): string {
  return `reasons.${rule}`;
}

/** The questions among the issues of a refusal. */
export function askedBy(issues: readonly { path: string; message: string }[]): Asked {
  const asked = issues.flatMap(({ path, message }) => {
    const [of, rule = ''] = path.split('.');
    return of === 'reasons' && rule in lintRules ? [[rule, message] as const] : [];
  });
  return Object.fromEntries(asked);
}

/** Every question of a form: those of the listing as it stands, and those that a save was refused for, which count anew. */
export function questionsOf(findings: readonly Finding[], asked: Asked, typed: Reasons): Question[] {
  const standing = findings.filter(({ severity, rule }) => severity === 'ask' && !(rule in asked));
  const anew = Object.entries(asked) as [LintRuleId, string][];
  return [
    ...standing.map(({ rule, words, reason, by, at }) => ({
      ...{ rule, words, reason: typed[rule] ?? reason },
      kept: reason === '' ? null : { reason, by, at },
    })),
    ...anew.map(([rule, words]) => ({ rule, words, reason: typed[rule] ?? '', kept: null })),
  ].map((question) => {
    const { field, title } = lintRules[question.rule];
    return { ...question, field, title };
  });
}

/** The reasons that were typed, and are not what is kept already. */
export function reasonsToSend(questions: readonly Question[]): Reasons {
  const typed = questions.filter(
    ({ reason, kept }) => reason.trim() !== '' && reason.trim() !== (kept?.reason ?? ''),
  );
  return Object.fromEntries(typed.map(({ rule, reason }) => [rule, reason.trim()]));
}
