import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../settings/settings.ts';

/** Keeps what the database or a browser has to hold, and nobody who reads it there may use or change. */
export type Secrets = {
  /** Encrypts for a purpose; opened for another one it is rubbish. */
  seal(text: string, purpose: string): string;
  /** Throws for anything that was not sealed for this purpose with the key, or with one of the fallbacks. */
  open(sealed: string, purpose: string): string;
  /** The same sealed with the key; null where it is already. Throws as `open` does. */
  renew(sealed: string, purpose: string): string | null;
  /** The same of the same text for a purpose; nobody without the key can try texts against it. Of another key another one. */
  hash(text: string, purpose: string): string;
};

type KeySettings = Pick<Settings, 'secretKey' | 'secretKeyFallbacks' | 'dataDir'>;

/** The installation's key: SECRET_KEY, else one made at the first start and kept in DATA_DIR, for nobody else to read. */
export async function readKey(settings: Pick<Settings, 'secretKey' | 'dataDir'>): Promise<string> {
  if (settings.secretKey !== undefined) return settings.secretKey;
  const path = secretKeyPath(settings.dataDir);
  await mkdir(settings.dataDir, { recursive: true });
  try {
    await writeFile(path, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600, flush: true });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFile(path, 'utf8');
}

/** Where an installation without SECRET_KEY keeps its key. */
export function secretKeyPath(dataDir: string): string {
  return join(dataDir, 'secret-key');
}

/** Tells whether two keys are the same one, and nothing else about them. */
export function fingerprintKey(key: string): string {
  return Buffer.from(hkdfSync('sha256', key, '', 'fingerprint', 16)).toString('hex');
}

export async function openSecrets(settings: KeySettings): Promise<Secrets> {
  const present = await readKey(settings);
  const keys = [present, ...settings.secretKeyFallbacks].map((key) => deriveKey(key, 'seal'));
  const [current = Buffer.alloc(0)] = keys;
  const hashing = deriveKey(present, 'hash');

  /** The text, and which of the keys it was sealed with. */
  function find(sealed: string, purpose: string): { text: string; key: Buffer } {
    let fault: unknown;
    for (const key of keys) {
      try {
        return { text: unseal(key, sealed, purpose), key };
      } catch (error) {
        fault = error;
      }
    }
    throw fault;
  }

  return {
    seal: (text, purpose) => seal(current, text, purpose),
    open: (sealed, purpose) => find(sealed, purpose).text,
    renew(sealed, purpose) {
      const { text, key } = find(sealed, purpose);
      return key === current ? null : seal(current, text, purpose);
    },
    hash: (text, purpose) => createHmac('sha256', hashing).update(`${purpose}\0${text}`).digest('base64url'),
  };
}

function deriveKey(key: string, use: 'seal' | 'hash'): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', use, 32));
}

function seal(key: Buffer, text: string, purpose: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(purpose));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

function unseal(key: Buffer, sealed: string, purpose: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), { authTagLength: 16 })
    .setAAD(Buffer.from(purpose))
    .setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
}
