import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayIn } from '#platform/server/day-in.ts';
import { clocks, requestStates } from '../../contract/request-life.ts';
import {
  businessDayAfter,
  businessDayBefore,
  type Calendar,
  countBusinessDays,
  endOf,
  isBusinessDay,
} from './business-days.ts';
import { businessDaysLeft, dueAfter, endOfDueSoon, whatIsDue } from './clock.ts';

const london: Calendar = { timeZone: 'Europe/London', holidays: new Set(['2026-12-25', '2026-12-28']) };
const zones = [
  'Europe/London',
  'America/New_York',
  'Asia/Kolkata',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  // Where clocks change at midnight: a day that begins at 01:00, and one whose last hour comes twice.
  'America/Santiago',
  'Africa/Cairo',
  'Asia/Beirut',
];

const instant = fc.date({
  min: new Date('2020-01-01'),
  max: new Date('2040-12-31'),
  noInvalidDate: true,
});
const calendar = fc.record({
  timeZone: fc.constantFrom(...zones),
  holidays: fc
    .array(fc.date({ min: new Date('2020-01-01'), max: new Date('2041-12-31'), noInvalidDate: true }), {
      maxLength: 200,
    })
    .map((days) => new Set(days.map((day) => day.toISOString().slice(0, 10)))),
});

describe('business days', () => {
  test('those left of a clock leave out the weekend and the holidays, and are none on its last day', () => {
    const due = endOf('2026-12-30', london.timeZone);
    const left = (at: string) => businessDaysLeft(due, new Date(at), london);
    expect(left('2026-12-23T09:00:00Z')).toBe(3);
    expect(left('2026-12-24T23:59:59Z')).toBe(2);
    expect(left('2026-12-27T09:00:00Z')).toBe(2);
    expect(left('2026-12-30T23:00:00Z')).toBe(0);
    expect(left('2027-01-04T09:00:00Z')).toBe(0);
    expect(businessDaysLeft(null, new Date(), london)).toBeNull();
  });

  test('however far a day lies, and beyond every calendar, it is counted and not walked to', () => {
    const today = '2026-11-23';
    expect(countBusinessDays(today, '9999-12-31', london)).toBe(2_080_082);
    expect(businessDayAfter(today, 2_080_081, london)).toBe('9999-12-30');
    for (const due of ['9999-12-31T23:59:59.999Z', '+010000-01-01T00:00:00Z', '+275760-09-13T00:00:00Z']) {
      const running = { state: 'term-sheet-issued', stateSince: new Date(today), remindedAt: null } as const;
      const dueAt = new Date(due);
      expect(businessDaysLeft(dueAt, new Date(today), london)).toBeGreaterThan(2_080_000);
      expect(whatIsDue({ ...running, dueAt }, new Date(today), london)).toBe('nothing');
    }
    expect(endOf('9999-12-31', 'America/Los_Angeles').toISOString()).toMatch(/^9999-12-/);
    expect(businessDayAfter(today, 2 ** 31, london)).toBe('9999-12-30');
    expect(businessDaysLeft(new Date(-8.64e15), new Date(today), london)).toBe(0);
    expect(businessDayBefore('1000-01-02', london) <= '1000-01-02').toBe(true);
  });

  test('those left of a clock are those that it was set for', () => {
    fc.assert(
      fc.property(instant, fc.integer({ min: 1, max: 60 }), calendar, (at, count, desk) => {
        const due = endOf(businessDayAfter(dayIn(desk.timeZone, at), count, desk), desk.timeZone);
        expect(businessDaysLeft(due, at, desk)).toBe(count);
      }),
    );
  });

  test('a day ends at its last millisecond, in every zone and on days on which clocks change', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), instant, (timeZone, at) => {
        const day = dayIn(timeZone, at);
        const end = endOf(day, timeZone);
        expect(at.getTime()).toBeLessThanOrEqual(end.getTime());
        expect(dayIn(timeZone, end)).toBe(day);
        expect(dayIn(timeZone, new Date(end.getTime() + 1)) > day).toBe(true);
      }),
    );
  });

  test('so many business days later lie so many business days in between, and both ends work', () => {
    fc.assert(
      fc.property(instant, fc.integer({ min: 1, max: 60 }), calendar, (at, count, desk) => {
        const from = dayIn(desk.timeZone, at);
        const to = businessDayAfter(from, count, desk);
        expect(isBusinessDay(to, desk)).toBe(true);
        let counted = 0;
        for (let day = new Date(`${from}T00:00:00Z`); ; ) {
          day = new Date(day.getTime() + 86_400_000);
          const written = day.toISOString().slice(0, 10);
          if (isBusinessDay(written, desk)) counted += 1;
          if (written === to) break;
        }
        expect(counted).toBe(count);
        if (isBusinessDay(from, desk))
          expect(businessDayBefore(businessDayAfter(from, 1, desk), desk)).toBe(from);
      }),
    );
  });

  test.each([
    ['a Friday', '2026-11-20', 5, '2026-11-27'],
    ['a Saturday', '2026-11-21', 1, '2026-11-23'],
    ['over Christmas', '2026-12-24', 1, '2026-12-29'],
    ['none promised counts as one', '2026-11-20', 0, '2026-11-23'],
  ])('%s', (_, from, count, to) => {
    expect(businessDayAfter(from, count, london)).toBe(to);
  });
});

describe('the clock of a request', () => {
  test('it runs exactly in the states that have one, and never out of the desk’s business days', () => {
    fc.assert(
      fc.property(instant, calendar, fc.integer({ min: 0, max: 40 }), (now, desk, offerDays) => {
        for (const state of requestStates) {
          const due = dueAfter(state, now, { offerDays, validUntil: null }, desk);
          const clock = clocks[state];
          expect(due !== null).toBe(clock !== undefined && clock.days !== 'validity');
          if (due === null) continue;
          expect(due.getTime()).toBeGreaterThan(now.getTime());
          expect(isBusinessDay(dayIn(desk.timeZone, due), desk)).toBe(true);
        }
      }),
    );
  });

  test('a listing that promises nothing has the usual ten business days; a term sheet holds to the end of its last day', () => {
    const now = new Date('2026-11-02T09:00:00Z');
    const due = dueAfter('in-review', now, { offerDays: null, validUntil: null }, london);
    expect(due).toEqual(new Date('2026-11-16T23:59:59.999Z'));
    const promised = { offerDays: 5, validUntil: '2026-07-05' };
    expect(dueAfter('term-sheet-issued', now, promised, london)).toEqual(
      new Date('2026-07-05T22:59:59.999Z'),
    );
  });

  test('over a whole life it reminds once, one business day before, and expires after its end, never before', () => {
    const expiring = ['in-review', 'revision-asked', 'term-sheet-issued'] as const;
    fc.assert(
      fc.property(
        fc.constantFrom(...expiring),
        instant,
        calendar,
        fc.integer({ min: 1, max: 20 }),
        (state, stateSince, desk, days) => {
          const from = dayIn(desk.timeZone, stateSince);
          const lastDay = businessDayAfter(from, days, desk);
          const dueAt = endOf(lastDay, desk.timeZone);
          let remindedAt: Date | null = null;
          let reminders = 0;
          for (let now = stateSince; now <= dueAt; now = new Date(now.getTime() + 7 * 3_600_000)) {
            const what = whatIsDue({ state, stateSince, dueAt, remindedAt }, now, desk);
            expect(what).not.toBe('expire');
            if (what === 'nothing') continue;
            const today = dayIn(desk.timeZone, now);
            expect([businessDayBefore(lastDay, desk), lastDay]).toContain(today);
            expect(dueAt <= endOfDueSoon(now, desk)).toBe(true);
            reminders += 1;
            remindedAt = now;
          }
          expect(reminders).toBe(1);
          const after = new Date(dueAt.getTime() + 1);
          expect(whatIsDue({ state, stateSince, dueAt, remindedAt }, after, desk)).toBe('expire');
        },
      ),
      { numRuns: 60 },
    );
  });

  test('nobody is reminded on the day on which a clock began, but on its last day', () => {
    const running = {
      state: 'term-sheet-issued' as const,
      stateSince: new Date('2026-11-05T09:00:00Z'),
      dueAt: new Date('2026-11-06T23:59:59.999Z'),
      remindedAt: null,
    };
    expect(whatIsDue(running, new Date('2026-11-05T20:00:00Z'), london)).toBe('nothing');
    expect(whatIsDue(running, new Date('2026-11-06T00:30:00Z'), london)).toBe('remind');
  });

  test('the desk is reminded of its own delay on every business day, once, and the request lives on', () => {
    const running = {
      state: 'submitted' as const,
      stateSince: new Date('2026-11-02T09:00:00Z'),
      dueAt: new Date('2026-11-06T23:59:59.999Z'),
      remindedAt: null as Date | null,
    };
    const reminded: string[] = [];
    for (let hours = 0; hours < 24 * 14; hours += 3) {
      const now = new Date(Date.parse('2026-11-02T09:00:00Z') + hours * 3_600_000);
      const what = whatIsDue(running, now, london);
      expect(what).not.toBe('expire');
      if (what === 'nothing') continue;
      reminded.push(dayIn('Europe/London', now));
      running.remindedAt = now;
    }
    expect(reminded).toEqual([
      '2026-11-05',
      '2026-11-09',
      '2026-11-10',
      '2026-11-11',
      '2026-11-12',
      '2026-11-13',
      '2026-11-16',
    ]);
  });
});
