import { useState } from 'react';
import { TextButton } from '#ui/action/buttons.tsx';
import { calendarDayOf } from '#ui/dates.ts';
import { useFirstNew } from '#ui/use-first-new.ts';
import { isFrom, type Told } from '../contract/window-rows.ts';
import { nameOf, sourceOf } from '../contract/window-words.ts';
import classes from './reason-list.module.css';

/** A molecule may have sixty patents; the first say what one came for. */
const shownAtFirst = 5;

/** What stands behind a part of a window: each with its number, code, end, register and edition. */
export function ReasonList({ reasons, label }: { reasons: readonly Told[]; label: string }) {
  const [isWhole, setWhole] = useState(false);
  const list = useFirstNew<HTMLUListElement>('li', isWhole);
  const shown = isWhole ? reasons : reasons.slice(0, shownAtFirst);
  return (
    <>
      <ul ref={list} className={`list ${classes.list}`} aria-label={label}>
        {shown.map(({ reason, struck }) => (
          <li
            key={[reason.kind, reason.number, reason.code, reason.until, reason.words].join()}
            className={classes.reason}
            data-struck={struck === null ? undefined : true}
          >
            <p className={classes.head}>
              <span className={classes.name}>{nameOf(reason)}</span>
              {reason.kind === 'patent' && reason.code && <code className={classes.code}>{reason.code}</code>}
              {struck !== null && <span className="badge-small faint">{struck}</span>}
              {reason.until !== null && (
                <span className={classes.until}>
                  {isFrom(reason) ? 'from' : 'to'} {calendarDayOf(reason.until)}
                </span>
              )}
            </p>
            <p className={classes.words}>{reason.words}</p>
            <p className="muted">
              {sourceOf(reason)}
              {reason.address !== undefined && (
                <>
                  {', '}
                  <a href={reason.address} target="_blank" rel="noreferrer noopener">
                    {reason.address}
                  </a>
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
      {shown.length < reasons.length && (
        <p className={classes.more}>
          <TextButton onClick={() => setWhole(true)}>Show {reasons.length - shown.length} more</TextButton>
        </p>
      )}
    </>
  );
}
