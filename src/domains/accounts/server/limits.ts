import type { EmailAddress } from '#platform/contract/fields.ts';
import type { Limit } from '#platform/server/attempts/attempts.ts';

/**
 * How often each way in may be tried (§19.9). Nobody but the holder of a mailbox can use a reset link, so a reset is
 * limited per network address alone: an account's limit would let a stranger lock its owner out.
 */
export const limits = {
  loginPerAccount: { name: 'login-account', max: 10, minutes: 15 },
  loginPerAddress: { name: 'login-address', max: 100, minutes: 15 },
  /** Tight: the answer of a registration tells whether an address has an account. */
  registerPerAccount: { name: 'register-account', max: 5, minutes: 60 },
  registerPerAddress: { name: 'register-address', max: 20, minutes: 60 },
  forgotPerAddress: { name: 'forgot-address', max: 30, minutes: 60 },
  signUpPerAddress: { name: 'sign-up-address', max: 30, minutes: 60 },
  resetPerAddress: { name: 'reset-address', max: 30, minutes: 60 },
  /** Each way to a provider and each way back from one: both have this process ask it for something. */
  providerPerAddress: { name: 'provider-address', max: 200, minutes: 15 },
  wayPerAddress: { name: 'way-address', max: 100, minutes: 15 },
  keyPerAddress: { name: 'key-address', max: 30, minutes: 15 },
  /**
   * Mails of one kind to one mailbox; beyond it the answer is the same and no mail leaves. The window is as long
   * as a reset link lives, so whoever asks too often still has a link that works.
   */
  mailsPerMailbox: { name: 'mails-mailbox', max: 5, minutes: 60 },
  passwordPerPerson: { name: 'password-person', max: 10, minutes: 15 },
  secondFactorPerPerson: { name: 'second-factor-person', max: 10, minutes: 15 },
} as const satisfies Record<string, Limit>;

/** Two names of one provider, which reads over dots. */
const dotless = new Set(['gmail.com', 'googlemail.com']);

/** What mails to one mailbox are counted by: most providers deliver `name+anything@` to `name@`, and Google `na.me@` too. */
export function mailboxOf(email: EmailAddress): string {
  const at = email.lastIndexOf('@');
  const [name = ''] = email.slice(0, at).split('+', 1);
  const domain = email.slice(at + 1);
  return dotless.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
