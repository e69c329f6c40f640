import { z } from 'zod';
import { defineCalls } from '#platform/contract/call.ts';
import { done } from '#platform/contract/fields.ts';
import { roles } from '#platform/contract/roles.ts';
import { rowId } from '#platform/contract/row-id.ts';

const ofAccount = { source: '§11.9', access: ['admin'], params: z.object({ person: rowId }) } as const;

const personRecord = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  organisation: z.string(),
  phone: z.string(),
  role: z.enum(roles),
  emailVerified: z.boolean(),
  secondFactor: z.boolean(),
  disabledAt: z.iso.datetime().nullable(),
  deleted: z.boolean().describe('Its owner deleted it: there is nothing to enable'),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime().nullable(),
  devices: z.int().describe('Where they are signed in now'),
  requests: z.int(),
  companies: z.array(z.object({ id: z.int(), name: z.string(), since: z.iso.datetime() })),
});
export type PersonRecord = z.infer<typeof personRecord>;

/** What the desk may do with an account. Each takes effect with the account's next call. */
export const backOfficePeopleCalls = defineCalls({
  'GET /api/back-office/people/:person': {
    summary: 'One account, with its companies',
    ...ofAccount,
    response: z.object({ data: personRecord }),
  },
  'POST /api/back-office/people/:person/role': {
    repeat: { unkeyed: 'sets the same again' },
    summary: 'Give an account another role; it is signed out everywhere and logs in with it',
    ...ofAccount,
    body: z.object({ role: z.enum(roles) }),
    response: done,
  },
  'POST /api/back-office/people/:person/disablement': {
    repeat: { unkeyed: 'sets the same again' },
    summary: 'Disable an account, which signs it out everywhere at once, or enable it again',
    ...ofAccount,
    body: z.object({ disabled: z.boolean() }),
    response: done,
  },
  'DELETE /api/back-office/people/:person/sessions': {
    repeat: { unkeyed: 'sessions that have ended stay ended' },
    summary: 'Sign an account out everywhere',
    ...ofAccount,
    response: done,
  },
});
