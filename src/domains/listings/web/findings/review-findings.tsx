import { findingMarks } from '#domains/dossiers/contract/lint-rules.ts';
import { momentOf } from '#ui/dates.ts';
import type { Finding } from '../../contract/findings.ts';
import { ReasonBox, RuleSource } from './field-findings.tsx';
import classes from './findings.module.css';
import type { ReasonsState } from './use-reasons.ts';

type ReviewFindingsProps = {
  findings: readonly Finding[];
  /** Who gave the reasons that came with the proposal. */
  proposedBy: string;
  /** Where the desk may still answer what nobody has: it gives the reason in its own name. */
  reasons: ReasonsState | null;
};

/** What the rules have against what an owner asks for, with the reasons, for whoever decides on it. */
export function ReviewFindings({ findings, proposedBy, reasons }: ReviewFindingsProps) {
  const open = reasons?.questions.filter(({ kept }) => kept === null) ?? [];
  const isOpen = (rule: Finding['rule']) => open.some((question) => question.rule === rule);
  const told = findings.filter(({ rule }) => !isOpen(rule));
  if (told.length + open.length === 0) return null;
  return (
    <section className="stack-tight" aria-labelledby="review-findings">
      <h2 id="review-findings" className={classes.heading}>
        What the rules ask
      </h2>
      <ul className={`list ${classes.list}`}>
        {told.map(({ rule, severity, words, reason, by, at }) => (
          <li key={rule} className={classes.finding}>
            <p>
              <strong>{findingMarks[severity]}</strong> {words}
            </p>
            <RuleSource rule={rule} />
            {reason !== '' && (
              <p className={classes.reason}>
                {by ?? proposedBy}
                {at !== null && `, ${momentOf(at)}`}: <q>{reason}</q>
              </p>
            )}
          </li>
        ))}
        {open.map((question) => (
          <li key={question.rule}>
            <ReasonBox {...question} onReason={(reason) => reasons?.type(question.rule, reason)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
