import { useEffect } from 'react';
import { useWaiting, type Waiting } from './waiting.ts';
import classes from './waiting-count.module.css';

const key = 'nothing-waits';

/**
 * How much waits for the viewer. Its place is kept while the number is not known, so that nothing moves when it is; not
 * where nothing waits, which is remembered for the next time that it is not known.
 */
export function WaitingCount() {
  const waiting = useWaiting();
  const nothing = waiting === null ? null : waiting.count === 0;
  useEffect(() => {
    if (nothing === true) window.sessionStorage.setItem(key, 'yes');
    if (nothing === false) window.sessionStorage.removeItem(key);
  }, [nothing]);
  return <Waits waiting={waiting} wasNothing={wasNothing()} />;
}

function wasNothing(): boolean {
  return typeof window !== 'undefined' && window.sessionStorage.getItem(key) !== null;
}

type WaitsProps = { waiting: Waiting | null; wasNothing?: boolean };

/** Exported for its test. */
export function Waits({ waiting, wasNothing = false }: WaitsProps) {
  if (waiting === null ? wasNothing : waiting.count === 0) return null;
  const count = waiting?.count ?? 0;
  return (
    <span className={classes.count} data-some={count > 0 || undefined}>
      {waiting !== null && (
        <>
          <span className="visually-hidden">, </span>
          {count}
          {waiting.more && '+'}
          <span className="visually-hidden"> {count === 1 ? 'waits' : 'wait'} for you</span>
        </>
      )}
    </span>
  );
}
