import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const seconds = 30;

function authenticator(email: string, secret: Secret): TOTP {
  return new TOTP({ issuer: 'Dosebridge', label: email, secret, digits: 6, period: seconds });
}

/** A new secret, as an authenticator takes it: by hand and by address. */
export function newSecret(email: string): { secret: string; url: string } {
  const secret = new Secret({ size: 20 });
  return { secret: secret.base32, url: authenticator(email, secret).toString() };
}

/** The half minute that a code belongs to, one early or late included; null for a wrong code. */
export function stepOf(secret: string, code: string, now = Date.now()): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const delta = authenticator('', Secret.fromBase32(secret)).validate({
    token: code,
    timestamp: now,
    window: 1,
  });
  return delta === null ? null : Math.floor(now / 1000 / seconds) + delta;
}

/** 140 bits in letters and digits that nobody mistakes for each other, in seven groups: enough for a hash without salt. */
export function newRecoveryCode(): string {
  const { base32 } = new Secret({ buffer: new Uint8Array(randomBytes(18)).buffer });
  return (base32.slice(0, 28).match(/.{4}/g) ?? []).join('-');
}

/** A code as it was typed, without what was typed around it. */
export function normaliseCode(code: string): string {
  return code.replace(/[\s-]/g, '').toUpperCase();
}
