import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { NewPasskey, PasskeyAnswer } from '#platform/contract/web-authn.ts';

/** A browser with a security key in it, as far as the calls see one: it makes a passkey and signs challenges. */
export type SoftwareAuthenticator = {
  create(challenge: string, origin?: string): NewPasskey;
  /** `count` is what its signature counter says; it grows by itself unless told. */
  answer(challenge: string, options?: { origin?: string; count?: number }): PasskeyAnswer;
};

const flags = { present: 0x01, verified: 0x04, attested: 0x40 };

export function makeAuthenticator(ownOrigin: string): SoftwareAuthenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  const rpIdHash = createHash('sha256').update(new URL(ownOrigin).hostname).digest();
  let signed = 0;

  function clientData(type: string, challenge: string, origin: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  function authenticatorData(flag: number, count: number, more: Buffer[] = []): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(count);
    return Buffer.concat([rpIdHash, Buffer.from([flag]), counter, ...more]);
  }

  return {
    create(challenge, origin = ownOrigin) {
      // COSE (RFC 9053): an EC2 key (1: 2) for ES256 (3: -7) on P-256 (-1: 1).
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]);
      const idLength = Buffer.alloc(2);
      idLength.writeUInt16BE(credentialId.length);
      const authData = authenticatorData(flags.present | flags.verified | flags.attested, signed, [
        Buffer.alloc(16),
        idLength,
        credentialId,
        Buffer.from(isoCBOR.encode(key)),
      ]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
          attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    answer(challenge, { origin = ownOrigin, count = signed + 1 } = {}) {
      signed = count;
      const data = clientData('webauthn.get', challenge, origin);
      const authData = authenticatorData(flags.present | flags.verified, count);
      const signature = sign(
        'sha256',
        Buffer.concat([authData, createHash('sha256').update(data).digest()]),
        privateKey,
      );
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
}
