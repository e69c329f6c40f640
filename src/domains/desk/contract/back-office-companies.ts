import { z } from 'zod';
import { companyRoles } from '#domains/companies/contract/company-roles.ts';
import { signingLimitFields } from '#domains/requests/contract/signing-limits.ts';
import { currencies } from '#domains/requests/contract/term-sheet-lists.ts';
import { defineCalls } from '#platform/contract/call.ts';
import { done, emailAddress, nameText, text } from '#platform/contract/fields.ts';
import { rowId } from '#platform/contract/row-id.ts';

const forDesk = { source: '§11.2', access: ['admin'] } as const;
const params = z.object({ company: rowId });

const nameRequired = "Give the company's name";
const yearWrong = 'Give the founding year in four digits';
const answer = text(200).default('').describe("'Yes' or another value, as the company answered");

const companyFields = z.object({
  name: nameText(200, nameRequired),
  headquarters: text(200).default(''),
  foundedYear: z.coerce.number(yearWrong).int(yearWrong).min(1600, yearWrong).max(2100, yearWrong),
  rdCapabilities: answer,
  manufacturing: answer,
  frontEndMarkets: answer,
  apiManufacturing: answer,
});
export type CompanyFields = z.infer<typeof companyFields>;

const companyRecord = companyFields.extend({
  id: z.int(),
  createdAt: z.iso.datetime(),
  dossiers: z.int(),
  plants: z.int(),
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
  'DELETE /api/back-office/companies/:company/people/:person': {
    repeat: { unkeyed: 'what has ended stays ended' },
    summary: 'End a membership; what the person sees of the company ends with it',
    ...forDesk,
    params: params.extend({ person: rowId }),
    response: done,
  },
});
