import { useWaiting, type Waiting } from './waiting.ts';
import classes from './waiting-count.module.css';

/** How much waits for the viewer. Its place is kept while the number is not known, so that nothing moves when it is. */
export function WaitingCount() {
  return <Waits waiting={useWaiting()} />;
}

/** Exported for its test. */
export function Waits({ waiting }: { waiting: Waiting | null }) {
  const count = waiting?.count ?? 0;
  return (
    <span className={classes.count} data-some={count > 0 || undefined}>
      {count > 0 && (
        <>
          <span className="visually-hidden">, </span>
          {count}
          {waiting?.more && '+'}
          <span className="visually-hidden"> {count === 1 ? 'waits' : 'wait'} for you</span>
        </>
      )}
    </span>
  );
}
