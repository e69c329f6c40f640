import { hash, verify } from '@node-rs/argon2';

/** Argon2id at the OWASP minimum: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/** A hash of nothing anybody knows, made once: an unknown address costs the same time as a wrong password. */
const unknownAddress = hashPassword(crypto.randomUUID());

/** True when the password belongs to the hash; null stands for an address without account. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await unknownAddress), password);
  return passwordHash !== null && matches;
}
