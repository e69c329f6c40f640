import { useAction } from '#forms/use-action.ts';
import { download } from '#platform/web/call/call.ts';
import { QuietButton } from '#ui/action/buttons.tsx';

/** Saves the dossier as a PDF. */
export function DataSheetButton({ id, code }: { id: string; code: string }) {
  const { run, busy } = useAction(() =>
    download(`/api/dossiers/${encodeURIComponent(id)}/data-sheet`, `${code}.pdf`),
  );
  return (
    <QuietButton disabled={busy} aria-busy={busy} onClick={run}>
      Data sheet (PDF)
    </QuietButton>
  );
}
