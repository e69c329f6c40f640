import { useState } from 'react';
import { isBlank } from '#platform/contract/validation.ts';
import { CallError, call } from '#platform/web/call/call.ts';
import { toastError, toastSuccess } from '#ui/mark/toast.ts';

type Answers = { interest: string; contribution: string };

/**
 * Registers an interest, once however often it is pressed: without a key of its own the server knows a repeated send
 * by its content.
 */
export function useInterest(dossier: string) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const [issues, setIssues] = useState<Readonly<Record<string, string>>>({});
  const [askedBefore, setAskedBefore] = useState('');
  const [reference, setReference] = useState<string | null>(null);

  async function register({ interest, contribution }: Answers, repeat: boolean): Promise<void> {
    if (busy) return;
    setFailure('');
    setAskedBefore('');
    setIssues({});
    if (isBlank(interest)) {
      setIssues({ interest: 'Say what interests you' });
      return;
    }
    setBusy(true);
    try {
      const body = { kind: 'investment' as const, dossier, interest, contribution, repeat };
      setReference((await call('POST /api/requests', { body })).reference);
      toastSuccess('Your interest is registered.');
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      fail(error);
    } finally {
      setBusy(false);
    }
  }

  function fail(error: CallError): void {
    if (error.code === 'asked-before') {
      setAskedBefore(error.message);
      return;
    }
    setIssues(Object.fromEntries(error.issues.map(({ path, message }) => [path, message])));
    setFailure(error.message);
    // A lost session is told, and led away from, by the shell.
    if (error.status !== 401) toastError(error.message);
  }

  return { busy, failure, issues, askedBefore, reference, register };
}
