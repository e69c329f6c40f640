import { z } from 'zod';
import { secondFactorCode } from './accounts.ts';
import { defineCalls } from './call.ts';
import { text } from './fields.ts';
import { messages } from './messages.ts';
import { roles } from './roles.ts';
import { isBlank, isPhone, passwordMaxLength, passwordMinLength } from './validation.ts';

const account = z.object({
  name: z.string(),
  email: z.string(),
  organisation: z.string(),
  phone: z.string(),
  role: z.enum(roles),
  emailVerified: z.boolean(),
  hasPassword: z.boolean().describe('False for who has only ever signed in with Google'),
  secondFactor: z.boolean(),
  recoveryCodesLeft: z.int(),
  createdAt: z.iso.datetime(),
});
export type Account = z.infer<typeof account>;

const signedInDevice = z.object({
  id: z.string(),
  label: z.string().describe("'Firefox on Windows', or 'Unknown device'"),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime().describe('Within five minutes'),
  current: z.boolean(),
});
export type SignedInDevice = z.infer<typeof signedInDevice>;

const password = text(passwordMaxLength, messages.passwordInvalid);
const done = z.object({ message: z.string() });
const source = 'issue of the accounts, /account';

/** What a person may do with their own account, whatever their role. */
export const ownAccountCalls = defineCalls({
  'GET /api/account': {
    summary: "One's own profile",
    source,
    access: 'signed-in',
    ownAccount: true,
    response: z.object({ data: account }),
  },
  'POST /api/account': {
    summary: "Change one's profile",
    source,
    access: 'signed-in',
    ownAccount: true,
    body: z.object({
      name: text(200, messages.nameRequired).refine((value) => !isBlank(value), messages.nameRequired),
      organisation: text(200, messages.organisationRequired).refine(
        (value) => !isBlank(value),
        messages.organisationRequired,
      ),
      phone: text(40, messages.phoneIncorrect).refine(isPhone, messages.phoneIncorrect).default(''),
    }),
    response: done.extend({ data: account }),
  },
  'POST /api/account/password': {
    summary: 'Change the password, and end every other session; a wrong `current` is an issue of that field',
    source,
    access: 'signed-in',
    ownAccount: true,
    body: z.object({
      current: password,
      password: password.refine(
        (value) => value.trim().length >= passwordMinLength,
        messages.resetPasswordShort,
      ),
    }),
    response: done,
  },
  'GET /api/account/export': {
    summary: "Everything the product keeps about one, as an attachment 'dosebridge-account.json'",
    source,
    access: 'signed-in',
    ownAccount: true,
  },
  'POST /api/account/deletion': {
    summary:
      'Delete the account for good: name, address, phone and sessions go; requests stay as business records without them',
    source,
    access: 'signed-in',
    ownAccount: true,
    body: z.object({ password }),
    response: done,
  },
  'GET /api/sessions': {
    summary: 'Where one is signed in, the latest seen first',
    source,
    access: 'signed-in',
    ownAccount: true,
    response: z.object({ data: z.array(signedInDevice) }),
  },
  'DELETE /api/sessions/:session': {
    summary: 'Sign one device out',
    source,
    access: 'signed-in',
    ownAccount: true,
    params: z.object({ session: z.string().max(64) }),
    response: done,
  },
  'DELETE /api/sessions': {
    summary: 'Sign every other device out',
    source,
    access: 'signed-in',
    ownAccount: true,
    response: done,
  },
  'POST /api/account/second-factor': {
    summary: 'Start to set a second factor up: a secret for an authenticator, not yet asked for at login',
    source,
    access: 'signed-in',
    ownAccount: true,
    response: z.object({
      data: z.object({
        secret: z.string().describe('Base32, to type by hand'),
        url: z.string().describe('otpauth://…'),
        svg: z.string().describe('The same address as a QR code: an SVG document'),
      }),
    }),
  },
  'POST /api/account/second-factor/confirm': {
    summary: 'Switch the second factor on with a first code; answers ten recovery codes, never shown again',
    source,
    access: 'signed-in',
    ownAccount: true,
    body: z.object({ code: secondFactorCode }),
    response: done.extend({ data: z.object({ recoveryCodes: z.array(z.string()) }) }),
  },
  'DELETE /api/account/second-factor': {
    summary: 'Switch the second factor off',
    source,
    access: 'signed-in',
    ownAccount: true,
    body: z.object({ password, code: secondFactorCode }),
    response: done,
  },
});
