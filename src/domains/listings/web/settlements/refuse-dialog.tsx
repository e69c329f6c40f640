import { ReasonDialog } from '#forms/reason-dialog.tsx';
import { useChange } from '#forms/use-change.ts';
import { call } from '#platform/web/call/call.ts';

/** Refuses a settlement: its owner reads why. */
export function RefuseDialog({ settlement, onClose }: { settlement: string; onClose: () => void }) {
  const change = useChange();
  const path = 'POST /api/admin/settlements/:settlement/refuse';
  return (
    <ReasonDialog
      title="Refuse the settlement"
      draft={`refuse-settlement:${settlement}`}
      field="note"
      readBy="Its owner reads it in the mail and on the listing’s page"
      maxLength={2000}
      button="Refuse"
      send={(note) => change(call(path, { params: { settlement }, body: { note } }))}
      onClose={onClose}
    />
  );
}
