import { type ReactNode, useRef } from 'react';
import { useBlocker } from 'react-router';
import { Button, QuietButton } from '#ui/action/buttons.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useStayWhile } from './use-stay-while.ts';

/** Asks before what was typed is left behind; `leave` lets the next step go without asking. */
export function useUnsavedGuard(dirty: boolean): { question: ReactNode; leave: () => void } {
  const leaving = useRef(false);
  useStayWhile(dirty);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && !leaving.current && currentLocation.pathname !== nextLocation.pathname,
  );
  const question =
    blocker.state === 'blocked' ? (
      <Dialog
        title="Leave without saving?"
        onClose={() => blocker.reset()}
        actions={
          <>
            <QuietButton onClick={() => blocker.proceed()}>Leave, and lose the changes</QuietButton>
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
    },
  };
}
