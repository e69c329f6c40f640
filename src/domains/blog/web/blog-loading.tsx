import { Button } from '#ui/action/buttons.tsx';
import { SkeletonRows } from '#ui/page/skeleton.tsx';
import { Tall } from '#ui/page/tall.tsx';
import classes from './blog-loading.module.css';

/** Stands until a post has come, and stays when it could not be loaded (§4.8). */
export function BlogLoading({ onRetry }: { onRetry?: () => void }) {
  return (
    <Tall>
      <div className={`wide stack-loose ${classes.page}`}>
        <p role="status" className={classes.text}>
          Loading blog details...
        </p>
        {onRetry ? (
          <div className={classes.failed}>
            <p>The post has not come through. It may be the connection.</p>
            <Button onClick={onRetry}>Try again</Button>
          </div>
        ) : (
          <SkeletonRows rows={8} />
        )}
      </div>
    </Tall>
  );
}
