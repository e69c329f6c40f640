// Debian's Chromium without being root, unpacked into .cache/chromium.
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { libraryPath, unpackedFolder, unpackPackages } from './unpack-packages.mjs';

export const SHELL = 'chromium-headless-shell';
export const PACKAGES = [SHELL, 'fonts-liberation'];
export const UNPACKED = join(unpackedFolder('chromium'), SHELL);

export function unpackChromium() {
  // The browser looks for its data beside itself, so that a copy in the system is of no use to it.
  unpackPackages('chromium', { packages: PACKAGES, always: ['chromium-common'] }, writeWrapper);
  return UNPACKED;
}

function writeWrapper(folder) {
  const families = [
    ['sans-serif', 'Liberation Sans'],
    ['serif', 'Liberation Serif'],
    ['monospace', 'Liberation Mono'],
  ].map(([name, font]) => `<alias><family>${name}</family><prefer><family>${font}</family></prefer></alias>`);
  const fonts = `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
  <dir prefix="relative">root/usr/share/fonts</dir><dir>/usr/share/fonts</dir>
  <cachedir>${join(unpackedFolder('chromium'), 'fonts-cache')}</cachedir>
  ${families.join('\n  ')}
  <match><edit name="family" mode="append"><string>Liberation Serif</string></edit></match>
</fontconfig>\n`;
  writeFileSync(join(folder, 'fonts.conf'), fonts);
  writeFileSync(
    join(folder, SHELL),
    `#!/bin/sh
here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
root=$here/root
export LD_LIBRARY_PATH="${['$root/usr/lib/chromium', ...libraryPath(folder)].join(':')}"
export FONTCONFIG_FILE="$here/fonts.conf"
exec "$root/usr/lib/chromium/${SHELL}" "$@"
`,
  );
  chmodSync(join(folder, SHELL), 0o755);
}
