import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { CallError } from '#platform/web/call/call-error.ts';
import { DangerButton, DangerQuietButton, QuietButton } from '#ui/action/buttons.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import { useAction } from './use-action.ts';

type AskedButtonProps = {
  /** What is done, as a verb: 'Withdraw'. */
  verb: string;
  /** What it is done to: 'the invitation of ana@lusitan.example'. */
  of: string;
  /** The button says it, too, as where nothing beside it does. */
  inFull?: boolean;
  /** What follows from it. */
  children: ReactNode;
  /** The way to what cannot be undone. */
  danger?: boolean;
  disabled?: boolean;
  act: () => Promise<void>;
};

/**
 * Takes something away once it has asked, always in the same words: 'Withdraw…', then 'Withdraw the invitation of …?' with
 * 'Cancel' and 'Withdraw'. Escape and 'Cancel' take back, and what fails is told in the question, which stays.
 */
export function AskedButton(props: AskedButtonProps) {
  const { verb, of, inFull = false, children, danger = false, disabled = false, act } = props;
  const [asks, setAsks] = useState(false);
  const { revalidate } = useRevalidator();
  const { run, busy, failure } = useAction(async () => {
    try {
      await act();
    } catch (error) {
      // Somebody else was before: the page shows what stands now.
      if (error instanceof CallError && [404, 409].includes(error.status)) await revalidate();
      throw error;
    }
    setAsks(false);
  });
  const Way = danger ? DangerQuietButton : QuietButton;
  const name = `${verb} ${of}`;
  return (
    <>
      <Way disabled={disabled} aria-label={inFull ? undefined : name} onClick={() => setAsks(true)}>
        {inFull ? name : verb}…
      </Way>
      {asks && (
        <Dialog
          title={`${name}?`}
          onClose={() => setAsks(false)}
          actions={
            <>
              <QuietButton onClick={() => setAsks(false)}>Cancel</QuietButton>
              <DangerButton aria-busy={busy} onClick={run}>
                {verb}
              </DangerButton>
            </>
          }
        >
          <div>{children}</div>
          {failure && <Notice kind="error">{failure}</Notice>}
        </Dialog>
      )}
    </>
  );
}
