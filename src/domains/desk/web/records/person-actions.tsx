import { useState } from 'react';
import { useAction } from '#forms/use-action.ts';
import { useChange } from '#forms/use-change.ts';
import { call } from '#platform/web/call/call.ts';
import { DangerQuietButton, QuietButton } from '#ui/action/buttons.tsx';
import { Question } from '#ui/dialog/question.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import type { PersonRecord } from '../../contract/back-office-people.ts';
import { RecordSection } from './record-facts.tsx';

/** Signing out and disabling: both count from the account's next call. */
export function PersonActions({ person }: { person: PersonRecord }) {
  const [asking, setAsking] = useState(false);
  const params = { person: String(person.id) };
  const change = useChange();
  const signOut = useAction(() =>
    change(call('DELETE /api/back-office/people/:person/sessions', { params })),
  );
  const disabled = person.disabledAt !== null;
  const disablement = useAction(() => {
    setAsking(false);
    const body = { disabled: !disabled };
    return change(call('POST /api/back-office/people/:person/disablement', { params, body }));
  });
  const failure = signOut.failure ?? disablement.failure;
  return (
    <RecordSection title="Access" about="At once: what they have open refuses their next step.">
      {failure && <Notice kind="error">{failure}</Notice>}
      <div className="cluster">
        <QuietButton onClick={signOut.run} aria-busy={signOut.busy} disabled={person.devices === 0}>
          Sign out everywhere
        </QuietButton>
        {disabled ? (
          <QuietButton onClick={disablement.run} aria-busy={disablement.busy}>
            Enable account
          </QuietButton>
        ) : (
          <DangerQuietButton onClick={() => setAsking(true)}>Disable account…</DangerQuietButton>
        )}
      </div>
      {asking && (
        <Question
          title={`Disable ${person.name}?`}
          no="Keep enabled"
          yes="Disable account"
          danger
          onYes={disablement.run}
          onClose={() => setAsking(false)}
          closesOnBackdrop
        >
          <p>
            They are signed out everywhere at once and cannot log in. Their requests stay. You can enable the
            account again.
          </p>
        </Question>
      )}
    </RecordSection>
  );
}
