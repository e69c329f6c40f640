import { useEffect, useRef, useState } from 'react';
import { useStayWhile } from '#forms/use-stay-while.ts';
import { CallError } from '#platform/web/call/call.ts';
import { newKey } from '#platform/web/call/idempotency-key.ts';
import { toastError } from '#ui/mark/toast.ts';
import type { Request } from '../../../contract/request-view.ts';
import { sendFiles } from '../../form/files/send-files.ts';

type Name = 'POST /api/requests/:reference/messages' | 'POST /api/requests/:reference/moves';

export type Send = {
  /** Share sent, 0 to 1; null while nothing is under way. */
  share: number | null;
  failure: string | null;
  /** Somebody was quicker: what they did, in the server's words. */
  conflict: string | null;
  /** What the server said of single fields. */
  issues: Readonly<Record<string, string>>;
  /** Sends the form once, however often it is pressed. True once it stands. */
  send: (form: FormData) => Promise<boolean>;
  stop: () => void;
};

type SendOptions = {
  reference: string;
  /** Names this form, so that sending it again makes nothing twice; it outlives the page with what was typed. */
  key: string;
  onKey: (key: string) => void;
  /** The request as it stands now. */
  onSent: (request: Request) => void;
  onConflict: () => void;
};

/** Sends a message or a move with its files. */
export function useSend(name: Name, { reference, key, onKey, onSent, onConflict }: SendOptions): Send {
  const running = useRef<AbortController | null>(null);
  const [share, setShare] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [conflict, setConflict] = useState<string | null>(null);
  const [issues, setIssues] = useState<Send['issues']>({});

  useEffect(() => () => running.current?.abort(), []);
  useStayWhile(share !== null);

  async function send(form: FormData): Promise<boolean> {
    if (running.current !== null) return false;
    const controller = new AbortController();
    running.current = controller;
    setFailure(null);
    setConflict(null);
    setIssues({});
    setShare(0);
    try {
      onSent(await deliver(form, controller.signal));
      return true;
    } catch (error) {
      fail(error);
      return false;
    } finally {
      running.current = null;
      setShare(null);
    }
  }

  async function deliver(form: FormData, signal: AbortSignal): Promise<Request> {
    const params = { reference };
    const idempotencyKey = key || newKey();
    if (key === '') onKey(idempotencyKey);
    try {
      const answer = await sendFiles(name, form, { params, idempotencyKey, onProgress: setShare, signal });
      return answer.data;
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== 'key-reused') throw error;
      // An earlier try did arrive although its answer was lost, and the form has changed since: it is another one.
      const fresh = newKey();
      onKey(fresh);
      const answer = await sendFiles(name, form, {
        params,
        idempotencyKey: fresh,
        onProgress: setShare,
        signal,
      });
      return answer.data;
    }
  }

  function fail(error: unknown): void {
    if (!(error instanceof CallError)) {
      setFailure('Stopped. Nothing you typed is lost.');
      return;
    }
    if (error.code === 'conflict') {
      setConflict(error.message);
      onConflict();
      return;
    }
    setIssues(Object.fromEntries(error.issues.map(({ path, message }) => [path, message])));
    // Each stands beside its field; together they are announced once.
    const count = error.issues.length;
    setFailure(count > 1 ? `${count} fields need another look.` : error.message);
    // A lost session is told, and led away from, by the shell.
    if (error.status !== 401) toastError(error.message);
  }

  return { share, failure, conflict, issues, send, stop: () => running.current?.abort() };
}
