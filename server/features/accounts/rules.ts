import { createHash, randomBytes } from 'node:crypto';

const hour = 60 * 60 * 1000;

/** Remember me changes only how long the token lives on the server. */
export function sessionLifetime(remember: boolean): number {
  return remember ? 30 * 24 * hour : 12 * hour;
}

/** 256 bits, opaque. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of a token. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** One address, one account, however it is capitalised. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}
