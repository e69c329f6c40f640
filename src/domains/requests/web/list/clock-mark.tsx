import { dayOf } from '#ui/dates.ts';
import classes from './clock-mark.module.css';
import { clockWords } from './clock-words.ts';

type ClockMarkProps = { dueAt: string; businessDaysLeft: number | null };

/** What is left of a clock; the day itself shows on hover and to machines. */
export function ClockMark({ dueAt, businessDaysLeft }: ClockMarkProps) {
  const { text, urgency } = clockWords(dueAt, businessDaysLeft, new Date());
  return (
    <time
      className={`inline ${classes.clock}`}
      data-urgency={urgency}
      dateTime={dueAt}
      title={`Until ${dayOf(dueAt)}`}
    >
      <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
        <path
          d="M8 1.75a6.25 6.25 0 1 0 0 12.5 6.25 6.25 0 0 0 0-12.5ZM8 4.5V8l2.25 1.75"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      {text}
    </time>
  );
}
