import { useEffect, useRef, useState } from 'react';
import type { ProposalOutcome } from '#domains/requests/contract/compare.ts';
import { sendFiles } from '#domains/requests/web/form/files/send-files.ts';
import { saysSomething, type TermSheet, toFormData } from '#domains/requests/web/form/term-sheet.ts';
import { type Submit, tellFailure } from '#domains/requests/web/form/use-submit.ts';
import { useStayWhile } from '#forms/use-stay-while.ts';
import { messages } from '#platform/contract/messages.ts';
import { CallError } from '#platform/web/call/call.ts';
import { newKey } from '#platform/web/call/idempotency-key.ts';
import { toastError, toastSuccess } from '#ui/mark/toast.ts';

type SubmitSeveral = Submit & {
  /** What became of each dossier, by its id; absent for those not sent yet. */
  outcomes: ReadonlyMap<string, ProposalOutcome>;
  /** Requests stand for all of them. */
  done: boolean;
};

/**
 * Sends one form for several dossiers. What stands is not sent again: a further try is for the others only, and
 * carries the same key, by which the server knows what it has, until the form has been changed.
 */
export function useSubmitSeveral(ids: readonly string[]): SubmitSeveral {
  const key = useRef(newKey());
  const running = useRef<AbortController | null>(null);
  const [share, setShare] = useState<number | null>(null);
  const [failure, setFailure] = useState<Submit['failure']>(null);
  const [issues, setIssues] = useState<Submit['issues']>({});
  const [outcomes, setOutcomes] = useState<SubmitSeveral['outcomes']>(new Map());
  const done = ids.every((id) => outcomes.get(id)?.reference);

  useEffect(() => () => running.current?.abort(), []);
  useStayWhile(share !== null);

  async function send(sheet: TermSheet, repeat: boolean): Promise<void> {
    if (running.current !== null || done) return;
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
      take(await deliver(sheet, repeat, controller.signal));
    } catch (error) {
      tellFailure(error, setIssues, setFailure);
    } finally {
      running.current = null;
      setShare(null);
    }
  }

  async function deliver(sheet: TermSheet, repeat: boolean, signal: AbortSignal): Promise<ProposalOutcome[]> {
    const waiting = ids.filter((id) => !outcomes.get(id)?.reference);
    const form = toFormData({ ids: waiting.join() }, sheet, repeat);
    const options = { onProgress: setShare, signal };
    const sendUnder = (idempotencyKey: string) =>
      sendFiles('POST /api/dossiers/proposals', form, { ...options, idempotencyKey }, waiting.length);
    try {
      return (await sendUnder(key.current)).data;
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== 'key-reused') throw error;
      // An earlier try did arrive, and the form has changed since: it is another one.
      key.current = newKey();
      return (await sendUnder(key.current)).data;
    }
  }

  function take(data: readonly ProposalOutcome[]): void {
    const next = new Map([...outcomes, ...data.map((outcome) => [outcome.id, outcome] as const)]);
    setOutcomes(next);
    const failed = ids.filter((id) => !next.get(id)?.reference);
    if (failed.length === 0) {
      toastSuccess(messages.termSheetSubmitted);
      return;
    }
    const message = `${ids.length - failed.length} of ${ids.length} requests stand. What became of the others is said beside each.`;
    setFailure({ message, retry: failed.some((id) => next.get(id)?.failure?.code !== 'asked-before') });
    toastError(message);
  }

  return {
    share,
    failure,
    issues,
    askedBefore: null,
    sent: null,
    send: (sheet) => void send(sheet, false),
    sendAnother: (sheet) => void send(sheet, true),
    dismiss: () => undefined,
    stop: () => running.current?.abort(),
    outcomes,
    done,
  };
}
