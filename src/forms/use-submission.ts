import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { CallError } from '#platform/web/call/call-error.ts';
import { readSession } from '#platform/web/session/session.ts';
import { toastError } from '#ui/mark/toast.ts';
import {
  countFields,
  formInUse,
  leadToFirst,
  needALook,
  onFieldChange,
  saidOf,
  withoutField,
} from './wrong-fields.ts';

type Outcome = {
  /** Why it failed; it also stands on the page. Of what stands beside its fields, how many are left. */
  failure: string | null;
  /** All that is said stands beside fields, and one has been led to the first of them. */
  isBeside: boolean;
  /** The same again may succeed. */
  retry: boolean;
  /** What the server said of single fields, by their paths; the first of each. */
  issues: Readonly<Record<string, string>>;
  /** How many fields it refused that nobody has changed since. */
  wrong: number;
};

export type Submission = Outcome & {
  busy: boolean;
  /** Sends once, however often it is pressed. True once it stands. */
  submit: (send: (signal: AbortSignal) => Promise<void>) => Promise<boolean>;
  stop: () => void;
  /** Takes back what is said of the last try. */
  forget: () => void;
};

/**
 * What a page tells of a refusal in a way of its own: other words in place of the server's, null where nothing is left
 * to be said, undefined where the server's words do.
 */
export type Explain = (error: CallError) => string | null | undefined | Promise<undefined>;

/** Part of what was sent did not come about. */
export class Incomplete extends Error {
  readonly retry: boolean;

  constructor(message: string, retry: boolean) {
    super(message);
    this.retry = retry;
  }
}

/** Where the wrong fields of the last try stand, and what the server said of them. */
type WrongIn = {
  form: HTMLFormElement | Document;
  issues: Outcome['issues'];
  message: string;
  /** Somebody else tells of it. */
  isTold: boolean;
};

const nothing: Outcome = { failure: null, isBeside: false, retry: false, issues: {}, wrong: 0 };

/** The paths of which nothing is said any more once a field was changed. */
function itself(field: string): string[] {
  return [field];
}

/**
 * What is under way of a form or a button, and what came of it. It is given up with its page. Where fields are wrong it
 * leads to the first of them, and takes back what is said of each as soon as it is changed (§8.8), or another field that
 * mends it.
 */
export function useSubmission(explain?: Explain, mendedBy = itself): Submission {
  const running = useRef<AbortController | null>(null);
  const takeBack = useRef<() => void>(undefined);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState(nothing);
  const [wrongIn, setWrongIn] = useState<WrongIn | null>(null);

  useEffect(() => () => running.current?.abort(), []);
  // Before it is painted: what stands beside a field is not told once more below the form.
  useLayoutEffect(() => {
    if (wrongIn === null) return;
    const { form, issues, message, isTold } = wrongIn;
    const first = leadToFirst(form);
    const isOfFields = Object.values(issues).includes(message);
    if (first !== null && isOfFields) setOutcome((before) => ({ ...before, isBeside: true }));
    if (isTold) return;
    // The server names its own first one; the toast the one that has the focus.
    const said = (first !== null && isOfFields && saidOf(first, issues)) || message;
    const wrong = countFields(issues);
    takeBack.current = toastError(wrong > 1 ? `${needALook(wrong)}: ${said}` : said, {
      label: wrong > 1 ? 'Show the first' : 'Show it',
      run: () => leadToFirst(form),
    });
  }, [wrongIn]);
  useEffect(() => {
    if (wrongIn === null) return;
    return onFieldChange(wrongIn.form, (field) =>
      setOutcome((before) => mendedBy(field).reduce(withoutMended, before)),
    );
  }, [wrongIn, mendedBy]);

  async function submit(send: (signal: AbortSignal) => Promise<void>): Promise<boolean> {
    if (running.current !== null) return false;
    running.current = new AbortController();
    const { signal } = running.current;
    const session = readSession();
    const form = formInUse();
    takeBack.current?.();
    setBusy(true);
    setOutcome(nothing);
    setWrongIn(null);
    try {
      await send(signal);
      return true;
    } catch (error) {
      const isStopped = signal.aborted && error instanceof DOMException && error.name === 'AbortError';
      if (isStopped) setOutcome({ ...nothing, failure: 'Stopped. Nothing you typed is lost.' });
      else await tell(error, form, session !== null && readSession() === null);
      return false;
    } finally {
      running.current = null;
      setBusy(false);
    }
  }

  async function tell(
    error: unknown,
    form: HTMLFormElement | Document,
    isSessionLost: boolean,
  ): Promise<void> {
    const message = error instanceof Error ? error.message : String(error);
    const isRefusal = error instanceof CallError;
    const own = isRefusal ? explain?.(error) : undefined;
    if (own === null) return;
    const retry = isRefusal
      ? error.status === 0 || error.status >= 500
      : error instanceof Incomplete && error.retry;
    const issues: Record<string, string> = {};
    for (const issue of isRefusal ? error.issues : []) issues[issue.path] ??= issue.message;
    const wrong = isRefusal && error.code === 'invalid' ? countFields(issues) : 0;
    setOutcome({
      ...{ ...nothing, retry, issues, wrong },
      failure: typeof own === 'string' ? own : message,
    });
    // A lost session is told, and led away from, by the shell.
    if (wrong > 0) setWrongIn({ form, issues, message, isTold: isSessionLost });
    else if (!isSessionLost) takeBack.current = toastError(message);
    await own;
  }

  const { isBeside, wrong, failure } = outcome;
  return {
    ...outcome,
    failure: isBeside && wrong > 0 ? `${needALook(wrong)}.` : failure,
    busy,
    submit,
    stop: () => running.current?.abort(),
    forget: () => setOutcome(nothing),
  };
}

/** What is still wrong once a field was changed; with the last one what is said of them together goes too. */
function withoutMended(before: Outcome, field: string): Outcome {
  const issues = withoutField(before.issues, field);
  const left = Object.keys(issues).length;
  if (left === Object.keys(before.issues).length) return before;
  const wrong = before.wrong === 0 ? 0 : countFields(issues);
  return left === 0 ? nothing : { ...before, issues, wrong };
}

/** What is wrong with each field: of a list the server names the place too ('tags.2'), and the whole field is at fault. */
export function byField(
  issues: Submission['issues'],
  fieldOf = (path: string) => path.split('.')[0] ?? path,
): Record<string, string> {
  const told = Object.entries(issues).map(([path, message]) => [fieldOf(path), message]);
  return Object.fromEntries(told.toReversed());
}
