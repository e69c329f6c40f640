import { z } from 'zod';
import { defineCalls } from '#platform/contract/call.ts';
import { emailAddress, nameText, text } from '#platform/contract/fields.ts';
import { messages } from '#platform/contract/messages.ts';
import { retention } from '#platform/contract/retention.ts';
import { roles } from '#platform/contract/roles.ts';
import { isLongEnough, isPhone, passwordMaxLength } from '#platform/contract/validation.ts';
import { passkeyAnswer } from '#platform/contract/web-authn.ts';

/** What a browser keeps of a session, under the keys token, name and role (§3.1). */
const session = z.object({
  message: z.string(),
  token: z.string().describe('Bearer token, 256 bits, opaque'),
  role: z.enum(roles),
  name: z.string(),
});

/** Six digits of an authenticator, or a recovery code, spaces and dashes as typed. */
export const secondFactorCode = text(40);
/** The second step of a login, or of what asks for both steps again: one of the two. */
export const secondFactorProof = { code: secondFactorCode.optional(), passkey: passkeyAnswer.optional() };
/** From a link in a mail. */
const oneTimeKey = text(500);

function longEnough(message: string) {
  return text(passwordMaxLength, message).refine(isLongEnough, message);
}

const dataMessage = z.object({ message: z.string(), data: z.object({ message: z.string() }) });

const open = { source: '§7.3', access: 'public' } as const;

/** The account calls (§7.3). Rules and their order: §5.1 to §5.5. */
export const accountCalls = defineCalls({
  'POST /login': {
    repeat: { unkeyed: 'each sign-in is a session of its own' },
    summary: 'Sign in',
    ...open,
    body: z.object({
      email: emailAddress,
      password: longEnough(messages.passwordInvalid),
      remember: z
        .boolean()
        .default(false)
        .describe(
          `The token lives ${retention.rememberedSessionDays} days instead of ${retention.sessionHours} hours`,
        ),
      code: secondFactorCode.optional().describe("After 'second-factor-required': this or `passkey`"),
      passkey: passkeyAnswer.optional(),
    }),
    response: session,
  },
  'POST /api/sign-in-ways': {
    repeat: 'reads',
    summary: 'Where the company signs in whose domain an address is of, whether it has an account or not',
    source: '§26.8',
    access: 'public',
    body: z.object({ email: emailAddress }),
    response: z.object({
      data: z
        .object({
          at: z.string().describe('Where the browser goes to sign in there'),
          only: z.boolean().describe('No other way is open to addresses of the domain'),
        })
        .nullable(),
    }),
  },
  'POST /api/sign-in-codes': {
    repeat: { unkeyed: 'a code works once' },
    summary: 'Exchange the one-time code in /login?signin=… for a session; it works once, within 10 minutes',
    source: '§15.9',
    access: 'public',
    whose: 'key',
    body: z.object({
      code: oneTimeKey,
      secondFactor: secondFactorCode.optional().describe("After 'second-factor-required': this or `passkey`"),
      passkey: passkeyAnswer.optional(),
    }),
    response: session,
  },
  'POST /register': {
    repeat: { unkeyed: 'the address has an account by then, and that is said' },
    summary: 'Make an account and sign in',
    ...open,
    body: z.object({
      name: nameText(200, messages.nameRequired),
      organisation: nameText(200, messages.organisationRequired),
      phone: text(40, messages.phoneIncorrect).refine(isPhone, messages.phoneIncorrect).default(''),
      password: longEnough(messages.registerPasswordShort),
      Email: emailAddress,
      invite: oneTimeKey.optional().describe('From the invitation link; proves the address'),
    }),
    response: session,
  },
  'POST /logout': {
    repeat: { unkeyed: 'a session that has ended stays ended' },
    summary: 'End this session on the server',
    source: '§15.5',
    access: 'signed-in',
    whose: 'own',
    ownAccount: true,
    response: z.object({ message: z.string() }),
  },
  'POST /forgot-password': {
    repeat: { unkeyed: 'a mail more, within the limit of mails per mailbox' },
    summary: 'Ask for a reset link',
    ...open,
    body: z.object({ Email: emailAddress }),
    response: z.object({ message: z.string() }),
  },
  'POST /sign-up': {
    repeat: { unkeyed: 'a mail more, within the limit of mails per mailbox' },
    summary: 'Ask for an invitation',
    ...open,
    body: z.object({
      name: nameText(200, messages.invitationNameRequired),
      Email: emailAddress,
      organisation: nameText(200).default(''),
    }),
    response: dataMessage,
  },
  'POST /reset-password': {
    repeat: { unkeyed: 'a key works once' },
    summary: 'Set a new password with the key of a reset link',
    ...open,
    whose: 'key',
    body: z.object({
      Email: emailAddress,
      validateStr: oneTimeKey,
      password: longEnough(messages.resetPasswordShort),
    }),
    response: dataMessage,
  },
  'POST /api/email-verifications': {
    repeat: { unkeyed: 'a mail more, within the limit of mails per mailbox' },
    summary: 'Send the mail that proves the address again',
    source: '§15.2',
    access: 'signed-in',
    whose: 'own',
    ownAccount: true,
    response: z.object({ message: z.string() }),
  },
  'POST /api/email-verifications/confirm': {
    repeat: { unkeyed: 'a key works once' },
    summary: 'Prove an address with the key of /verify-email/{key}',
    source: '§15.2',
    access: 'public',
    whose: 'key',
    body: z.object({ key: oneTimeKey }),
    response: z.object({ message: z.string() }),
  },
});
