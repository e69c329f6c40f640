import { useState } from 'react';
import { type KeptKey, type Upload, useUpload } from '#forms/use-upload.ts';
import type { Request } from '../../../contract/request-view.ts';
import { sendFiles } from '../../form/files/send-files.ts';

type Name = 'POST /api/requests/:reference/messages' | 'POST /api/requests/:reference/moves';

export type Send = Omit<Upload, 'upload'> & {
  /** Somebody was quicker: what they did, in the server's words. */
  conflict: string | null;
  /** Sends the form once, however often it is pressed. True once it stands. */
  send: (form: FormData) => Promise<boolean>;
};

type SendOptions = {
  reference: string;
  key: KeptKey;
  /** The request as it stands now. */
  onSent: (request: Request) => void;
  onConflict: () => void;
};

/** Sends a message or a move with its files. */
export function useSend(name: Name, { reference, key, onSent, onConflict }: SendOptions): Send {
  const [conflict, setConflict] = useState<string | null>(null);
  const { upload, ...rest } = useUpload((error) => {
    if (error.code !== 'conflict') return undefined;
    setConflict(error.message);
    onConflict();
    return null;
  }, key);

  return {
    ...rest,
    conflict,
    send: (form) =>
      upload(async (under) => {
        setConflict(null);
        onSent((await sendFiles(name, form, { params: { reference }, ...under })).data);
      }),
  };
}
