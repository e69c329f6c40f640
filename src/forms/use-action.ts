import { useRef, useState } from 'react';
import { CallError } from '#platform/web/call/call-error.ts';
import { toastError } from '#ui/mark/toast.ts';

export type Action = {
  /** Does it, once however often the button is pressed. */
  run: () => void;
  busy: boolean;
  /** Why it failed; it also stands on the page. */
  failure: string | null;
};

/** What a button without a form does. */
export function useAction(act: () => Promise<void>): Action {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const running = useRef(false);

  async function run(): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setFailure(null);
    try {
      await act();
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      setFailure(message);
      // A lost session is told, and led away from, by the shell.
      if (!(error instanceof CallError && error.status === 401)) toastError(message);
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return { run: () => void run(), busy, failure };
}
