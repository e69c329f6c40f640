// Debian's Chromium without being root: its packages, and those it needs which the machine lacks, downloaded with
// apt's own tools (lists and state in a private folder) and unpacked into .cache/chromium.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const CACHE = fileURLToPath(new URL('../.cache', import.meta.url));
const FOLDER = join(CACHE, 'chromium');

export const SHELL = 'chromium-headless-shell';
export const PACKAGES = [SHELL, 'fonts-liberation'];
export const UNPACKED = join(FOLDER, SHELL);

/** Replacing these below a running program breaks it: the machine's own stay in use. */
const KEEP_SYSTEM = /^(libc6|libc-bin|locales|base-files|dash|bash|coreutils)$/;

export function unpackChromium() {
  const work = join(CACHE, `chromium-${process.pid}`);
  rmSync(work, { recursive: true, force: true });
  try {
    const packages = join(work, 'packages');
    mkdirSync(packages, { recursive: true });
    const apt = privateApt(join(work, 'apt'));
    console.error('Reading the package lists…');
    apt('apt-get', ['-qq', 'update']);
    const names = missingPackages(apt);
    console.error(`Downloading Chromium (${names.length} packages)…`);
    apt('apt-get', ['-qq', 'download', ...names], packages);
    for (const name of readdirSync(packages)) {
      execFileSync('dpkg-deb', ['--extract', join(packages, name), join(work, 'root')]);
    }
    writeWrapper(work);
    rmSync(packages, { recursive: true });
    rmSync(join(work, 'apt'), { recursive: true });
    rmSync(FOLDER, { recursive: true, force: true });
    renameSync(work, FOLDER);
    return UNPACKED;
  } catch (error) {
    throw new Error(
      `Could not download Debian's Chromium: ${error.stderr?.toString().trim() || error.message}`,
    );
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

function privateApt(folder) {
  for (const name of ['state/lists/partial', 'cache/archives/partial'])
    mkdirSync(join(folder, name), { recursive: true });
  const options = [
    `Dir::State=${join(folder, 'state')}`,
    `Dir::Cache=${join(folder, 'cache')}`,
    'Dir::State::status=/var/lib/dpkg/status',
    'Debug::NoLocking=1',
    'APT::Sandbox::User=',
    'Acquire::http::Timeout=20',
  ].flatMap((option) => ['-o', option]);
  return (command, parameters, cwd) =>
    execFileSync(command, [...options, ...parameters], {
      cwd,
      encoding: 'utf8',
      stdio: 'pipe',
      maxBuffer: 1e8,
    });
}

/** A simulated installation tells what is missing here: lines `Inst name [installed] (candidate …`. */
function missingPackages(apt) {
  const plan = apt('apt-get', ['--simulate', '--no-install-recommends', 'install', ...PACKAGES]);
  const names = [...plan.matchAll(/^Inst (\S+)/gm)].map(([, name]) => name);
  // The browser looks for its data beside itself, so that a copy in the system is of no use to it.
  return [...new Set([...names, 'chromium-common'])].filter((name) => !KEEP_SYSTEM.test(name));
}

function writeWrapper(folder) {
  const libraries = new Set(['usr/lib/chromium']);
  for (const entry of readdirSync(join(folder, 'root'), { recursive: true, withFileTypes: true })) {
    if (/\.so(\.|$)/.test(entry.name)) libraries.add(entry.parentPath ?? entry.path);
  }
  const root = resolve(folder, 'root');
  const paths = [...libraries].map((path) => `$root/${path.replace(`${root}/`, '')}`);
  const families = [
    ['sans-serif', 'Liberation Sans'],
    ['serif', 'Liberation Serif'],
    ['monospace', 'Liberation Mono'],
  ].map(([name, font]) => `<alias><family>${name}</family><prefer><family>${font}</family></prefer></alias>`);
  const fonts = `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
  <dir prefix="relative">root/usr/share/fonts</dir><dir>/usr/share/fonts</dir>
  <cachedir prefix="relative">fonts-cache</cachedir>
  ${families.join('\n  ')}
  <match><edit name="family" mode="append"><string>Liberation Serif</string></edit></match>
</fontconfig>\n`;
  writeFileSync(join(folder, 'fonts.conf'), fonts);
  writeFileSync(
    join(folder, SHELL),
    `#!/bin/sh
here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
root=$here/root
export LD_LIBRARY_PATH="${paths.join(':')}"
export FONTCONFIG_FILE="$here/fonts.conf"
exec "$root/usr/lib/chromium/${SHELL}" "$@"
`,
  );
  chmodSync(join(folder, SHELL), 0o755);
}
