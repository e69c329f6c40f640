import { DangerButton, QuietButton } from '#ui/action/buttons.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';

type DeleteDialogProps = { title: string; onDelete: () => void; onClose: () => void };

/** Asks once: nothing brings a deleted post back. */
export function DeleteDialog({ title, onDelete, onClose }: DeleteDialogProps) {
  return (
    <Dialog
      title="Delete this post?"
      onClose={onClose}
      actions={
        <>
          <QuietButton onClick={onClose}>Keep post</QuietButton>
          <DangerButton onClick={onDelete}>Delete for good</DangerButton>
        </>
      }
    >
      <p>
        <strong>{title || 'Untitled'}</strong> goes for good, and links to it lead nowhere. To take it from
        the public and keep the text, make it a draft again.
      </p>
    </Dialog>
  );
}
