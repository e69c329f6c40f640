import { useEffect, useRef, useState } from 'react';
import { useStayWhile } from '#forms/use-stay-while.ts';
import type { Answer } from '#platform/contract/calls.ts';
import { messages } from '#platform/contract/messages.ts';
import { CallError } from '#platform/web/call/call.ts';
import { newKey } from '#platform/web/call/idempotency-key.ts';
import { toastError, toastSuccess } from '#ui/mark/toast.ts';
import { sendFiles } from './files/send-files.ts';
import { saysSomething, type TermSheet, toFormData } from './term-sheet.ts';

export type TermSheetCall = 'POST /create-dossertermsheet' | 'POST /create-suppliertermsheet';

export type Submit = {
  /** Share sent, 0 to 1; null while nothing is under way. */
  share: number | null;
  /** What is wrong, beside the form; and what the server said of single fields or boxes. */
  failure: { message: string; retry: boolean } | null;
  issues: Readonly<Record<string, string>>;
  /** The member asked for this listing before, in the server's words. */
  askedBefore: string | null;
  sent: Answer<TermSheetCall> | null;
  send: (sheet: TermSheet) => void;
  /** Yes, another request. */
  sendAnother: (sheet: TermSheet) => void;
  dismiss: () => void;
  stop: () => void;
};

/**
 * Sends a term sheet once, however often one clicks and however bad the line: every try of one form carries the same
 * key, so that the server knows it again.
 */
export function useSubmit(name: TermSheetCall, id: string): Submit {
  const attempt = useRef({ key: newKey(), repeat: false });
  const running = useRef<AbortController | null>(null);
  const [share, setShare] = useState<number | null>(null);
  const [failure, setFailure] = useState<Submit['failure']>(null);
  const [issues, setIssues] = useState<Submit['issues']>({});
  const [askedBefore, setAskedBefore] = useState<string | null>(null);
  const [sent, setSent] = useState<Submit['sent']>(null);

  useEffect(() => () => running.current?.abort(), []);
  useStayWhile(share !== null);

  async function send(sheet: TermSheet): Promise<void> {
    if (running.current !== null) return;
    setFailure(null);
    setIssues({});
    if (!saysSomething(sheet)) {
      setFailure({ message: messages.termSheetEmpty, retry: false });
      toastError(messages.termSheetEmpty);
      return;
    }
    const controller = new AbortController();
    running.current = controller;
    setShare(0);
    try {
      const answer = await deliver(sheet, controller.signal);
      attempt.current = { key: newKey(), repeat: false };
      setSent(answer);
      toastSuccess(answer.msg);
    } catch (error) {
      fail(error);
    } finally {
      running.current = null;
      setShare(null);
    }
  }

  async function deliver(sheet: TermSheet, signal: AbortSignal): Promise<Answer<TermSheetCall>> {
    const form = toFormData({ id }, sheet, attempt.current.repeat);
    try {
      return await sendFiles(name, form, {
        idempotencyKey: attempt.current.key,
        onProgress: setShare,
        signal,
      });
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== 'key-reused') throw error;
      // An earlier try did arrive although its answer was lost, and the form has changed since: a request of its own.
      attempt.current = { key: newKey(), repeat: false };
      return sendFiles(name, form, { idempotencyKey: attempt.current.key, onProgress: setShare, signal });
    }
  }

  function fail(error: unknown): void {
    if (error instanceof CallError && error.code === 'asked-before') setAskedBefore(error.message);
    else tellFailure(error, setIssues, setFailure);
  }

  return {
    share,
    failure,
    issues,
    askedBefore,
    sent,
    send: (sheet) => void send(sheet),
    sendAnother(sheet) {
      setAskedBefore(null);
      attempt.current = { key: newKey(), repeat: true };
      void send(sheet);
    },
    dismiss: () => setAskedBefore(null),
    stop: () => running.current?.abort(),
  };
}

/** Says why what was sent was not taken, beside its fields and in whole; who stopped it themselves is told that too. */
export function tellFailure(
  error: unknown,
  setIssues: (issues: Record<string, string>) => void,
  setFailure: (failure: { message: string; retry: boolean }) => void,
): void {
  if (!(error instanceof CallError)) {
    setFailure({ message: 'Stopped. Nothing you typed is lost.', retry: false });
    return;
  }
  setIssues(Object.fromEntries(error.issues.map(({ path, message }) => [path, message])));
  setFailure({ message: error.message, retry: error.status === 0 || error.status >= 500 });
  // A lost session is told, and led away from, by the shell.
  if (error.status !== 401) toastError(error.message);
}
