// Debian packages without being root: they, and those they need which the machine lacks, downloaded with apt's own
// tools (lists and state in a private folder) and unpacked into a folder of .cache.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const CACHE = fileURLToPath(new URL('../.cache', import.meta.url));

/** Replacing these below a running program breaks it: the machine's own stay in use. */
const KEEP_SYSTEM = /^(libc6|libc-bin|locales|base-files|dash|bash|coreutils)$/;

/** Where a program's packages are unpacked: its own files below `root`. */
export function unpackedFolder(program) {
  return join(CACHE, program);
}

/**
 * Unpacks packages, and those in `always` also where the machine has them, and lets `finish(work)` make them start.
 * The folder is there whole or not at all.
 */
export function unpackPackages(program, { packages, always }, finish) {
  const work = join(CACHE, `${program}-${process.pid}`);
  rmSync(work, { recursive: true, force: true });
  try {
    const downloads = join(work, 'packages');
    mkdirSync(downloads, { recursive: true });
    const apt = privateApt(join(work, 'apt'));
    console.error('Reading the package lists…');
    apt('apt-get', ['-qq', 'update']);
    const names = [...new Set([...missingPackages(apt, packages), ...always])];
    console.error(`Downloading ${program} (${names.length} packages)…`);
    apt('apt-get', ['-qq', 'download', ...names], downloads);
    for (const name of readdirSync(downloads)) {
      execFileSync('dpkg-deb', ['--extract', join(downloads, name), join(work, 'root')]);
    }
    finish(work);
    rmSync(downloads, { recursive: true });
    rmSync(join(work, 'apt'), { recursive: true });
    rmSync(unpackedFolder(program), { recursive: true, force: true });
    renameSync(work, unpackedFolder(program));
  } catch (error) {
    throw new Error(
      `Could not download Debian's ${program}: ${error.stderr?.toString().trim() || error.message}`,
    );
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** The folders of the libraries that were unpacked, as a shell writes them where `$root` is the folder above. */
export function libraryPath(work) {
  const root = resolve(work, 'root');
  const folders = new Set();
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    if (/\.so(\.|$)/.test(entry.name)) folders.add(entry.parentPath ?? entry.path);
  }
  return [...folders].map((path) => `$root/${path.replace(`${root}/`, '')}`);
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
function missingPackages(apt, packages) {
  const plan = apt('apt-get', ['--simulate', '--no-install-recommends', 'install', ...packages]);
  const names = [...plan.matchAll(/^Inst (\S+)/gm)].map(([, name]) => name);
  return names.filter((name) => !KEEP_SYSTEM.test(name));
}
