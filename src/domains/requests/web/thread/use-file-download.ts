import { useState } from 'react';
import { download } from '#platform/web/call/call.ts';
import { toastError } from '#ui/mark/toast.ts';

type FileDownload = { save: (id: string, name: string) => void; failure: string | null };

/** Fetches files of a request, one at a time; why one could not be had stands on the page too. */
export function useFileDownload(reference: string): FileDownload {
  const [failure, setFailure] = useState<string | null>(null);

  async function save(id: string, name: string): Promise<void> {
    setFailure(null);
    try {
      await download(`/api/requests/${encodeURIComponent(reference)}/files/${encodeURIComponent(id)}`, name);
    } catch (error) {
      const message = `${name}: ${error instanceof Error ? error.message : 'could not be downloaded'}`;
      setFailure(message);
      toastError(message);
    }
  }

  return { save: (id, name) => void save(id, name), failure };
}
