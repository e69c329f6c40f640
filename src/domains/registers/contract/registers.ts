import { z } from 'zod';
import { defineCalls } from '#platform/contract/call.ts';
import { members } from '#platform/contract/roles.ts';
import { editionOldAfterDays, registerNames } from './register-rows.ts';

const register = z.object({
  register: z.enum(registerNames),
  name: z.string(),
  publisher: z.string(),
  source: z.url().describe('Where the publisher gives it out'),
  /** Null, as all that follows, where no edition was taken in yet. */
  day: z.iso.date().nullable().describe('The day of the edition as the publisher gives it'),
  file: z.string().nullable().describe('The file that it came in'),
  rows: z.int().nullable(),
  takenAt: z.iso.datetime().nullable(),
  isOld: z.boolean().describe(`Whether the edition is older than ${editionOldAfterDays} days`),
});

export const registerCalls = defineCalls({
  'GET /api/registers': {
    summary:
      'The public registers that launch windows are read from and evidence is held against, each with the day of its edition',
    source: '§20.1',
    access: members,
    response: z.object({ data: z.array(register) }),
  },
});
