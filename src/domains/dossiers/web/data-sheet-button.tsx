import { useAction } from '#forms/use-action.ts';
import { download } from '#platform/web/call/call.ts';
import { quietButton } from '#ui/action/button-link.ts';

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
