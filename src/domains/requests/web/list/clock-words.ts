import { shortDayOf } from '#ui/dates.ts';

type ClockWords = { text: string; urgency: 'calm' | 'soon' | 'late' };

/** How much of a clock is left, in words. The server counts the days, by the desk's calendar. */
export function clockWords(dueAt: string, businessDaysLeft: number | null, now: Date): ClockWords {
  const due = new Date(dueAt);
  if (due < now) return { text: `Overdue since ${shortDayOf(dueAt)}`, urgency: 'late' };
  if (due.toDateString() === now.toDateString()) return { text: 'Due today', urgency: 'soon' };
  const left = Math.max(1, businessDaysLeft ?? 0);
  return left === 1
    ? { text: '1 business day left', urgency: 'soon' }
    : { text: `${left} business days left`, urgency: 'calm' };
}
