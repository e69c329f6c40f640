import { CameFromLink } from '#domains/finder/web/page/came-from-link.tsx';
import { UploadProgress } from '#forms/files/upload-progress.tsx';
import type { Upload } from '#forms/use-upload.ts';
import { dailyCaps } from '#platform/contract/daily-caps.ts';
import { besideTryAgain } from '#ui/action/beside-try-again.ts';
import { quietButton } from '#ui/action/button-link.ts';
import { TextButton } from '#ui/action/buttons.tsx';
import { SubmitButton } from '#ui/action/submit-button.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import classes from './submit-row.module.css';

type SubmitRowProps = {
  submit: Pick<Upload, 'failure' | 'retry' | 'share' | 'stop'>;
  /** Whoever may not send anything yet is told nothing about how much. */
  maySend: boolean;
  /** The finder that Cancel leads back to; no Cancel without. */
  cancelTo: string | undefined;
  /** Nothing typed is kept for a member who cancels. */
  onCancel?: () => void;
  onRetry: () => void;
};

/** The end of a term sheet: what went wrong, Submit with its progress, and a way to stop or to leave. */
export function SubmitRow({
  submit: { failure, retry, share, stop },
  maySend,
  cancelTo,
  onCancel,
  onRetry,
}: SubmitRowProps) {
  return (
    <div className="stack">
      {failure && (
        <Notice kind="error">
          {retry ? besideTryAgain(failure) : failure}
          {retry && (
            <>
              {' '}
              Nothing you entered is lost, and trying again never makes two requests.{' '}
              <TextButton onClick={onRetry}>Try again</TextButton>
            </>
          )}
        </Notice>
      )}
      <div className="row">
        <SubmitButton busy={share !== null}>Submit</SubmitButton>
        {share === null && cancelTo && (
          <CameFromLink finder={cancelTo} className={quietButton} onClick={onCancel}>
            Cancel
          </CameFromLink>
        )}
        <UploadProgress share={share} stop={stop} />
      </div>
      {maySend && (
        <p className={`secondary ${classes.most}`}>You can send {dailyCaps.requests} requests in 24 hours.</p>
      )}
    </div>
  );
}
