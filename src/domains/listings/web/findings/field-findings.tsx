import { findingMarks, type LintRuleId, lintRules } from '#domains/dossiers/contract/lint-rules.ts';
import { momentOf } from '#ui/dates.ts';
import { TextArea } from '#ui/field/text-area.tsx';
import { reasonLength } from '../../contract/reason-length.ts';
import classes from './findings.module.css';
import { pathOf, type Question } from './questions.ts';
import type { ToldFinding } from './use-reasons.ts';

type FieldFindingsProps = {
  questions: readonly Question[];
  told: readonly ToldFinding[];
  issues: Readonly<Record<string, string>>;
  readOnly: boolean;
  onReason: (rule: Question['rule'], reason: string) => void;
};

/**
 * What the rules say of one field of a form: each question with a box for its reason, and what is only told. What was
 * changed since is not asked again before somebody saves.
 */
export function FieldFindings({ questions, told, issues, readOnly, onReason }: FieldFindingsProps) {
  const overtaken = [...questions, ...told].some((one) => one.overtaken);
  const asked = questions.filter(({ open }) => open);
  const standing = told.filter((one) => !one.overtaken);
  return (
    <>
      {asked.map((question) => (
        <ReasonBox
          key={question.rule}
          {...question}
          error={pathOf(question.rule) in issues ? 'Say why, or put it right' : undefined}
          readOnly={readOnly}
          onReason={(reason) => onReason(question.rule, reason)}
        />
      ))}
      {standing.map(({ rule, severity, words }) => (
        <div key={rule}>
          <p className={classes.told}>
            <strong>{findingMarks[severity]}</strong> {words}
          </p>
          <RuleSource rule={rule} />
        </div>
      ))}
      {overtaken && <p className={classes.told}>Changed since the rules looked: saving asks them again.</p>}
    </>
  );
}

/** What a rule is read from, below what it says. */
export function RuleSource({ rule }: { rule: LintRuleId }) {
  return <p className={classes.source}>Rule: {lintRules[rule].source}</p>;
}

type ReasonBoxProps = Question & {
  error?: string | undefined;
  readOnly?: boolean;
  onReason: (reason: string) => void;
};

/** A question in its words, with the box that takes the reason. */
export function ReasonBox({ rule, title, words, reason, kept, error, readOnly, onReason }: ReasonBoxProps) {
  const name = pathOf(rule);
  return (
    <div className={`tinted-warm ${classes.question}`}>
      <p className={classes.words} id={`${name}-words`}>
        {words}
      </p>
      <RuleSource rule={rule} />
      <TextArea
        name={name}
        label={
          <>
            Why is it so?<span className="visually-hidden"> {title}</span>
          </>
        }
        aria-describedby={`${name}-words`}
        rows={2}
        maxLength={reasonLength}
        value={reason}
        error={error}
        readOnly={readOnly ?? false}
        onChange={({ target }) => onReason(target.value)}
      />
      {kept !== null && kept.by !== null && kept.at !== null && (
        <p className={classes.said}>
          {kept.by} said so on {momentOf(kept.at)}.
        </p>
      )}
    </div>
  );
}
