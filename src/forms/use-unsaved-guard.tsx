import { type ReactNode, useRef } from 'react';
import { useBlocker } from 'react-router';
import { readSession } from '#platform/web/session/session.ts';
import { Button, QuietButton } from '#ui/action/buttons.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useStayWhile } from './use-stay-while.ts';

/**
 * Asks before what was typed is left behind, and lets it be forgotten then; `leave` lets the next step go without asking.
 * A session that ended by itself leads on unasked: without one nothing can be saved, and what was typed is kept (§19.4).
 */
export function useUnsavedGuard(
  dirty: boolean,
  forget: () => void,
): { question: ReactNode; leave: () => void } {
  const leaving = useRef(false);
  useStayWhile(dirty);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty &&
      !leaving.current &&
      readSession() !== null &&
      currentLocation.pathname !== nextLocation.pathname,
  );
  const question =
    blocker.state === 'blocked' ? (
      <Dialog
        title="Leave without saving?"
        onClose={() => blocker.reset()}
        actions={
          <>
            <QuietButton
              onClick={() => {
                forget();
                blocker.proceed();
              }}
            >
              Leave, and lose the changes
            </QuietButton>
            <Button onClick={() => blocker.reset()}>Stay</Button>
          </>
        }
      >
        What you changed here is not saved yet.
      </Dialog>
    ) : null;
  return {
    question,
    leave: () => {
      leaving.current = true;
      forget();
    },
  };
}
