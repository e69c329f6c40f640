import { download } from '#web/call.ts';
import { useAction } from '#web/features/forms/use-action.ts';
import { quietButton } from '#web/ui/button-link.ts';

/** Saves the dossier as a PDF. */
export function DataSheetButton({ id, code }: { id: string; code: string }) {
  const { run, busy } = useAction(() =>
    download(`/api/dossiers/${encodeURIComponent(id)}/data-sheet`, `${code}.pdf`),
  );
  return (
    <button type="button" className={quietButton} disabled={busy} aria-busy={busy} onClick={run}>
      Data sheet (PDF)
    </button>
  );
}
