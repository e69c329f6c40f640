import { z } from 'zod';
import { secondFactorProof } from '#domains/accounts/contract/accounts.ts';
import { defineCalls } from '#platform/contract/call.ts';
import { done, text } from '#platform/contract/fields.ts';
import { rowId } from '#platform/contract/row-id.ts';
import { isBlank, passwordMaxLength } from '#platform/contract/validation.ts';
import { mostDomains, mostRoleValues } from './company-limits.ts';
import { companyRoles } from './company-roles.ts';

const params = z.object({ company: rowId });
const ofMembers = { source: '§26.8', access: 'signed-in', whose: 'members' } as const;

/** All that a login asks for, once more. */
const ownersProof = { password: text(passwordMaxLength).optional(), ...secondFactorProof };

const role = z.enum(companyRoles, { error: 'Choose a role' });
const roleValue = z.object({
  value: text(200)
    .trim()
    .refine((value) => !isBlank(value), 'Give the value'),
  role,
});
export type RoleValue = z.infer<typeof roleValue>;

const required = (most: number, message: string) =>
  text(most, message)
    .trim()
    .refine((value) => !isBlank(value), message);

const signIn = z.object({
  issuer: z.string(),
  clientId: z.string(),
  onlyWay: z.boolean().describe('Addresses of its domains come in by no other way'),
  mayBeOnlyWay: z
    .boolean()
    .describe('The viewer has just signed in by it, so that it may become the only way'),
  roleClaim: z.string(),
  roleValues: z.array(roleValue),
  defaultRole: z.enum(companyRoles),
});

/** How the settings stand; another one after each save. */
const revision = z.string().max(60);

const fields = z.object({
  issuer: required(500, 'Give the issuer, as in https://login.example.com'),
  clientId: required(200, 'Give the client ID'),
  clientSecret: text(500).trim().default('').describe('Empty keeps the one that is set'),
  domains: z.array(rowId).max(mostDomains).min(1, 'Choose a domain at least'),
  roleClaim: text(100).trim().default(''),
  roleValues: z.array(roleValue).max(mostRoleValues, `At most ${mostRoleValues} values`).default([]),
  defaultRole: role.default('reader'),
});
export type SignInFields = z.output<typeof fields>;

const settings = z.object({
  redirectUri: z.string().describe('Where the provider leads back to: it has to know it'),
  requiresSecondFactor: z.boolean(),
  revision: revision.describe('Of the sign-in as it is told; empty where there is none'),
  signIn: signIn.nullable().describe('Without its secret, which is never told'),
  domains: z
    .array(z.object({ id: z.string(), domain: z.string(), signsIn: z.boolean() }))
    .describe('Those that are proven, and whether their people sign in by it'),
});
export type CompanySignIn = z.infer<typeof settings>;

/** How a company's people sign in (§26.8), for its administrators. */
export const companySignInCalls = defineCalls({
  'GET /api/companies/:company/sign-in': {
    summary: 'How a company’s people sign in; for its administrators',
    ...ofMembers,
    params,
    response: z.object({ data: settings }),
  },
  'POST /api/companies/:company/sign-in': {
    repeat: { unkeyed: 'refused, as it follows what was read before it' },
    summary: 'Set the company’s provider of OpenID Connect, which has to answer; for its administrators',
    ...ofMembers,
    params,
    body: fields.extend({ ...ownersProof, after: revision.describe('The revision that was read') }),
    response: done.extend({ revision }),
  },
  'POST /api/companies/:company/sign-in/only-way': {
    repeat: { unkeyed: 'sets the same again' },
    summary: 'Let nobody of its domains in by another way, or let them again; for its administrators',
    ...ofMembers,
    params,
    body: z.object({ only: z.boolean() }),
    response: done,
  },
  'DELETE /api/companies/:company/sign-in': {
    repeat: { unkeyed: 'what is taken away stays away' },
    summary: 'Take the company’s sign-in away; for its administrators',
    ...ofMembers,
    params,
    body: z.object(ownersProof),
    response: done,
  },
  'POST /api/companies/:company/second-factor': {
    repeat: { unkeyed: 'sets the same again' },
    summary: 'Ask all of its people for a second factor, or not any more; for its administrators',
    ...ofMembers,
    params,
    body: z.object({ required: z.boolean() }),
    response: done,
  },
});
