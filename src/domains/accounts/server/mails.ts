import { retention } from '#platform/contract/retention.ts';
import type { Mail } from '#platform/server/mail/outbox.ts';

// None of these repeats what was typed into a public form: anyone could make us send their words to a stranger.

/** To an address without an account: the way in. */
export function invitationMail(to: string, publicUrl: string, key: string): Mail {
  return {
    to,
    confidential: true,
    subject: 'Your invitation to Dosebridge',
    paragraphs: [
      'Thank you for your interest in Dosebridge, the B2B marketplace for pharmaceuticals.',
      `Create your profile by the link below: it takes a minute, costs nothing, and opens the dossier and supplier finders to you. The link is yours alone and works for ${retention.invitationDays} days.`,
      'If you did not ask for this, you need do nothing. No account has been made.',
    ],
    facts: [{ label: 'Email', value: to }],
    action: {
      label: 'Create your profile',
      url: `${publicUrl}/sign-up?email=${encodeURIComponent(to)}&invite=${key}`,
    },
  };
}

/** To an address that asked for an invitation and has an account. */
export function alreadyMemberMail(to: string, publicUrl: string): Mail {
  return {
    to,
    subject: 'You are already a member of Dosebridge',
    heading: 'You already have an account',
    paragraphs: [
      'Somebody, most likely you, asked for an invitation to Dosebridge with this address. It has an account already, so all you need is to log in.',
      `Forgotten the password? Ask for a new one at ${publicUrl}/forgot`,
      'If it was not you, you need do nothing. Whoever asked has not been told that you have an account.',
    ],
    facts: [{ label: 'Email', value: to }],
    action: { label: 'Log in', url: `${publicUrl}/login` },
  };
}

/** To who registered without an invitation, to prove the address. */
export function verificationMail(to: string, publicUrl: string, key: string): Mail {
  return {
    to,
    beforeProof: true,
    confidential: true,
    subject: 'Please confirm your email address',
    paragraphs: [
      `Welcome to Dosebridge. You may look around already; sending requests, messages and anything else opens when you have confirmed the address. The link works for ${retention.verificationDays} days.`,
      'If you did not make this account, do not use the link, and write to us: we will take it down.',
    ],
    facts: [{ label: 'Email', value: to }],
    action: { label: 'Confirm the address', url: `${publicUrl}/verify-email/${key}` },
  };
}

/** To who forgot the password. */
export function resetMail(to: string, publicUrl: string, key: string): Mail {
  return {
    to,
    beforeProof: true,
    confidential: true,
    subject: 'Set a new password',
    paragraphs: [
      'Somebody, most likely you, asked for a new password for your Dosebridge account. The link works once, within one hour. Setting a new password signs every device out.',
      'If it was not you, you need do nothing: your password stays as it is.',
    ],
    facts: [{ label: 'Account', value: to }],
    action: {
      label: 'Set a new password',
      url: `${publicUrl}/reset-password/${key}/${encodeURIComponent(to)}`,
    },
  };
}

/** After switching the second factor on or off: as with the password, the owner hears of it. */
export function secondFactorMail(to: string, publicUrl: string, on: boolean): Mail {
  const heading = `Two-step sign-in is ${on ? 'on' : 'off'}`;
  return {
    to,
    subject: heading,
    paragraphs: [
      on
        ? 'From now on, signing in to Dosebridge asks for your authenticator or your passkey besides your password. Keep the recovery codes where you will find them without your phone.'
        : 'Signing in to Dosebridge no longer asks for an authenticator or a passkey besides your password.',
      'If it was not you, set a new password at once and write to us.',
    ],
    facts: [{ label: 'Account', value: to }],
    action: { label: 'Open your account', url: `${publicUrl}/account` },
  };
}

/** After a way to pass the second step came or went while others stay. */
export function secondFactorChangedMail(to: string, publicUrl: string, what: string, passkey?: string): Mail {
  return {
    to,
    subject: `${what} at Dosebridge`,
    heading: what,
    paragraphs: [
      'The second step of signing in to your Dosebridge account has just been changed.',
      'If it was not you, set a new password at once and write to us.',
    ],
    facts: [{ label: 'Account', value: to }, ...(passkey ? [{ label: 'Passkey', value: passkey }] : [])],
    action: { label: 'Open your account', url: `${publicUrl}/account` },
  };
}

/** After a reset or a change: the owner hears of it even when somebody else did it. */
export function passwordChangedMail(to: string, publicUrl: string, takenBack = false): Mail {
  return {
    to,
    subject: 'Your password has been changed',
    paragraphs: [
      'The password of your Dosebridge account has just been changed, and other devices have been signed out.',
      ...(takenBack
        ? [
            'Your address had never been confirmed, so anybody could have made the account. What was set before is gone: name, organisation, phone and two-step sign-in. Fill in your profile under Account.',
          ]
        : []),
      'If it was not you, set a new one at once and write to us.',
    ],
    facts: [{ label: 'Account', value: to }],
    action: { label: 'Set a new password', url: `${publicUrl}/forgot` },
  };
}

/** After a first sign-in by a provider, as `called`, to an account whose address nobody had proven: its password is gone. */
export function passwordDroppedMail(to: string, publicUrl: string, called: string): Mail {
  const heading = 'Your password has been removed';
  return {
    to,
    subject: heading,
    paragraphs: [
      `You have just signed in to Dosebridge with ${called}. The address of your account had never been confirmed, so anybody could have made the account and chosen its password. That password works no more, devices signed in with it have been signed out, and the name, organisation and phone that were set are gone.`,
      `Go on signing in with ${called}, or set a password of your own.`,
    ],
    facts: [{ label: 'Account', value: to }],
    action: { label: 'Set a password', url: `${publicUrl}/forgot` },
  };
}
