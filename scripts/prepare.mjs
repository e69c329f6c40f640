// Brings a fresh clone to where the product can run: `node scripts/prepare.mjs [--with-tests] [--server | --build]`, the
// second with the server's programs, the last with the pages too. Does again only what has changed. Runs on whatever Node
// the machine has, before the project's own Node is there.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const LOCK = 'package-lock.json';
const INSTALLED = 'node_modules/.package-lock.json';
/** What is built of which sources, folders of these names in them left out. */
const PAGES = {
  of: [
    ...['src', 'public', 'vite.config.ts', 'scripts/in-ascii.ts', 'react-router.config.ts', 'tsconfig.json'],
    ...['package.json', LOCK],
  ],
  without: ['server', 'engine'],
  record: 'build/.pages',
  command: ['node_modules/.bin/react-router', 'build'],
};
const SERVER = {
  of: ['src', 'demo', 'scripts/bundle-server.mjs', 'scripts/in-ascii.ts', 'package.json', LOCK],
  without: ['web'],
  record: 'build/.server',
  command: ['scripts/bundle-server.mjs'],
};

const withTests = process.argv.includes('--with-tests');

if (!isInstalled()) install();
if (process.argv.includes('--build')) build(PAGES);
if (process.argv.includes('--build') || process.argv.includes('--server')) build(SERVER);

// npm writes this record when it is through with everything: after a broken or older install it says otherwise.
function isInstalled() {
  const installed = JSON.parse(read(INSTALLED) ?? '{"packages":{}}').packages;
  const wanted = Object.entries(JSON.parse(read(LOCK)).packages).filter(([path]) => path !== '');
  return wanted.every(([path, { version, integrity, dev, optional, devOptional }]) => {
    const found = installed[path];
    if (!found) return Boolean(optional || devOptional || (dev && !withTests));
    return found.version === version && found.integrity === integrity;
  });
}

function install() {
  console.error('Installing…');
  const options = ['--no-audit', '--no-fund', '--loglevel=error', ...(withTests ? ['--include=dev'] : [])];
  run('npm', ['ci', ...options], { PATH: pathWithoutProject() });
}

function build({ of, without, record, command }) {
  const sources = hashOf(of, without);
  if (read(record) === sources) return;
  console.error('Building…');
  // What another state of the sources compiled is of no use any more.
  for (const old of [record, 'build/compiled']) rmSync(old, { recursive: true, force: true });
  run('node_modules/.bin/node', command, { NODE_ENV: 'production' });
  writeFileSync(record, sources);
}

function hashOf(paths, without) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap((path) => filesIn(path, without)))
    hash.update(`${path}\0`).update(readFileSync(path)).update('\0');
  return hash.digest('hex');
}

function filesIn(path, without) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => !without.includes(name) && !name.includes('.test.'))
    .sort()
    .flatMap((name) => filesIn(join(path, name), without));
}

function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function run(command, parameters, environment) {
  const { status, error } = spawnSync(command, parameters, {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  if (status === 0) return;
  console.error(`\n${command} ${parameters.join(' ')} did not succeed${error ? `: ${error.message}` : ''}.`);
  process.exit(status || 1);
}

// npm is to run on the machine's Node, for it is about to replace the project's.
function pathWithoutProject() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.filter((folder) => !folder.endsWith(join('node_modules', '.bin'))).join(delimiter);
}
