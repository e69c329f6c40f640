import { type LintRuleId, lintRuleIds, lintRules } from '#domains/dossiers/contract/lint-rules.ts';
import type { Finding, Reasons } from '../../contract/findings.ts';
import { sameValue } from '../../contract/same-value.ts';
import type { Typed } from '../fields/typed.ts';

/** What a save was refused for: the questions in their words, by their rules, with what they were asked about. */
export type Asked = Partial<Record<LintRuleId, { words: string; about: Typed }>>;

/** A form as it was loaded or saved, and as it stands. */
export type FormValues = { saved: Typed; typed: Typed };

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
  /** What it asks about has been changed since: whether it is asked still, the next save tells. */
  overtaken: boolean;
  /** It takes a reason: one that is overtaken does where somebody has begun to write it. */
  open: boolean;
};

function looksAt(rule: LintRuleId): readonly string[] {
  return lintRules[rule].looksAt;
}

/** Whether what a rule looks at is another than it was. */
export function isOvertaken(rule: LintRuleId, about: Typed, typed: Typed): boolean {
  return looksAt(rule).some((name) => !sameValue(about[name], typed[name]));
}

/** Paths of which a refusal says nothing any more once a field is changed: its own, and the questions about it. */
export function mendedBy(field: string): string[] {
  const asked = lintRuleIds.filter((rule) => looksAt(rule).includes(field));
  return [field, ...asked.map(pathOf)];
}

/** The path at which the server tells of a question, and the name of its box. */
export function pathOf(rule: LintRuleId): string {
  return `reasons.${rule}`;
}

/** The questions among the issues of a refusal, which was about these values. */
export function askedBy(issues: readonly { path: string; message: string }[], about: Typed): Asked {
  const asked = issues.flatMap(({ path, message }) => {
    const [of, rule = ''] = path.split('.');
    return of === 'reasons' && rule in lintRules ? [[rule, { words: message, about }] as const] : [];
  });
  return Object.fromEntries(asked);
}

/** Every question of a form: those of the listing as it stands, and those that a save was refused for, which count anew. */
export function questionsOf(
  findings: readonly Finding[],
  asked: Asked,
  reasons: Reasons,
  { saved, typed }: FormValues,
): Question[] {
  const standing = findings.filter(({ severity, rule }) => severity === 'ask' && !(rule in asked));
  const anew = Object.entries(asked) as [LintRuleId, { words: string; about: Typed }][];
  return [
    ...standing.map(({ rule, words, reason, by, at }) => ({
      ...{ rule, words, reason: reasons[rule] ?? reason, about: saved },
      kept: reason === '' ? null : { reason, by, at },
    })),
    ...anew.map(([rule, { words, about }]) => ({
      ...{ rule, words, reason: reasons[rule] ?? '', about, kept: null },
    })),
  ].map(({ about, ...question }) => {
    const { field, title } = lintRules[question.rule];
    const overtaken = isOvertaken(question.rule, about, typed);
    const open = !overtaken || question.reason !== '' || question.rule in reasons;
    return { ...question, field, title, overtaken, open };
  });
}

/** The reasons that were typed, and are not what is kept already. */
export function reasonsToSend(questions: readonly Question[]): Reasons {
  const typed = questions.filter(
    ({ reason, kept }) => reason.trim() !== '' && reason.trim() !== (kept?.reason ?? ''),
  );
  return Object.fromEntries(typed.map(({ rule, reason }) => [rule, reason.trim()]));
}
