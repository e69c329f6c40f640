import { Link } from 'react-router';
import { messages } from '#platform/contract/messages.ts';
import { button, quietButton } from '#ui/action/button-link.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import classes from './dialogs.module.css';

/** The request stands: the words of §2.17, and the reference to quote. */
export function SentDialog({ reference, onClose }: { reference: string; onClose: () => void }) {
  return (
    <Dialog
      title="Request submitted"
      onClose={onClose}
      actions={
        <>
          <Link to={`/requests/${encodeURIComponent(reference)}`} className={quietButton}>
            View request
          </Link>
          <button type="button" className={button} onClick={onClose}>
            Close
          </button>
        </>
      }
    >
      <p>{messages.termSheetSubmitted}</p>
      <p>
        Your reference: <strong className={classes.reference}>{reference}</strong>
      </p>
    </Dialog>
  );
}

export type AskedBeforeProps = { message: string; onAnother: () => void; onClose: () => void };

/** The member asked for this listing before: say so first, and let them ask again. */
export function AskedBeforeDialog({ message, onAnother, onClose }: AskedBeforeProps) {
  return (
    <Dialog
      title="You asked before"
      onClose={onClose}
      actions={
        <>
          <button type="button" className={quietButton} onClick={onClose}>
            Cancel
          </button>
          <button type="button" className={button} onClick={onAnother}>
            Send another request
          </button>
        </>
      }
    >
      <p>{message}</p>
      <p>Another request is worth sending when what you need, volumes or papers have changed.</p>
    </Dialog>
  );
}
