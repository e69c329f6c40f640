import { useState } from 'react';
import { CallError, download } from '#web/call.ts';
import { quietButton } from '#web/ui/button-link.ts';
import { toastError } from '#web/ui/toast.ts';

/** Saves the dossier as a PDF. */
export function DataSheetButton({ id, code }: { id: string; code: string }) {
  const [busy, setBusy] = useState(false);

  async function save(): Promise<void> {
    setBusy(true);
    try {
      await download(`/api/dossiers/${encodeURIComponent(id)}/data-sheet`, `${code}.pdf`);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      // A lost session is told, and led away from, by the shell.
      if (error.status !== 401) toastError(error.message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <button
      type="button"
      className={quietButton}
      disabled={busy}
      aria-busy={busy}
      onClick={() => void save()}
    >
      Data sheet (PDF)
    </button>
  );
}
