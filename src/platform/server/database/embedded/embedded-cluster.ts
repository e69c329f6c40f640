import { execFile } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  type Account,
  chooseAccount,
  EmbeddedDatabaseError,
  findPrograms,
  moveIntoPlace,
  PROGRAM_ENVIRONMENT,
  type Programs,
} from './embedded-programs.ts';

/** Where a PostgreSQL cluster lies, and as whom and with what it runs. */
export interface Cluster {
  dataDir: string;
  /** The data folder, DATA_DIR/postgres; the socket is in it too, so only its owner (and root) can connect. */
  dir: string;
  logFile: string;
  programs: Programs;
  account: Account | undefined;
}

export const SUPERUSER = 'postgres';

const INITDB_LIMIT = 120_000;
const ABANDONED_AFTER = 3_600_000;
const UNFINISHED = 'postgres.unfinished-';

/** Finds the cluster of `dataDir`, or makes it. Safe when several processes do so at once, or die in it. */
export async function ensureCluster(dataDir: string): Promise<Cluster> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const dir = join(dataDir, 'postgres');
  const account = chooseAccount(dir);
  const programs = findPrograms(account);
  const cluster = { dataDir, dir, logFile: join(dataDir, 'postgres.log'), programs, account };
  removeAbandoned(dataDir);
  const version = clusterVersion(dir);
  if (version === undefined) await createCluster(cluster);
  else if (version !== programs.majorVersion) {
    throw new EmbeddedDatabaseError(
      `The database in ${dir} was made by PostgreSQL ${version}, and this release brings ` +
        `${programs.majorVersion}. Dump it with the release that made it, move the folder away, and restore.`,
    );
  }
  return cluster;
}

/**
 * The data folder as the programs are told it. The account that root borrows may not be able to enter the
 * folders above it, so there it is named by the working directory, which is entered before root is given up.
 */
export function dataFolderArgument(cluster: Pick<Cluster, 'dir' | 'account'>): string {
  return cluster.account && process.platform === 'linux' ? '/proc/self/cwd' : cluster.dir;
}

function clusterVersion(dir: string): string | undefined {
  try {
    return readFileSync(join(dir, 'PG_VERSION'), 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

async function createCluster({ dataDir, dir, account, programs }: Cluster): Promise<void> {
  const unfinished = mkdtempSync(join(dataDir, UNFINISHED));
  chmodSync(unfinished, 0o700);
  if (account) chownSync(unfinished, account.uid, account.gid);
  const where = dataFolderArgument({ dir: unfinished, account });
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--encoding=UTF8'];
  const access = [`--username=${SUPERUSER}`, '--auth-local=trust', '--auth-host=reject'];
  try {
    await promisify(execFile)(
      programs.initdb,
      [`--pgdata=${where}`, '--data-checksums', '--no-instructions', ...locale, ...access],
      { ...account, cwd: unfinished, env: PROGRAM_ENVIRONMENT, timeout: INITDB_LIMIT, killSignal: 'SIGKILL' },
    );
  } catch (cause) {
    rmSync(unfinished, { recursive: true, force: true });
    const { stderr, stdout, message, killed } = cause as Error & {
      stderr?: string;
      stdout?: string;
      killed?: boolean;
    };
    const reason = killed ? `it took longer than ${INITDB_LIMIT / 1000} s` : stderr || stdout || message;
    throw new EmbeddedDatabaseError(
      `Could not make the database in ${dir}: ${reason.trim()}\n` +
        'Check that the disk has room and that DATA_DIR is on a local disk, or set DATABASE_URL.',
      { cause },
    );
  }
  moveIntoPlace(unfinished, dir);
}

function removeAbandoned(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    if (!name.startsWith(UNFINISHED)) continue;
    const path = join(dataDir, name);
    const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? {};
    if (mtimeMs !== undefined && Date.now() - mtimeMs > ABANDONED_AFTER)
      rmSync(path, { recursive: true, force: true });
  }
}
