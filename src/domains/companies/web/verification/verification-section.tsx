import { useEffect, useRef, useState } from 'react';
import { SettingsSection } from '#domains/accounts/web/own/settings-section.tsx';
import { AskedButton } from '#forms/asked-button.tsx';
import { useChange } from '#forms/use-change.ts';
import { call } from '#platform/web/call/call.ts';
import { QuietButton } from '#ui/action/buttons.tsx';
import { dayOf } from '#ui/dates.ts';
import { Notice } from '#ui/mark/notice.tsx';
import { Facts } from '#ui/page/facts.tsx';
import type { CompanyStatement } from '../../contract/company-verification.ts';
import type { ShownCompany } from '../load-company.ts';
import { Documents } from './documents.tsx';
import { VerifiedMark } from './mark.tsx';
import { statedFacts } from './stated-facts.ts';
import { StatementForm } from './statement-form.tsx';

/** How a company stands with the desk, and what it states to be verified (§26.11). */
export function VerificationSection({ company }: { company: ShownCompany }) {
  const { id, profile, statement } = company;
  const { mark } = profile;
  const [again, setAgain] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const waits = statement?.state === 'waiting';
  const asks = !waits && (mark === null || again);

  useEffect(() => {
    if (again) frame.current?.querySelector<HTMLElement>('form input')?.focus();
  }, [again]);

  /** The form is gone: whoever works by keyboard goes on from the title of what came in its place. */
  function close(): void {
    setAgain(false);
    document.querySelector<HTMLElement>('#verification h2')?.focus();
  }
  return (
    <SettingsSection
      id="verification"
      title="Verification"
      about="The desk looks at what proves the company. Buyers then read beside your listings on which day it did, and what it saw. Documents are read by the desk and your administrators alone."
    >
      <div ref={frame} className="stack">
        {mark && <VerifiedMark mark={mark} />}
        {statement?.state === 'returned' && (
          <Notice kind="warning">
            <strong>
              {statement.seen.length > 0 ? 'Mark taken back' : 'Sent back'} on{' '}
              {dayOf(statement.decidedAt ?? statement.statedAt)}.
            </strong>{' '}
            {statement.reason}
          </Notice>
        )}
        {waits && <Waiting company={id} statement={statement} />}
        {asks && (
          <StatementForm
            company={id}
            last={statement}
            onSent={close}
            {...(mark !== null && { onCancel: close })}
          />
        )}
        {!waits && !asks && (
          <p className="row">
            <QuietButton onClick={() => setAgain(true)}>State something new</QuietButton>
          </p>
        )}
      </div>
    </SettingsSection>
  );
}

function Waiting({ company, statement }: { company: string; statement: CompanyStatement }) {
  const change = useChange();
  const params = { company };
  return (
    <>
      <p className="row">
        <span className="badge" data-standing="waiting">
          Waits for the desk
        </span>
        <span className="muted">
          Stated {dayOf(statement.statedAt)} by {statement.by}
        </span>
      </p>
      <Facts facts={statedFacts(statement).map(([label, value]) => ({ label, value }))} columns={1} />
      <Documents company={company} documents={statement.documents} />
      <div className="row">
        <AskedButton
          verb="Take back"
          of="the statement"
          inFull
          act={() => change(call('DELETE /api/companies/:company/verification', { params }))}
        >
          The desk does not look at it, and its documents are deleted. What you typed stands in the form
          again.
        </AskedButton>
      </div>
    </>
  );
}
