// Prints the path of a clamd that starts: CLAMD_PATH, the system's, or Debian's unpacked into .cache/clamav, without the
// signatures: tests bring one of their own. Never installed, also not by root: the packages would start a daemon and
// one that fetches signatures.
import { spawnSync } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { libraryPath, unpackedFolder, unpackPackages } from './unpack-packages.mjs';

const UNPACKED = join(unpackedFolder('clamav'), 'clamd');

const path = [process.env.CLAMD_PATH, 'clamd', '/usr/sbin/clamd', UNPACKED].find(starts) ?? unpackClamd();
if (starts(path)) console.log(path);
else {
  console.error(
    'No clamd for the tests of the virus scan. Install it so that it is on the PATH, or set CLAMD_PATH. ' +
      '(On Debian: apt-get install clamav-daemon.)',
  );
  process.exit(1);
}

function starts(path) {
  return Boolean(path) && spawnSync(path, ['--help'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

function unpackClamd() {
  try {
    unpackPackages('clamav', { packages: ['clamav-daemon'], always: [] }, writeWrapper);
  } catch (error) {
    console.error(error.message);
  }
  return UNPACKED;
}

function writeWrapper(folder) {
  const path = join(folder, 'clamd');
  writeFileSync(
    path,
    `#!/bin/sh
root=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)/root
export LD_LIBRARY_PATH="${libraryPath(folder).join(':')}"
exec "$root/usr/sbin/clamd" "$@"
`,
  );
  chmodSync(path, 0o755);
}
