import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { make } from '../../heavy/heavy.ts';
import { type Settings, SettingsError } from '../../settings/settings.ts';

/** With what the product seals: a PKCS #12 file, what opens it, and whether the product made it for itself. */
export type Seal = { p12: Uint8Array; passphrase: string; isSelfMade: boolean };
export type Sealer = () => Promise<Seal>;

const selfMade = { name: 'Dosebridge demo (self-made)', passphrase: 'demo' };

/**
 * The operator's certificate, read once at the start; without one a self-made one of the data folder, made when the first
 * document is sealed. Throws SettingsError where SIGNING_P12 cannot be opened: found later, it would be in the middle of a deal.
 */
export async function openSealer({
  signing,
  dataDir,
}: Pick<Settings, 'signing' | 'dataDir'>): Promise<Sealer> {
  if (signing === undefined) return () => readSelfMade(dataDir);
  const { p12: path, passphrase } = signing;
  const { openP12 } = await import('./certificate.ts');
  try {
    const p12 = await readFile(path);
    openP12(p12, passphrase);
    return async () => ({ p12, passphrase, isSelfMade: false });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new SettingsError(
      `Cannot start with these settings.\n  SIGNING_P12: ${path} cannot be used: ${why}`,
    );
  }
}

/** As the installation's key (secrets.ts): of two processes that make one at once the first stands. */
async function readSelfMade(dataDir: string): Promise<Seal> {
  const path = join(dataDir, 'self-made-seal.p12');
  const { name, passphrase } = selfMade;
  let p12 = await readFile(path).catch(() => null);
  if (p12 === null) {
    await mkdir(dataDir, { recursive: true });
    const made = await make('certificate', { name, passphrase }, null);
    await writeFile(path, made, { flag: 'wx', mode: 0o600, flush: true }).catch((error: unknown) => {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    });
    p12 = await readFile(path);
  }
  return { p12, passphrase, isSelfMade: true };
}
