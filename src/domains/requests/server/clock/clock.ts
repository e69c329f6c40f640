import { asc } from 'drizzle-orm';
import { readClock } from '#platform/server/database/clock.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { dayIn } from '#platform/server/day-in.ts';
import { type Clock, clocks, type RequestState, usualOfferDays } from '../../contract/request-life.ts';
import { holidays } from '../tables.ts';
import {
  businessDayAfter,
  businessDayBefore,
  type Calendar,
  countBusinessDays,
  endOf,
  isBusinessDay,
} from './business-days.ts';

/** The desk's calendar as it stands now, by the database's clock. */
export type CalendarNow = Calendar & { now: Date };

export async function readCalendar(db: Queryable, timeZone: string): Promise<CalendarNow> {
  const rows = await db.select({ day: holidays.day }).from(holidays).orderBy(asc(holidays.day));
  return { timeZone, holidays: new Set(rows.map(({ day }) => day)), now: await readClock(db) };
}

/** The clock of a state; null where nobody's answer is waited for. */
export function clockOf(state: RequestState): Clock | null {
  return clocks[state] ?? null;
}

/** The end of the last day for the answer that a state waits for; null where no clock runs in it. */
export function dueAfter(
  state: RequestState,
  now: Date,
  promised: { offerDays: number | null; validUntil: string | null },
  calendar: Calendar,
): Date | null {
  const clock = clockOf(state);
  if (clock === null) return null;
  const { timeZone } = calendar;
  if (clock.days === 'validity') {
    return promised.validUntil === null ? null : endOf(promised.validUntil, timeZone);
  }
  const days = clock.days === 'offer-days' ? (promised.offerDays ?? usualOfferDays) : clock.days;
  return endOf(businessDayAfter(dayIn(timeZone, now), days, calendar), timeZone);
}

/** The end of the next business day: what is due by then is due soon. */
export function endOfDueSoon(now: Date, calendar: Calendar): Date {
  const { timeZone } = calendar;
  return endOf(businessDayAfter(dayIn(timeZone, now), 1, calendar), timeZone);
}

/** Business days that are left of a clock after today; null where none runs. */
export function businessDaysLeft(dueAt: Date | null, now: Date, calendar: Calendar): number | null {
  if (dueAt === null) return null;
  const { timeZone } = calendar;
  return countBusinessDays(dayIn(timeZone, now), dayIn(timeZone, dueAt), calendar);
}

/** A state that expires has with the last day of its clock (§10.5), also in the minutes until the job says so. */
export function hasRunOut({ state, dueAt }: { state: RequestState; dueAt: Date | null }, now: Date): boolean {
  return dueAt !== null && dueAt <= now && clockOf(state)?.atEnd === 'expire';
}

type RunningClock = {
  state: RequestState;
  stateSince: Date;
  dueAt: Date;
  remindedAt: Date | null;
};

/** What is to be done about a clock now (§10.13). */
export function whatIsDue(
  running: RunningClock,
  now: Date,
  calendar: Calendar,
): 'nothing' | 'remind' | 'expire' {
  const clock = clockOf(running.state);
  if (clock === null) return 'nothing';
  const isOver = now > running.dueAt;
  if (isOver && clock.atEnd === 'expire') return 'expire';
  const today = dayIn(calendar.timeZone, now);
  if (running.remindedAt !== null) {
    const hasBeenToday = dayIn(calendar.timeZone, running.remindedAt) >= today;
    return isOver && !hasBeenToday && isBusinessDay(today, calendar) ? 'remind' : 'nothing';
  }
  return today >= reminderDay(running, calendar) ? 'remind' : 'nothing';
}

/** One business day before the last one; that one itself where the clock began no earlier. */
function reminderDay({ stateSince, dueAt }: RunningClock, calendar: Calendar): string {
  const lastDay = dayIn(calendar.timeZone, dueAt);
  const dayBefore = businessDayBefore(lastDay, calendar);
  return dayBefore > dayIn(calendar.timeZone, stateSince) ? dayBefore : lastDay;
}
