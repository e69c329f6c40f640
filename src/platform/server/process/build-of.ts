import { readFileSync } from 'node:fs';

/**
 * Names the code that runs: what the server was built of (scripts/prepare.mjs) and the Node that runs it. Undefined where the
 * sources themselves run, which nobody has named.
 */
export function buildOf(): string | undefined {
  if (!process.argv[1]?.endsWith('.js')) return undefined;
  const record = new URL('../../../../build/.server', import.meta.url);
  try {
    return `${readFileSync(record, 'utf8')} ${process.version}`;
  } catch {
    return undefined;
  }
}
