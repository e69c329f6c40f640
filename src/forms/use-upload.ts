import { useState } from 'react';
import { CallError } from '#platform/web/call/call-error.ts';
import { newKey } from '#platform/web/call/idempotency-key.ts';
import { useStayWhile } from './use-stay-while.ts';
import { type Explain, type Submission, useSubmission } from './use-submission.ts';

export type Under = {
  /** Names what is sent, so that sending it again makes nothing twice. */
  idempotencyKey: string;
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

export type Upload = Omit<Submission, 'busy' | 'submit'> & {
  /** Share sent, 0 to 1; null while nothing is under way. */
  share: number | null;
  /** Sends once, however often it is pressed and however bad the line. True once it stands. */
  upload: (send: (under: Under) => Promise<void>) => Promise<boolean>;
};

/** Where the key of a form is kept: it may outlive the page with what was typed. Empty before the first try. */
export type KeptKey = readonly [key: string, keep: (key: string) => void];

/** Sends a form with its files: every try of one form carries the same key, by which the server knows it again. */
export function useUpload(explain?: Explain, kept?: KeptKey): Upload {
  const [ownKey, setOwnKey] = useState('');
  const [key, keepKey] = kept ?? [ownKey, setOwnKey];
  const [share, setShare] = useState<number | null>(null);
  const { busy: _, submit, ...submission } = useSubmission(explain);
  useStayWhile(share !== null);

  function sendUnder(send: (under: Under) => Promise<void>, signal: AbortSignal, as: string): Promise<void> {
    if (as !== key) keepKey(as);
    return send({ idempotencyKey: as, onProgress: setShare, signal });
  }

  function upload(send: (under: Under) => Promise<void>): Promise<boolean> {
    return submit(async (signal) => {
      setShare(0);
      try {
        await sendUnder(send, signal, key || newKey());
      } catch (error) {
        if (!(error instanceof CallError) || error.code !== 'key-reused') throw error;
        // An earlier try did arrive although its answer was lost, and the form has changed since: it is another one.
        await sendUnder(send, signal, newKey());
      } finally {
        setShare(null);
      }
      // What is sent next is another form, even where it says the same. A kept key goes with what was typed.
      setOwnKey('');
    });
  }

  return { ...submission, share, upload };
}
