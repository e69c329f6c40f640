import classes from './stale-notice.module.css';

/** Said above results that were seen before and could not be fetched anew. */
export function StaleNotice({ onRetry }: { onRetry: () => void }) {
  return (
    <p className={classes.notice} role="alert">
      These are the results as you saw them last. They could not be loaded anew,{' '}
      <button type="button" className={`bare ${classes.retry}`} onClick={onRetry}>
        try again
      </button>
      .
    </p>
  );
}
