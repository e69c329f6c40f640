import { randomUUID } from 'node:crypto';
import { demoPassword } from '#demo/people/people-access.ts';
import { queryDatabaseOf } from './product.ts';

export type Member = { email: string; token: string };

/** What the browser keeps of who has signed in. */
export type Session = { token: string; name: string; role: string };

/** Takes an address for proven, as a click on the link in its mail does. */
export type Prove = (email: string) => Promise<unknown>;

/** Past the product, in the embedded database of a data folder: what these tests are about comes after the proof. */
export function proverIn(dataDir: string): Prove {
  return (email) =>
    queryDatabaseOf(dataDir, 'update people set email_verified_at = now() where email = $1', [email]);
}

async function post<T>(url: string, body: object): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url} was answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/** A new member, by the call that the sign-up page makes, so that tests do not meet in one account. */
export async function registerMember(
  origin: string,
  prove: Prove | undefined,
  name = 'Ana Costa',
): Promise<Member> {
  const email = `${randomUUID()}@buyer.example`;
  const person = { name, organisation: 'Lusitan Generics', password: demoPassword, Email: email };
  const { token } = await post<Member>(`${origin}/register`, person);
  await prove?.(email);
  return { email, token };
}

/** What the browser keeps of a member who has just registered. */
export function memberSession({ token }: { token: string }): Session {
  return { token, name: 'Ana Costa', role: 'seller' };
}

/** What the browser keeps after the demo person of a role has signed in. */
export async function signInByCall(
  { origin }: { origin: string },
  role: 'seller' | 'investor' | 'admin',
): Promise<Session> {
  const credentials = { email: `${role}@demo.example`, password: demoPassword };
  const { token, name, role: given } = await post<Session>(`${origin}/login`, credentials);
  return { token, name, role: given };
}
