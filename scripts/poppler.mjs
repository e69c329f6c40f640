// Prints the path of poppler's pdfsig: PDFSIG_PATH, the system's, or Debian's unpacked into .cache/poppler, with pdfdetach
// beside it. What the product seals is judged by a program that shares no code with it.
import { spawnSync } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { libraryPath, unpackedFolder, unpackPackages } from './unpack-packages.mjs';

const PROGRAMS = ['pdfsig', 'pdfdetach'];
const UNPACKED = join(unpackedFolder('poppler'), 'pdfsig');

const path = [process.env.PDFSIG_PATH, 'pdfsig', UNPACKED].find(starts) ?? unpackPoppler();
if (starts(path)) console.log(path);
else {
  console.error(
    'No pdfsig for the tests of sealed documents. Install it so that it is on the PATH, or set PDFSIG_PATH. ' +
      '(On Debian: apt-get install poppler-utils.)',
  );
  process.exit(1);
}

function starts(path) {
  return Boolean(path) && spawnSync(path, ['-v'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

function unpackPoppler() {
  try {
    unpackPackages('poppler', { packages: ['poppler-utils'], always: [] }, writeWrappers);
  } catch (error) {
    console.error(error.message);
  }
  return UNPACKED;
}

function writeWrappers(folder) {
  for (const program of PROGRAMS) {
    const path = join(folder, program);
    writeFileSync(
      path,
      `#!/bin/sh
root=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)/root
export LD_LIBRARY_PATH="${libraryPath(folder).join(':')}"
exec "$root/usr/bin/${program}" "$@"
`,
    );
    chmodSync(path, 0o755);
  }
}
