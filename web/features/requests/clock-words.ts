import { shortDayOf } from '#web/ui/dates.ts';

export type ClockWords = { text: string; urgency: 'calm' | 'soon' | 'late' };

/** How much of a clock is left, in words, on the reader's calendar: Monday to Friday count. */
export function clockWords(dueAt: string, now: Date): ClockWords {
  const due = new Date(dueAt);
  if (due < now) return { text: `Overdue since ${shortDayOf(dueAt)}`, urgency: 'late' };
  if (due.toDateString() === now.toDateString()) return { text: 'Due today', urgency: 'soon' };
  const left = Math.max(1, businessDaysUntil(due, now));
  return left === 1
    ? { text: '1 business day left', urgency: 'soon' }
    : { text: `${left} business days left`, urgency: 'calm' };
}

/** Weekdays after today, up to and with the last day. */
function businessDaysUntil(due: Date, now: Date): number {
  const lastDay = new Date(due.getFullYear(), due.getMonth(), due.getDate());
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  let count = 0;
  while (day < lastDay) {
    day.setDate(day.getDate() + 1);
    if (day.getDay() !== 0 && day.getDay() !== 6) count += 1;
  }
  return count;
}
