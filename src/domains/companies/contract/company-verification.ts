import { z } from 'zod';
import { defineCalls } from '#platform/contract/call.ts';
import { done, text } from '#platform/contract/fields.ts';
import { fileChecks } from '#platform/contract/files.ts';
import { rowId } from '#platform/contract/row-id.ts';
import { verificationMark } from './verification-mark.ts';
import { documentBox, evidenceSeen, statedLicences, verificationStates } from './verification-words.ts';

export const statementMessages = {
  country: 'Give the country of the register',
  registerNumber: 'Give the number in the company register',
  address: 'Give the address as the register has it',
  authority: 'Give the authority that gave the licence',
  licenceNumber: "Give the licence's number",
  documents: 'Add a document that proves it',
} as const;

/** What a company states of itself (§26.11). What is missing is said of all fields at once, and so by the server's own check. */
const statementFields = z.object({
  country: text(200).default(''),
  registerNumber: text(100).default(''),
  address: text(1000).default(''),
  licence: z.enum(statedLicences, { error: 'Say which licence the company has' }),
  authority: text(200).default(''),
  licenceNumber: text(200).default(''),
});

const companyDocument = z.object({
  id: z.string(),
  name: z.string(),
  bytes: z.int(),
  check: z.enum(fileChecks),
  finding: z.string().nullable(),
});
export type CompanyDocument = z.infer<typeof companyDocument>;

export const companyStatement = statementFields.extend({
  id: z.string(),
  name: z.string().describe("The company's when it was stated"),
  by: z.string(),
  statedAt: z.iso.datetime(),
  state: z.enum(['waiting', 'returned', 'verified']),
  decidedAt: z.iso.datetime().nullable(),
  seen: z.array(z.enum(evidenceSeen)),
  reason: z.string().describe('Why the desk sent it back'),
  documents: z.array(companyDocument),
});
export type CompanyStatement = z.infer<typeof companyStatement>;

const params = z.object({ company: rowId });
const ofMembers = { source: '§26.11', access: 'signed-in', whose: 'members' } as const;

/** Having a company verified by the desk. */
export const companyVerificationCalls = defineCalls({
  'GET /api/companies/:company/verification': {
    summary: 'How a company stands with the desk and what it stated last, for its administrators',
    ...ofMembers,
    params,
    response: z.object({
      data: z.object({
        state: z.enum(verificationStates),
        mark: verificationMark.nullable(),
        statement: companyStatement.nullable(),
      }),
    }),
  },
  'POST /api/companies/:company/verification': {
    repeat: 'keyed',
    summary:
      'State what proves a company, with documents; for its administrators. Takes the place of the one that waits',
    ...ofMembers,
    params,
    form: { fields: statementFields, boxes: { documents: documentBox } },
    response: done,
  },
  'DELETE /api/companies/:company/verification': {
    repeat: { unkeyed: 'what is taken back stays away' },
    summary: 'Take the statement back that waits, with its documents; for its administrators',
    ...ofMembers,
    params,
    response: done,
  },
  'GET /api/companies/:company/documents/:document': {
    summary: 'A document of a statement, for the desk and the company’s administrators',
    source: '§26.11',
    access: 'signed-in',
    whose: 'company',
    params: params.extend({ document: rowId }),
  },
});
