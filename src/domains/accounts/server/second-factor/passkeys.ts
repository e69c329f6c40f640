import { and, asc, eq, lt, or, sql } from 'drizzle-orm';
import { retention } from '#platform/contract/retention.ts';
import type { NewPasskey, PasskeyAnswer, PasskeyRequest } from '#platform/contract/web-authn.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import type { Person } from '../queries.ts';
import { passkeys } from '../tables.ts';
import { makeChallenge, takeChallenge } from './challenges.ts';

/** A third of a second to load, and asked for by few: not while the product starts. */
const webAuthn = () => import('@simplewebauthn/server');

/** Nobody owns more devices; one who adds them without end is no owner. */
export const maxPasskeys = 10;

/** COSE's numbers of EdDSA, ES256 and RS256: every authenticator has one of them, and none is an experiment. */
const supportedAlgorithmIDs = [-8, -7, -257];

const timeout = retention.challengeMinutes * 60_000;

/** Whom a passkey is made for (§15.8): from the setting alone, never from what a request says. */
function relyingParty(publicUrl: string) {
  const { hostname, origin } = new URL(publicUrl);
  return { rpID: hostname, expectedRPID: hostname, expectedOrigin: origin };
}

/** A person's passkeys, the oldest first. */
export function listPasskeys(db: Queryable, personId: number) {
  return db.select().from(passkeys).where(eq(passkeys.personId, personId)).orderBy(asc(passkeys.createdAt));
}

async function knownCredentials(db: Queryable, personId: number) {
  const known = await listPasskeys(db, personId);
  return known.map(({ credentialId, transports }) => ({
    id: credentialId,
    type: 'public-key' as const,
    transports,
  }));
}

/** What a browser needs to make a passkey that this person has not made yet. */
export async function askForNewPasskey(db: Queryable, publicUrl: string, person: Person) {
  const { generateRegistrationOptions } = await webAuthn();
  const { rpID } = relyingParty(publicUrl);
  const challenge = await makeChallenge(db, 'creation', person.id);
  const { user, pubKeyCredParams } = await generateRegistrationOptions({
    rpName: 'Dosebridge',
    rpID,
    userID: new TextEncoder().encode(`person:${person.id}`),
    userName: person.email,
    userDisplayName: person.name,
    supportedAlgorithmIDs,
  });
  return {
    rp: { name: 'Dosebridge', id: rpID },
    user,
    challenge,
    pubKeyCredParams,
    timeout,
    excludeCredentials: await knownCredentials(db, person.id),
    authenticatorSelection: {
      residentKey: 'preferred' as const,
      requireResidentKey: false,
      userVerification: 'preferred' as const,
    },
    attestation: 'none' as const,
  };
}

/** Keeps a passkey that a browser made for this person; null for one that fails a check or is known already. */
export async function addPasskey(
  db: Queryable,
  publicUrl: string,
  personId: number,
  { name, passkey }: { name: string; passkey: NewPasskey },
): Promise<{ id: string } | null> {
  const { verifyRegistrationResponse } = await webAuthn();
  let challenge = '';
  const { registrationInfo } = await verifyRegistrationResponse({
    ...relyingParty(publicUrl),
    response: { ...passkey, clientExtensionResults: {} },
    expectedChallenge: (met) => {
      challenge = met;
      return true;
    },
    requireUserVerification: false,
    supportedAlgorithmIDs,
  }).catch(refused);
  if (!registrationInfo || !(await takeChallenge(db, 'creation', personId, challenge))) return null;
  const { id, publicKey, counter } = registrationInfo.credential;
  const [added] = await db
    .insert(passkeys)
    .values({
      credentialId: id,
      personId,
      name,
      publicKey: Buffer.from(publicKey),
      signCount: counter,
      transports: passkey.response.transports ?? [],
    })
    .onConflictDoNothing()
    .returning({ id: passkeys.id });
  return added ?? null;
}

/** What a browser needs to ask for one of this person's passkeys; undefined where there is none. */
export async function askForPasskey(
  db: Queryable,
  publicUrl: string,
  personId: number,
): Promise<PasskeyRequest | undefined> {
  const allowCredentials = await knownCredentials(db, personId);
  if (allowCredentials.length === 0) return undefined;
  return {
    rpId: relyingParty(publicUrl).rpID,
    challenge: await makeChallenge(db, 'answer', personId),
    allowCredentials,
    timeout,
    userVerification: 'preferred',
  };
}

/**
 * Whether one of this person's own passkeys has met a challenge of theirs, for the first time. Of two copies of a
 * passkey the one that has signed less often is refused: its authenticator's count must have grown.
 */
export async function takePasskeyAnswer(
  db: Queryable,
  publicUrl: string,
  personId: number,
  answer: PasskeyAnswer,
): Promise<boolean> {
  const own = and(eq(passkeys.credentialId, answer.id), eq(passkeys.personId, personId));
  const [passkey] = await db.select().from(passkeys).where(own);
  if (passkey === undefined) return false;
  const { verifyAuthenticationResponse } = await webAuthn();
  let challenge = '';
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    ...relyingParty(publicUrl),
    response: { ...answer, clientExtensionResults: {} },
    expectedChallenge: (met) => {
      challenge = met;
      return true;
    },
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: passkey.signCount,
    },
    requireUserVerification: false,
  }).catch(refused);
  if (!verified || !(await takeChallenge(db, 'answer', personId, challenge))) return false;
  const signCount = authenticationInfo.newCounter;
  const uncounted = signCount === 0 ? eq(passkeys.signCount, 0) : undefined;
  const used = await db
    .update(passkeys)
    .set({ signCount, lastUsedAt: sql`now()` })
    .where(and(own, or(lt(passkeys.signCount, signCount), uncounted)))
    .returning({ id: passkeys.id });
  return used.length > 0;
}

/** The library throws for every check that fails. What it throws names the check, which helps only an attacker. */
function refused() {
  return { verified: false as const, registrationInfo: undefined, authenticationInfo: undefined };
}

/** Takes one of the viewer's own passkeys away and tells its name; null where there is none of that id. */
export async function removePasskey(db: Queryable, viewer: Viewer, id: string): Promise<string | null> {
  const [removed] = await db
    .delete(passkeys)
    .where(and(eq(sql`${passkeys.id}::text`, id), eq(passkeys.personId, viewer.personId)))
    .returning({ name: passkeys.name });
  return removed?.name ?? null;
}
