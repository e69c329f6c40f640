import { type FormEvent, useId, useState } from 'react';
import type { CompanyStatement } from '#domains/companies/contract/company-verification.ts';
import {
  type EvidenceSeen,
  seenList,
  seenOf,
  seenWords,
} from '#domains/companies/contract/verification-words.ts';
import { Documents } from '#domains/companies/web/verification/documents.tsx';
import { statedFacts } from '#domains/companies/web/verification/stated-facts.ts';
import { ReasonDialog } from '#forms/reason-dialog.tsx';
import { useChange } from '#forms/use-change.ts';
import { byField, useSubmission } from '#forms/use-submission.ts';
import { capitalise } from '#platform/contract/capitalise.ts';
import { call } from '#platform/web/call/call.ts';
import { DangerQuietButton } from '#ui/action/buttons.tsx';
import { SubmitButton } from '#ui/action/submit-button.tsx';
import { dayOf, momentOf } from '#ui/dates.ts';
import { FieldGroup } from '#ui/field/field-group.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import { RecordFacts, RecordSection } from '../records/record-facts.tsx';
import classes from './statements.module.css';

type Stated = CompanyStatement & { decidedBy: string | null };

/** What became of a statement, in words and in its colour. By one that was verified the mark may stand no more. */
function standingOf({ state, seen }: Stated, isMarked: boolean): [standing: string, words: string] {
  if (state === 'waiting') return ['waiting', 'Waits for you'];
  if (state === 'verified') return isMarked ? ['done', 'Verified'] : ['ended', 'Verified before'];
  return ['ended', seen.length > 0 ? 'Mark taken back' : 'Sent back'];
}

type StatementsProps = {
  company: string;
  /** Whether the mark stands. */
  isMarked: boolean;
  statements: readonly Stated[];
};

/** What a company stated to be verified, and the desk's word (§26.11). The mark stands by the last that was verified. */
export function Statements({ company, isMarked, statements }: StatementsProps) {
  const marked = isMarked ? statements.find(({ state }) => state === 'verified')?.id : undefined;
  return (
    <RecordSection
      title="Verification"
      about="Buyers read the day and what you saw beside the company’s listings, and no more than that."
    >
      {statements.length === 0 && <p className="muted small">The company has stated nothing yet.</p>}
      <ul className="list stack">
        {statements.map((statement) => (
          <li key={statement.id} className={`stack-close ${classes.statement}`}>
            <Statement company={company} statement={statement} isMarked={statement.id === marked} />
          </li>
        ))}
      </ul>
    </RecordSection>
  );
}

type StatementProps = { company: string; statement: Stated; isMarked: boolean };

function Statement({ company, statement, isMarked }: StatementProps) {
  const { id, name, by, statedAt, state, documents } = statement;
  const [standing, words] = standingOf(statement, isMarked);
  const params = { company, statement: id };
  return (
    <>
      <p className="row small">
        <span className="badge" data-standing={standing}>
          {words}
        </span>
        <span className="muted">
          {by}, {momentOf(statedAt)}
        </span>
      </p>
      <RecordFacts facts={[['Stated as', name], ...statedFacts(statement), ...decided(statement)]} />
      <Documents company={company} documents={documents} />
      {state === 'waiting' && <Decision params={params} statement={statement} />}
      {isMarked && (
        <div className="cluster">
          <SendingBack params={params} state="verified" label="Take the mark back" />
        </div>
      )}
    </>
  );
}

function decided({ decidedAt, decidedBy, seen, reason }: Stated): [string, string][] {
  if (decidedAt === null) return [];
  return [
    ['Decided', `${dayOf(decidedAt)} by ${decidedBy}`],
    ...(seen.length > 0 ? [['Seen', seenList(seen)] as [string, string]] : []),
    ...(reason === '' ? [] : [['Reason', reason] as [string, string]]),
  ];
}

type Params = { company: string; statement: string };

function Decision({ params, statement }: { params: Params; statement: CompanyStatement }) {
  const change = useChange();
  const form = useId();
  const [seen, setSeen] = useState<readonly EvidenceSeen[]>([]);
  const { submit, busy, failure, issues } = useSubmission();

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    const address = 'POST /api/back-office/companies/:company/statements/:statement/verify';
    void submit(() => change(call(address, { params, body: { seen: [...seen] } })));
  }

  return (
    <>
      <form id={form} className="stack-close" onSubmit={onSubmit} noValidate>
        <FieldGroup legend="What you have seen" error={byField(issues)['seen']}>
          {seenOf(statement.licence).map((one) => (
            <label key={one} className={classes.tick}>
              <input
                type="checkbox"
                name="seen"
                checked={seen.includes(one)}
                onChange={({ target }) =>
                  setSeen((before) =>
                    target.checked ? [...before, one] : before.filter((other) => other !== one),
                  )
                }
              />
              {capitalise(seenWords[one])}
            </label>
          ))}
        </FieldGroup>
        {failure && <Notice kind="error">{failure}</Notice>}
      </form>
      {/* Beside the form, and not in it: its dialog has a form of its own. */}
      <div className="cluster">
        <SubmitButton form={form} busy={busy}>
          Verify
        </SubmitButton>
        <SendingBack params={params} state="waiting" label="Send back" />
      </div>
    </>
  );
}

type SendingBackProps = { params: Params; state: 'waiting' | 'verified'; label: string };

function SendingBack({ params, state, label }: SendingBackProps) {
  const change = useChange();
  const [open, setOpen] = useState(false);
  return (
    <>
      <DangerQuietButton onClick={() => setOpen(true)}>{label}</DangerQuietButton>
      {open && (
        <ReasonDialog
          title={label}
          draft={`statement:${params.statement}:back`}
          field="reason"
          readBy="The company’s administrators read it in the mail and on their page"
          maxLength={2000}
          button={label}
          send={(reason) =>
            change(
              call('POST /api/back-office/companies/:company/statements/:statement/return', {
                params,
                body: { state, reason },
              }),
            )
          }
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
