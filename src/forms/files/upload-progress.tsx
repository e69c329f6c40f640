import { QuietButton } from '#ui/action/buttons.tsx';
import classes from './upload-progress.module.css';

/** While something is on its way: how far it is, and a way to stop it. */
export function UploadProgress({ share, stop }: { share: number | null; stop: () => void }) {
  return share === null ? null : (
    <>
      <QuietButton onClick={stop}>Stop</QuietButton>
      <span className={`secondary ${classes.share}`} role="status">
        {share < 1 ? `Sending, ${Math.floor(share * 10) * 10} %` : 'Sent. Waiting for the confirmation'}
      </span>
    </>
  );
}
