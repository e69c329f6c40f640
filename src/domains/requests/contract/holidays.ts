import { z } from 'zod';
import { defineCalls } from '#platform/contract/call.ts';
import { day } from '#platform/contract/days.ts';
import { text } from '#platform/contract/fields.ts';

const holiday = z.object({
  day: day(),
  name: text(100, 'Give the holiday a name').min(1, 'Give the holiday a name'),
});
export type Holiday = z.infer<typeof holiday>;
const holidays = z.object({
  data: z.array(holiday.extend({ day: z.iso.date() })).describe('The earliest first'),
});

/** The days on which the desk does not work. A clock that runs keeps the end that it was given. */
export const holidayCalls = defineCalls({
  'GET /api/holidays': {
    summary: "The desk's holidays",
    source: '§10.6',
    access: ['admin'],
    response: holidays,
  },
  'POST /api/holidays': {
    repeat: { unkeyed: 'sets the same again' },
    summary: 'Add a holiday, or name one anew',
    source: '§10.6',
    access: ['admin'],
    body: holiday,
    response: holidays,
  },
  'DELETE /api/holidays/:day': {
    repeat: { unkeyed: 'what is taken away stays away' },
    summary: 'Take a holiday away',
    source: '§10.6',
    access: ['admin'],
    params: z.object({ day: z.string().max(10) }),
    response: holidays,
  },
});
