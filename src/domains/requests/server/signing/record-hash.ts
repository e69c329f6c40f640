import { createHash } from 'node:crypto';
import type { signatures } from './tables.ts';

export type SignedRecord = Omit<typeof signatures.$inferSelect, 'id' | 'requestId' | 'personId'>;

/**
 * Of all that a signature says: it binds the row to the audit chain, which itself names people by their number alone and holds
 * none of their words.
 */
export function recordHash(record: SignedRecord): string {
  const { version, side, name, title, company, at, address, sha256, words } = record;
  const said = [version, side, name, title, company, at.toISOString(), address, sha256, words];
  return createHash('sha256').update(JSON.stringify(said)).digest('hex');
}
