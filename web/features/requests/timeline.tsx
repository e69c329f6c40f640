import type { Request } from '#contract/request-view.ts';
import { momentOf } from '#web/ui/dates.ts';
import classes from './timeline.module.css';

/** What happened to a request, in its order. */
export function Timeline({ events }: { events: Request['timeline'] }) {
  return (
    <ol className={classes.timeline}>
      {events.map(({ at, what, who }) => (
        <li key={`${at} ${what}`} className={classes.event}>
          <span className={classes.what}>{what}</span>
          <span className={classes.by}>
            <time dateTime={at}>{momentOf(at)}</time>
            {who && `, ${who}`}
          </span>
        </li>
      ))}
    </ol>
  );
}
