// Prints the path of a Chromium that starts: CHROMIUM_PATH, the system's headless shell, Debian's by apt as root or
// unpacked into .cache/chromium, or whatever Chromium the system has. The shell is the same browser without the windows
// around the pages, and does the same tests in half the time. Everything else it has to say goes to standard error.
import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PACKAGES, SHELL, UNPACKED, unpackChromium } from './unpack-chromium.mjs';

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

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
  const present = [process.env.CHROMIUM_PATH, findOnPath(SHELL), UNPACKED].find(starts);
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
  return BROWSERS.map(findOnPath).find(starts);
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
  const quick = ['-qq', '-o', 'Acquire::http::Timeout=20'];
  execFileSync('apt-get', [...quick, 'update'], options);
  execFileSync('apt-get', [...quick, 'install', '--yes', '--no-install-recommends', ...PACKAGES], options);
  return findOnPath(SHELL);
}
