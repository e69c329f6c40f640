import { useSubmission } from './use-submission.ts';

export type Action = {
  /** Does it, once however often the button is pressed. */
  run: () => void;
  busy: boolean;
  /** Why it failed; it also stands on the page. */
  failure: string | null;
};

/** What a button without a form does. */
export function useAction(act: () => Promise<void>): Action {
  const { submit, busy, failure } = useSubmission();
  return { run: () => void submit(act), busy, failure };
}
