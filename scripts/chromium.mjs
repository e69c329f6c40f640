// Prints the path of a Chromium that starts: CHROMIUM_PATH, the system's, Debian's by apt as root, or Debian's
// packages unpacked into .cache/chromium. Everything else it has to say goes to standard error.
import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { UNPACKED, unpackChromium } from './unpack-chromium.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const path = provideChromium();
  if (path) console.log(path);
  else {
    console.error(
      'No Chromium for the end-to-end tests. Install Chromium or Google Chrome so that it is on the PATH, or set ' +
        'CHROMIUM_PATH. (On Debian: apt-get install chromium.)',
    );
    process.exit(1);
  }
}

export function provideChromium() {
  const present = [process.env.CHROMIUM_PATH, ...NAMES.map(findOnPath), UNPACKED].find(starts);
  if (present) return present;
  const ways = process.getuid?.() === 0 ? [installWithApt, unpackChromium] : [unpackChromium];
  for (const way of ways) {
    try {
      const path = way();
      if (starts(path)) return path;
      console.error(`${path ?? 'Chromium'} does not start.`);
    } catch (error) {
      console.error(error.message);
    }
  }
  return undefined;
}

function findOnPath(name) {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const path = join(folder, name);
    if (isExecutable(path)) return path;
  }
  return undefined;
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

// A page that is really laid out: a version number alone would not miss fonts or half of the libraries.
function starts(path) {
  if (!path || !isExecutable(path)) return false;
  const profile = mkdtempSync(join(tmpdir(), 'chromium-try-'));
  const page = 'data:text/html,<p>it starts</p>';
  const safe = [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--disable-background-networking',
  ];
  const { stdout } = spawnSync(path, [...safe, `--user-data-dir=${profile}`, '--dump-dom', page], {
    encoding: 'utf8',
    timeout: 60_000,
    killSignal: 'SIGKILL',
  });
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  return Boolean(stdout?.includes('it starts'));
}

function installWithApt() {
  console.error('Installing Chromium with apt…');
  const options = { stdio: ['ignore', 2, 2], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  execFileSync('apt-get', ['-qq', 'update'], options);
  execFileSync(
    'apt-get',
    ['-qq', 'install', '--yes', '--no-install-recommends', 'chromium', 'fonts-liberation'],
    options,
  );
  return NAMES.map(findOnPath).find(Boolean);
}
