import { z } from 'zod';
import { defineCalls } from '#platform/contract/call.ts';
import { done, nameText, text } from '#platform/contract/fields.ts';
import { rowId } from '#platform/contract/row-id.ts';
import { isBlank } from '#platform/contract/validation.ts';
import { companyMessages, hasCome } from './company-words.ts';
import { verificationMark } from './verification-mark.ts';
import { verificationStates } from './verification-words.ts';

const nameRequired = "Give the company's name";
const yearWrong = 'Give the founding year in four digits';
const answer = text(200).default('').describe("'Yes' or another value, as the company answered");

/** What is known of a company (§11.1). */
export const companyFields = z.object({
  name: nameText(200, nameRequired),
  headquarters: text(200).default(''),
  foundedYear: z.coerce
    .number(yearWrong)
    .int(yearWrong)
    .min(1600, yearWrong)
    .refine(hasCome, companyMessages.foundedYear),
  rdCapabilities: answer,
  manufacturing: answer,
  frontEndMarkets: answer,
  apiManufacturing: answer,
});
export type CompanyFields = z.infer<typeof companyFields>;

const companyProfile = companyFields.extend({
  verification: z.enum(verificationStates).describe('How far the desk has come with it (§26.11)'),
  mark: verificationMark.nullable().describe('Null where the desk has not verified it'),
});
export type CompanyProfile = z.infer<typeof companyProfile>;

const params = z.object({ company: rowId });
const source = '§26.10';

/** Founding a company, and what its own people say of it. */
export const companyProfileCalls = defineCalls({
  'POST /api/companies': {
    repeat: 'keyed',
    summary:
      'Found a company as its administrator; for who belongs to none. A name that another has is refused',
    source,
    access: ['seller', 'investor'],
    whose: 'own',
    body: companyFields.extend({
      headquarters: text(200, companyMessages.headquarters).refine(
        (typed) => !isBlank(typed),
        companyMessages.headquarters,
      ),
    }),
    response: done.extend({ company: z.string() }),
  },
  'GET /api/companies/:company/profile': {
    summary: 'What is known of a company, for its people',
    source,
    access: 'signed-in',
    whose: 'members',
    params,
    response: z.object({ data: companyProfile }),
  },
  'POST /api/companies/:company': {
    repeat: { unkeyed: 'sets the same again' },
    summary:
      'Say other things of a company, for its administrators; its name only as long as nobody verified it',
    source,
    access: 'signed-in',
    whose: 'members',
    params,
    body: companyFields,
    response: done,
  },
});
