import { useState } from 'react';
import { type Upload, useUpload } from '#forms/use-upload.ts';
import type { Answer } from '#platform/contract/calls.ts';
import { messages } from '#platform/contract/messages.ts';
import { toastSuccess } from '#ui/mark/toast.ts';
import { sendFiles } from './files/send-files.ts';
import { saysSomething, type TermSheet, toFormData } from './term-sheet.ts';

export type TermSheetCall = 'POST /create-dossertermsheet' | 'POST /create-suppliertermsheet';

export type Submit = Omit<Upload, 'upload'> & {
  send: (sheet: TermSheet) => void;
  /** Yes, another request. */
  sendAnother: (sheet: TermSheet) => void;
};

/** Sends a term sheet. */
export function useSubmit(name: TermSheetCall, id: string) {
  const [repeat, setRepeat] = useState(false);
  const [askedBefore, setAskedBefore] = useState<string | null>(null);
  const [sent, setSent] = useState<Answer<TermSheetCall> | null>(null);
  const { upload, ...rest } = useUpload((error) => {
    if (error.code !== 'asked-before') return undefined;
    setAskedBefore(error.message);
    return null;
  });

  function send(sheet: TermSheet, again: boolean): void {
    void upload(async (under) => {
      refuseEmpty(sheet);
      const answer = await sendFiles(name, toFormData({ id }, sheet, again), under);
      setSent(answer);
      toastSuccess(answer.msg);
    });
  }

  return {
    ...rest,
    /** The member asked for this listing before, in the server's words. */
    askedBefore,
    sent,
    send: (sheet: TermSheet) => send(sheet, repeat),
    sendAnother(sheet: TermSheet) {
      setAskedBefore(null);
      setRepeat(true);
      send(sheet, true);
    },
    dismiss: () => setAskedBefore(null),
  };
}

export function refuseEmpty(sheet: TermSheet): void {
  if (!saysSomething(sheet)) throw new Error(messages.termSheetEmpty);
}
