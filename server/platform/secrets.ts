import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Keeps what the database or a browser has to hold, and nobody who reads it there may use or change. */
export type Secrets = {
  /** Encrypts for a purpose; opened for another one it is rubbish. */
  seal(text: string, purpose: string): string;
  /** Throws for anything that was not sealed with this key for this purpose. */
  open(sealed: string, purpose: string): string;
};

/** The installation's key: SECRET_KEY, else one made at the first start and kept in DATA_DIR, for nobody else to read. */
export async function readKey(settings: { secretKey: string | undefined; dataDir: string }): Promise<string> {
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

export async function openSecrets(settings: {
  secretKey: string | undefined;
  dataDir: string;
}): Promise<Secrets> {
  const key = await readKey(settings);
  const sealing = Buffer.from(hkdfSync('sha256', key, '', 'seal', 32));
  return {
    seal(text, purpose) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', sealing, nonce).setAAD(Buffer.from(purpose));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open(sealed, purpose) {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', sealing, bytes.subarray(0, 12), { authTagLength: 16 })
        .setAAD(Buffer.from(purpose))
        .setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
    },
  };
}
