// Prints the path of a redis-server that starts: REDIS_SERVER_PATH, the system's, or Debian's unpacked into .cache/redis.
// Never installed, also not by root: the package would start a server of its own.
import { spawnSync } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { libraryPath, unpackedFolder, unpackPackages } from './unpack-packages.mjs';

const UNPACKED = join(unpackedFolder('redis'), 'redis-server');

const path = [process.env.REDIS_SERVER_PATH, 'redis-server', UNPACKED].find(starts) ?? unpackRedis();
if (starts(path)) console.log(path);
else {
  console.error(
    'No Redis for the tests. Install redis-server so that it is on the PATH, or set REDIS_SERVER_PATH. ' +
      '(On Debian: apt-get install redis-server.)',
  );
  process.exit(1);
}

function starts(path) {
  return Boolean(path) && spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

function unpackRedis() {
  try {
    // The program is in the tools: the server's package holds a link to it.
    unpackPackages(
      'redis',
      { packages: ['redis-server'], always: ['redis-server', 'redis-tools'] },
      writeWrapper,
    );
  } catch (error) {
    console.error(error.message);
  }
  return UNPACKED;
}

function writeWrapper(folder) {
  const path = join(folder, 'redis-server');
  writeFileSync(
    path,
    `#!/bin/sh
root=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)/root
export LD_LIBRARY_PATH="${libraryPath(folder).join(':')}"
exec "$root/usr/bin/redis-server" "$@"
`,
  );
  chmodSync(path, 0o755);
}
