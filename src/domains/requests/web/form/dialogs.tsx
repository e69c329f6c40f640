import { messages } from '#platform/contract/messages.ts';
import { Button, QuietLink } from '#ui/action/buttons.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Question } from '#ui/dialog/question.tsx';
import classes from './dialogs.module.css';

/** The request stands: the words of §2.17, and the reference to quote. */
export function SentDialog({ reference, onClose }: { reference: string; onClose: () => void }) {
  return (
    <Dialog
      title="Request submitted"
      onClose={onClose}
      actions={
        <>
          <QuietLink to={`/requests/${encodeURIComponent(reference)}`}>View request</QuietLink>
          <Button onClick={onClose}>Close</Button>
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

type AskedBeforeProps = { message: string; onAnother: () => void; onClose: () => void };

/** The member asked for this listing before: say so first, and let them ask again. */
export function AskedBeforeDialog({ message, onAnother, onClose }: AskedBeforeProps) {
  return (
    <Question
      title="You asked before"
      no="Cancel"
      yes="Send another request"
      onYes={onAnother}
      onClose={onClose}
    >
      <p>{message}</p>
      <p>Another request is worth sending when what you need, volumes or papers have changed.</p>
    </Question>
  );
}
