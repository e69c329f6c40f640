import { z } from 'zod';
import { defineCalls } from '#platform/contract/call.ts';
import { done, nameText, text } from '#platform/contract/fields.ts';
import { messages } from '#platform/contract/messages.ts';
import { roles } from '#platform/contract/roles.ts';
import {
  isLongEnough,
  isPhone,
  passkeyNameMaxLength,
  passkeyNameRequired,
  passwordMaxLength,
} from '#platform/contract/validation.ts';
import { newPasskey, passkeyCreation, passkeyRequest } from '#platform/contract/web-authn.ts';
import { secondFactorCode, secondFactorProof } from './accounts.ts';

const passkey = z.object({
  id: z.string(),
  name: z.string().describe('As its owner called it'),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type Passkey = z.infer<typeof passkey>;

const account = z.object({
  name: z.string(),
  email: z.string(),
  organisation: z.string(),
  phone: z.string(),
  role: z.enum(roles),
  emailVerified: z.boolean(),
  hasPassword: z.boolean().describe('False for whoever has only ever signed in with Google'),
  secondFactor: z.boolean().describe('Login asks for an authenticator or a passkey'),
  secondFactorMissing: z.boolean().describe('It has to be switched on before anything else opens'),
  authenticator: z.boolean(),
  passkeys: z.array(passkey),
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
/** All that a login asks for, once more; without `password` where there is none. */
export const ownerProof = z.object({ password: password.optional(), ...secondFactorProof });
const recoveryCodes = z
  .array(z.string())
  .describe('Ten where this switched the second factor on, never shown again; else none');

const own = { access: 'signed-in', whose: 'own', ownAccount: true } as const;

/** What a person may do with their own account, whatever their role. */
export const ownAccountCalls = defineCalls({
  'GET /api/account': {
    summary: "One's own profile",
    source: '§15.11',
    ...own,
    response: z.object({ data: account }),
  },
  'POST /api/account': {
    repeat: { unkeyed: 'sets the same again' },
    summary: "Change one's profile",
    source: '§15.11',
    ...own,
    body: z.object({
      name: nameText(200, messages.nameRequired),
      organisation: nameText(200, messages.organisationRequired),
      phone: text(40, messages.phoneIncorrect).refine(isPhone, messages.phoneIncorrect).default(''),
    }),
    response: done.extend({ data: account }),
  },
  'POST /api/account/password': {
    repeat: { unkeyed: 'the former password is wrong by then' },
    summary: 'Change the password, and end every other session; a wrong `current` is an issue of that field',
    source: '§15.4',
    ...own,
    body: z.object({
      current: password,
      password: password.refine(isLongEnough, messages.resetPasswordShort),
    }),
    response: done,
  },
  'GET /api/sessions': {
    summary: 'Where one is signed in, the latest seen first',
    source: '§15.5',
    ...own,
    response: z.object({ data: z.array(signedInDevice) }),
  },
  'DELETE /api/sessions/:session': {
    repeat: { unkeyed: 'a session that has ended stays ended' },
    summary: 'Sign one device out',
    source: '§15.5',
    ...own,
    params: z.object({ session: z.string().max(64) }),
    body: ownerProof,
    response: done,
  },
  'DELETE /api/sessions': {
    repeat: { unkeyed: 'sessions that have ended stay ended' },
    summary: 'Sign every other device out',
    source: '§15.5',
    ...own,
    body: ownerProof,
    response: done,
  },
  'POST /api/account/second-factor': {
    repeat: { unkeyed: 'a new secret in place of the one that no code has proven' },
    summary: 'Start to set a second factor up: a secret for an authenticator, not yet asked for at login',
    source: '§15.7',
    ...own,
    body: ownerProof,
    response: z.object({
      data: z.object({
        secret: z.string().describe('Base32, to type by hand'),
        url: z.string().describe('otpauth://…'),
        svg: z.string().describe('The same address as a QR code: an SVG document'),
      }),
    }),
  },
  'POST /api/account/second-factor/confirm': {
    repeat: { unkeyed: 'a code works once' },
    summary: 'Add the authenticator to the second factor with a first code',
    source: '§15.7',
    ...own,
    body: z.object({ code: secondFactorCode }),
    response: done.extend({ data: z.object({ recoveryCodes }) }),
  },
  'DELETE /api/account/second-factor': {
    repeat: { unkeyed: 'what is off stays off' },
    summary: 'Switch the second factor off: the authenticator, every passkey and the recovery codes go',
    source: '§15.7',
    ...own,
    body: ownerProof,
    response: done,
  },
  'POST /api/account/second-factor/challenge': {
    repeat: { unkeyed: 'a challenge more, which ends by itself' },
    summary: "A challenge for one's own passkeys, for the calls that ask for both steps again",
    source: '§15.7',
    ...own,
    response: z.object({ data: passkeyRequest }),
  },
  'POST /api/account/passkeys/challenge': {
    repeat: { unkeyed: 'a challenge more, which ends by itself' },
    summary: 'Start to add a passkey: what the browser needs to make one',
    source: '§15.8',
    ...own,
    body: ownerProof,
    response: z.object({ data: passkeyCreation }),
  },
  'POST /api/account/passkeys': {
    repeat: { unkeyed: 'a challenge works once' },
    summary: 'Add a passkey to the second factor',
    source: '§15.8',
    ...own,
    body: z.object({
      name: nameText(passkeyNameMaxLength, passkeyNameRequired),
      passkey: newPasskey,
    }),
    response: done.extend({ data: z.object({ recoveryCodes }) }),
  },
  'DELETE /api/account/passkeys/:id': {
    repeat: { unkeyed: 'what is removed stays removed' },
    summary: 'Remove a passkey; without the last one and without an authenticator the second factor is off',
    source: '§15.8',
    ...own,
    params: z.object({ id: z.string().max(64) }),
    body: ownerProof,
    response: done,
  },
});
