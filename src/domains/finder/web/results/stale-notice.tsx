import { TextButton } from '#ui/action/buttons.tsx';
import classes from './stale-notice.module.css';

/** Said above results that were seen before and could not be fetched anew. */
export function StaleNotice({ onRetry }: { onRetry: () => void }) {
  return (
    <p className={`tinted-warm ${classes.notice}`} role="alert">
      These are the results as you saw them last. They could not be loaded anew,{' '}
      <TextButton onClick={onRetry}>try again</TextButton>.
    </p>
  );
}
