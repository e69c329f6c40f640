import type { Account, Passkey, SignedInDevice } from '../contract/own-account.ts';
import type { Person } from './queries.ts';
import type { Factor } from './second-factor/factors.ts';

export function toAccount(person: Person, factor: Factor, secondFactorMissing: boolean): Account {
  const { name, email, organisation, phone, role } = person;
  return {
    ...{ name, email, organisation, phone, role },
    emailVerified: person.emailVerifiedAt !== null,
    hasPassword: person.passwordHash !== null,
    secondFactor: factor.enabled,
    secondFactorMissing,
    authenticator: factor.authenticator,
    passkeys: factor.passkeys.map(toPasskey),
    recoveryCodesLeft: factor.recoveryCodesLeft,
    createdAt: person.createdAt.toISOString(),
  };
}

function toPasskey({ id, name, createdAt, lastUsedAt }: Factor['passkeys'][number]): Passkey {
  return { id, name, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null };
}

type Session = { id: string; label: string; createdAt: Date; lastSeenAt: Date; current: boolean };

export function toDevice(session: Session): SignedInDevice {
  return {
    ...session,
    label: session.label || 'Unknown device',
    createdAt: session.createdAt.toISOString(),
    lastSeenAt: session.lastSeenAt.toISOString(),
  };
}
