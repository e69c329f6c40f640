import { useSubmission } from '#forms/use-submission.ts';
import { download } from '#platform/web/call/call.ts';

type FileDownload = { save: (id: string, name: string) => void; busy: boolean; failure: string | null };

/** Fetches files of a request, one at a time; why one could not be had stands on the page too. */
export function useFileDownload(reference: string): FileDownload {
  const { submit, busy, failure } = useSubmission();

  async function fetchFile(id: string, name: string): Promise<void> {
    try {
      await download(`/api/requests/${encodeURIComponent(reference)}/files/${encodeURIComponent(id)}`, name);
    } catch (error) {
      const why = error instanceof Error ? error.message : 'could not be downloaded';
      throw new Error(`${name}: ${why}`, { cause: error });
    }
  }

  return { save: (id, name) => void submit(() => fetchFile(id, name)), busy, failure };
}
