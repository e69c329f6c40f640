import { expect, test } from 'vitest';
import { toSentenceDate } from '#platform/contract/dates.ts';
import { calendarDayOf, shortCalendarDayOf } from '#ui/dates.ts';
import { inShort } from '../contract/days.ts';

const months = [...Array(12).keys()].map((month) => `2028-${String(month + 1).padStart(2, '0')}-09`);

test.each(months)('%s is written in one way, whoever writes it', (day) => {
  expect(calendarDayOf(day)).toBe(inShort(day));
  expect(toSentenceDate(new Date(`${day}T12:00:00Z`))).toBe(inShort(day));
  expect(inShort(day)).toMatch(/^9 [A-Z][a-z]{2} 2028$/);
  expect(`${shortCalendarDayOf(day)} 2028`).toBe(inShort(day));
});
