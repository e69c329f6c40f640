import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const PREFIX = 'dosebridge-check-';
const GIGABYTE = 1024 ** 3;
/** No check takes as long. */
const ABANDONED_AFTER = 3_600_000;

/**
 * A folder for all that a check writes beside its results, removed when the process ends: in memory, where there is enough of
 * it, as to make and remove the files of some hundred databases on a disk is a tenth of what the tests take.
 */
export function makeCheckFolder() {
  const parent = hasMemory() ? MEMORY : tmpdir();
  removeAbandoned(parent);
  const folder = mkdtempSync(join(parent, PREFIX));
  // Where root runs the tests, PostgreSQL runs as somebody else, and has to find its own folders in it.
  chmodSync(folder, 0o711);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  return folder;
}

function hasMemory() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > 4 * GIGABYTE && process.availableMemory() > 8 * GIGABYTE;
  } catch {
    return false;
  }
}

/** Of checks that were killed. */
function removeAbandoned(parent) {
  for (const name of readdirSync(parent).filter((name) => name.startsWith(PREFIX))) {
    const path = join(parent, name);
    const { mtimeMs, uid } = statSync(path, { throwIfNoEntry: false }) ?? {};
    if (mtimeMs === undefined || uid !== process.getuid?.() || Date.now() - mtimeMs < ABANDONED_AFTER)
      continue;
    rmSync(path, { recursive: true, force: true });
  }
}
