import { call } from '../call/call.ts';

/** The address of whoever is signed in, while nobody has proven it; a form goes on where that is not known. */
export async function unprovenAddress(): Promise<string | null> {
  const account = await call('GET /api/account').catch(() => null);
  return account === null || account.data.emailVerified ? null : account.data.email;
}
