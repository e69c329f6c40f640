import { z } from 'zod';
import { defineCalls } from '#platform/contract/call.ts';
import { day } from '#platform/contract/days.ts';
import { done, emailAddress, nameText, text } from '#platform/contract/fields.ts';
import { isBlank } from '#platform/contract/validation.ts';
import { operatorLengths } from './operator-limits.ts';

const noAddress = 'Give the address that the law asks for';

const operator = {
  name: nameText(operatorLengths.name, 'Give the name of who runs this installation'),
  address: text(operatorLengths.address, noAddress)
    .refine((value) => !isBlank(value), noAddress)
    .describe('As on a letter, in lines'),
  register: text(operatorLengths.register)
    .default('')
    .describe('Register and number; empty where there is none'),
  email: emailAddress,
  phone: text(operatorLengths.phone).default(''),
  law: nameText(operatorLengths.law, 'Give the country whose law applies'),
};

/** What is stored was within the limits once, and is answered without them. */
const version = z.object({
  ...{ name: z.string(), address: z.string(), register: z.string(), email: z.string(), phone: z.string() },
  law: z.string(),
  version: z.int().describe('From 1; each change of operator or texts is a version'),
  inForceFrom: z.iso.date(),
  changes: z.string().describe('What is different, in the words that members read'),
  asks: z.boolean().describe('Members accept it at their next sign-in, and were told by mail'),
});
/** Who runs the installation, and since when its terms and privacy policy say so. */
export type OperatorVersion = z.infer<typeof version>;

const kept = version.extend({ savedAt: z.iso.datetime(), by: z.string().nullable() });
export type KeptOperatorVersion = z.infer<typeof kept>;

const terms = version.pick({ version: true, inForceFrom: true, changes: true });
export type TermsToAccept = z.infer<typeof terms>;

/** Who runs the installation, in versions that are kept, and the terms that members accept (§15.16). */
export const operatorCalls = defineCalls({
  'GET /api/operator': {
    summary: 'Who runs this installation, and the next version of its terms',
    source: '§15.16',
    access: 'public',
    response: z.object({
      data: z.object({
        current: version.nullable().describe('Null while nobody is named'),
        next: version.nullable().describe('The earliest that is not in force yet'),
      }),
    }),
  },
  'GET /api/admin/operator-versions': {
    summary: 'Every version of the operator and the terms',
    source: '§15.16',
    access: ['admin'],
    response: z.object({ data: z.array(kept).describe('The latest first, the last 50') }),
  },
  'POST /api/admin/operator-versions': {
    repeat: 'keyed',
    summary: 'Name the operator, or change the terms, from a day on',
    source: '§15.16',
    access: ['admin'],
    body: z.object({
      ...operator,
      after: z
        .int()
        .min(0)
        .max(1_000_000)
        .describe('The latest version that was read; 0 where there is none'),
      inForceFrom: day('Give the day from which it is in force'),
      changes: text(operatorLengths.changes).default(''),
      asks: z.boolean(),
    }),
    response: done,
  },
  'GET /api/terms': {
    summary: 'The terms that one is asked to accept',
    source: '§15.16',
    access: 'signed-in',
    whose: 'own',
    ownAccount: true,
    response: z.object({ data: terms.nullable() }),
  },
  'POST /api/terms/acceptances': {
    repeat: { unkeyed: 'what is accepted is accepted' },
    summary: 'Accept a version of the terms',
    source: '§15.16',
    access: 'signed-in',
    whose: 'own',
    ownAccount: true,
    body: z.object({ version: z.int().min(1).max(1_000_000) }),
    response: done,
  },
});
