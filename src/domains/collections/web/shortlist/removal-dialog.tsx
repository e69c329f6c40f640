import { DangerButton, QuietButton } from '#ui/action/buttons.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';

type RemovalDialogProps = { title: string; onConfirm: () => void; onClose: () => void };

/** A retired dossier cannot be put back, so taking it off is asked about. */
export function RemovalDialog({ title, onConfirm, onClose }: RemovalDialogProps) {
  return (
    <Dialog
      title="Take it off for good?"
      onClose={onClose}
      actions={
        <>
          <QuietButton onClick={onClose}>Keep</QuietButton>
          <DangerButton onClick={onConfirm}>Take off</DangerButton>
        </>
      }
    >
      <p>{title} has been retired: once it is off your shortlist, it and your note cannot be brought back.</p>
    </Dialog>
  );
}
