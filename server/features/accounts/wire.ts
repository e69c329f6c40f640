import type { Account, SignedInDevice } from '#contract/own-account.ts';
import type { Person } from './queries.ts';

export function toAccount(person: Person, factor: { enabled: boolean; recoveryCodesLeft: number }): Account {
  return {
    name: person.name,
    email: person.email,
    organisation: person.organisation,
    phone: person.phone,
    role: person.role,
    emailVerified: person.emailVerifiedAt !== null,
    hasPassword: person.passwordHash !== null,
    secondFactor: factor.enabled,
    recoveryCodesLeft: factor.recoveryCodesLeft,
    createdAt: person.createdAt.toISOString(),
  };
}

export function toDevice(session: {
  id: string;
  label: string;
  createdAt: Date;
  lastSeenAt: Date;
  current: boolean;
}): SignedInDevice {
  return {
    ...session,
    label: session.label || 'Unknown device',
    createdAt: session.createdAt.toISOString(),
    lastSeenAt: session.lastSeenAt.toISOString(),
  };
}
