import { z } from 'zod';
import { companyFields } from '#domains/companies/contract/company-profile.ts';
import { companyRoles } from '#domains/companies/contract/company-roles.ts';
import { companyStatement } from '#domains/companies/contract/company-verification.ts';
import { verificationMark } from '#domains/companies/contract/verification-mark.ts';
import { evidenceSeen, verificationStates } from '#domains/companies/contract/verification-words.ts';
import { signingLimitFields } from '#domains/requests/contract/signing-limits.ts';
import { currencies } from '#domains/requests/contract/term-sheet-lists.ts';
import { defineCalls } from '#platform/contract/call.ts';
import { done, emailAddress, text } from '#platform/contract/fields.ts';
import { rowId } from '#platform/contract/row-id.ts';
import { isBlank } from '#platform/contract/validation.ts';

const forDesk = { source: '§11.2', access: ['admin'] } as const;
const params = z.object({ company: rowId });
const verification = { source: '§26.11', access: ['admin'] } as const;
const reasonMissing = 'Give the reason';

const companyRecord = companyFields.extend({
  id: z.int(),
  createdAt: z.iso.datetime(),
  origin: z.enum(['desk', 'member']).describe("'member': who belonged to none founded it (§26.10)"),
  verification: z.enum(verificationStates).describe('How far the desk has come with it (§26.11)'),
  mark: verificationMark.nullable(),
  dossiers: z.int().describe('Published'),
  plants: z.int().describe('Published'),
  requests: z.int().describe('For its listings'),
  people: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      email: z.string(),
      emailVerified: z.boolean().describe('No membership counts before'),
      role: z.enum(companyRoles),
      since: z.iso.datetime(),
    }),
  ),
  signingLimits: z
    .array(
      z.object({
        id: z.int(),
        person: z.object({ id: z.int(), name: z.string() }),
        currency: z.enum(currencies),
        amount: z.string().nullable().describe('Null is any amount'),
      }),
    )
    .describe('Empty: all of its people may sign everything (§10.22)'),
  signIn: z
    .object({ issuer: z.string(), onlyWay: z.boolean() })
    .nullable()
    .describe('Of its own (§26.8); null where its people come in as everybody does'),
});
export type CompanyRecord = z.infer<typeof companyRecord>;

/** Companies that own listings, and who belongs to them. */
export const backOfficeCompanyCalls = defineCalls({
  'POST /api/back-office/companies': {
    repeat: 'keyed',
    summary: 'Add a company',
    ...forDesk,
    body: companyFields,
    response: done.extend({ id: z.int() }),
  },
  'GET /api/back-office/companies/:company': {
    summary: 'One company with its people',
    ...forDesk,
    params,
    response: z.object({ data: companyRecord }),
  },
  'POST /api/back-office/companies/:company': {
    repeat: { unkeyed: 'sets the same again' },
    summary: 'Change what is known of a company',
    ...forDesk,
    params,
    body: companyFields,
    response: done,
  },
  'POST /api/back-office/companies/:company/people': {
    repeat: { unkeyed: 'sets the same again' },
    summary:
      'Make somebody one of its people, or give them another role: what they may do in it hangs on that',
    ...forDesk,
    params,
    body: z.object({
      email: emailAddress.describe('Of an account'),
      role: z.enum(companyRoles).default('administrator').describe('What they may do in it (§26.1)'),
    }),
    response: done,
  },
  'POST /api/back-office/companies/:company/signing-limits': {
    repeat: { unkeyed: 'sets the same again' },
    summary:
      'Say how much one of its people may sign for it alone; whoever has no limit then needs an approval',
    source: '§10.22',
    access: ['admin'],
    params,
    body: signingLimitFields,
    response: done,
  },
  'DELETE /api/back-office/companies/:company/signing-limits/:limit': {
    repeat: { unkeyed: 'what is taken away stays away' },
    summary: 'Take a limit away; without the last one all of its people may sign everything',
    source: '§10.22',
    access: ['admin'],
    params: params.extend({ limit: rowId }),
    response: done,
  },
  'DELETE /api/back-office/companies/:company/only-way': {
    repeat: { unkeyed: 'what is open is open' },
    summary: 'Let a company’s people in by the other ways again, where its own sign-in does not answer',
    source: '§26.8',
    access: ['admin'],
    params,
    response: done,
  },
  'DELETE /api/back-office/companies/:company/people/:person': {
    repeat: { unkeyed: 'what has ended stays ended' },
    summary: 'End a membership; what the person sees of the company ends with it',
    ...forDesk,
    params: params.extend({ person: rowId }),
    response: done,
  },
  'GET /api/back-office/companies/:company/statements': {
    summary: 'What a company stated to be verified, the latest first, with what became of it',
    ...verification,
    params,
    response: z.object({ data: z.array(companyStatement.extend({ decidedBy: z.string().nullable() })) }),
  },
  'POST /api/back-office/companies/:company/statements/:statement/verify': {
    repeat: { unkeyed: 'what is decided is decided' },
    summary: 'Verify a company by what was seen; its administrators are told, and buyers read it',
    ...verification,
    params: params.extend({ statement: rowId }),
    body: z.object({
      seen: z
        .array(z.enum(evidenceSeen), 'Say what you saw')
        .min(1, 'Say what you saw')
        .max(evidenceSeen.length),
    }),
    response: done,
  },
  'POST /api/back-office/companies/:company/statements/:statement/return': {
    repeat: { unkeyed: 'what is decided is decided' },
    summary: 'Send a statement back with a reason, or take back the mark that stands by it',
    ...verification,
    params: params.extend({ statement: rowId }),
    body: z.object({
      state: z.enum(['waiting', 'verified']).describe('What it was when it was looked at: else 409'),
      reason: text(2000, reasonMissing).refine((reason) => !isBlank(reason), reasonMissing),
    }),
    response: done,
  },
});
