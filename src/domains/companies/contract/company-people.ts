import { z } from 'zod';
import { defineCalls } from '#platform/contract/call.ts';
import { done, emailAddress, text } from '#platform/contract/fields.ts';
import { rowId } from '#platform/contract/row-id.ts';
import { mostPeopleShown } from './company-limits.ts';
import { companyRoles } from './company-roles.ts';

const params = z.object({ company: rowId });
const role = z.enum(companyRoles, { error: 'Choose a role' });

const ofMembers = { source: '§26.2', access: 'signed-in', whose: 'members' } as const;
const invitations = { source: '§26.3', access: 'signed-in', whose: 'members' } as const;

const companyPerson = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string().describe('Empty to all but administrators'),
  role: z.enum(companyRoles),
  since: z.iso.datetime(),
  isViewer: z.boolean(),
  canSignIn: z.boolean().describe('Not disabled, and the address is proven'),
  away: z
    .object({
      from: z.iso.date(),
      until: z.iso.date(),
      isNow: z.boolean(),
      deputy: z
        .object({ id: z.string(), name: z.string() })
        .nullable()
        .describe('Null where they count no more, and others of the company answer'),
    })
    .nullable()
    .describe('Out of office, now or later, and who answers meanwhile'),
  openRequests: z
    .int()
    .describe('Requests that run and that they look after, told to administrators and themselves; else 0'),
  shares: z
    .object({
      lists: z.int(),
      searches: z.int(),
      heir: z
        .object({ id: z.string(), name: z.string() })
        .nullable()
        .describe('Whose all of it is once they leave, unless another is named; null: it is shared no more'),
    })
    .nullable()
    .describe(
      'What they share with the company’s people, told to administrators and themselves; null for nothing',
    ),
});
export type CompanyPerson = z.infer<typeof companyPerson>;

const invitation = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(companyRoles),
  by: z.string().describe('Who invited'),
  expiresAt: z.iso.datetime(),
});
export type CompanyInvitation = z.infer<typeof invitation>;

const key = text(500).describe('From the link in the mail');

/** The people of one's companies, and who is invited to be one. */
export const companyPeopleCalls = defineCalls({
  'GET /api/companies': {
    summary: 'The companies that the viewer belongs to, and as what',
    source: '§26.2',
    access: 'signed-in',
    whose: 'own',
    response: z.object({
      data: z.array(z.object({ id: z.string(), name: z.string(), role: z.enum(companyRoles) })),
      mayNotAsk: z
        .string()
        .nullable()
        .describe('Why the viewer asks for none of them, and who may (§26.1); null for who may, or has none'),
    }),
  },
  'GET /api/companies/:company/people': {
    summary: 'The people of a company, with their roles',
    ...ofMembers,
    params,
    query: z.object({
      after: rowId.optional().describe('The last person of the page before'),
      limit: z.coerce.number().int().min(1).max(mostPeopleShown).default(mostPeopleShown),
    }),
    response: z.object({ data: z.array(companyPerson), more: z.boolean() }),
  },
  'POST /api/companies/:company/people/:person/role': {
    repeat: { unkeyed: 'sets the same again' },
    summary: 'Give one of its people another role; for its administrators',
    ...ofMembers,
    params: params.extend({ person: rowId }),
    body: z.object({ role }),
    response: done,
  },
  'DELETE /api/companies/:company/people/:person': {
    repeat: { unkeyed: 'what has ended stays ended' },
    summary:
      'End somebody’s membership, for its administrators, or one’s own; running requests are handed over',
    source: '§26.4',
    access: 'signed-in',
    whose: 'members',
    params: params.extend({ person: rowId }),
    query: z.object({
      to: rowId.optional().describe('Who looks after their requests from now on; else its administrators do'),
    }),
    response: done,
  },
  'GET /api/companies/:company/invitations': {
    summary: 'Invitations that wait, for its administrators; the latest first',
    ...invitations,
    params,
    response: z.object({ data: z.array(invitation) }),
  },
  'POST /api/companies/:company/invitations': {
    repeat: { unkeyed: 'takes the place of the one that waits, within the limits of a day' },
    summary: 'Invite an address; for its administrators. The answer is the same whether it has an account',
    ...invitations,
    params,
    body: z.object({ email: emailAddress, role }),
    response: done,
  },
  'DELETE /api/companies/:company/invitations/:invitation': {
    repeat: { unkeyed: 'what is withdrawn stays withdrawn' },
    summary: 'Withdraw an invitation; for its administrators',
    ...invitations,
    params: params.extend({ invitation: rowId }),
    response: done,
  },
  'POST /api/company-invitations/read': {
    repeat: 'reads',
    summary: 'What an invitation is to, for whoever has its key; the key stays',
    source: '§26.3',
    access: 'public',
    whose: 'key',
    body: z.object({ key }),
    response: z.object({
      data: z.object({
        company: z.string(),
        role: z.enum(companyRoles),
        email: z.string(),
        hasAccount: z.boolean().describe('The mailbox has a proven account, which accepts; else it signs up'),
      }),
    }),
  },
  'POST /api/company-invitations/accept': {
    repeat: { unkeyed: 'a key works once' },
    summary: 'Become one of the company’s people, signed in by the address that was invited',
    source: '§26.3',
    access: 'signed-in',
    whose: 'key',
    body: z.object({ key }),
    response: done.extend({ company: z.string() }),
  },
});
