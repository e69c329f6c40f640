// Prints the path of a LibreOffice that recalculates sheets: LIBREOFFICE_PATH, the system's, or Debian's unpacked into
// .cache/libreoffice. Some 150 MB: only what asks for it by name brings it.
import { spawnSync } from 'node:child_process';
import { chmodSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { libraryPath, unpackedFolder, unpackPackages } from './unpack-packages.mjs';

const UNPACKED = join(unpackedFolder('libreoffice'), 'soffice');

const path = [process.env.LIBREOFFICE_PATH, 'soffice', UNPACKED].find(starts) ?? unpack();
if (starts(path)) console.log(path);
else {
  console.error(
    'No LibreOffice to recalculate sheets with. Install it so that soffice is on the PATH, or set LIBREOFFICE_PATH. ' +
      '(On Debian: apt-get install libreoffice-calc-nogui.)',
  );
  process.exit(1);
}

function starts(path) {
  if (!path) return false;
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 60_000 });
  return status === 0 && stdout.includes('LibreOffice');
}

function unpack() {
  try {
    const packages = ['libreoffice-calc-nogui', 'libreoffice-core-nogui'];
    unpackPackages('libreoffice', { packages, always: [] }, (folder) => {
      leadInside(folder);
      writeWrapper(folder);
    });
  } catch (error) {
    console.error(error.message);
  }
  return UNPACKED;
}

/** Debian's packages lead to the machine's /usr and /etc, and their settings stand there once they are installed. */
function leadInside(folder) {
  const office = join(folder, 'root/usr/lib/libreoffice');
  rmSync(join(office, 'share/registry'));
  symlinkSync('.registry', join(office, 'share/registry'));
  const program = join(office, 'program');
  // Where the file stands that has it.
  const here = ['$', '{ORIGIN}'].join('');
  for (const name of readdirSync(program).filter((each) => each.endsWith('rc'))) {
    const path = join(program, name);
    const settings = readFileSync(path, 'utf8')
      .replaceAll('file:///etc/libreoffice/registry', `${here}/../share/registry`)
      .replaceAll('file:///etc/libreoffice', `${here}/../../../../etc/libreoffice`)
      .replaceAll('file:///usr/lib/libreoffice', `${here}/..`);
    writeFileSync(path, settings);
  }
}

/** Its own libraries first: where they lie beside links to them it looks for its settings in the wrong place. */
function writeWrapper(folder) {
  const path = join(folder, 'soffice');
  const libraries = ['$root/usr/lib/libreoffice/program', ...libraryPath(folder)];
  writeFileSync(
    path,
    `#!/bin/sh
root=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)/root
export LD_LIBRARY_PATH="${libraries.join(':')}"
exec "$root/usr/lib/libreoffice/program/soffice" "$@"
`,
  );
  chmodSync(path, 0o755);
}
