import { LostFiles } from '#forms/files/lost-files.tsx';
import { QuietButton } from '#ui/action/buttons.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import classes from './send-state.module.css';
import type { Send } from './use-send.ts';

/** What went wrong with a send, and what was lost of the files by leaving the page. */
export function SendFaults({ send: { failure, conflict }, lostFiles }: { send: Send; lostFiles: string[] }) {
  return (
    <>
      <LostFiles names={lostFiles} />
      {conflict && <Notice kind="warning">{conflict}</Notice>}
      {failure && <Notice kind="error">{failure}</Notice>}
    </>
  );
}

/** While something is on its way: how far it is, and a way to stop it. */
export function SendProgress({ send: { share, stop } }: { send: Send }) {
  if (share === null) return null;
  return (
    <>
      <QuietButton onClick={stop}>Stop</QuietButton>
      <span className={`secondary ${classes.share}`} role="status">
        {share < 1 ? `Sending, ${Math.floor(share * 10) * 10} %` : 'Sent. Waiting for the confirmation'}
      </span>
    </>
  );
}
