import { execFileSync } from 'node:child_process';
import { linkSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedDatabaseError } from './embedded-programs.ts';

export const SOCKET = '.s.PGSQL.5432';

const LOCK_FILES = ['postmaster.pid', `${SOCKET}.lock`];
const FAST_LIMIT = 30_000;
const IMMEDIATE_LIMIT = 10_000;

/** The process id of the PostgreSQL server that serves the folder, started by us or left by a killed process. */
export function findPostmaster(dir: string): number | undefined {
  const pid = readPid(join(dir, 'postmaster.pid'));
  return pid !== undefined && isPostmasterOf(dir, pid) ? pid : undefined;
}

/**
 * Removes lock files of a server that is gone. PostgreSQL does so itself, but refuses to start when the
 * process id now belongs to something else of the same user, or to a zombie.
 */
export function removeStaleLocks(dir: string): void {
  for (const name of LOCK_FILES) {
    const path = join(dir, name);
    const pid = readPid(path);
    if (pid === undefined || isPostmasterOf(dir, pid)) continue;
    const aside = `${path}.stale-${process.pid}`;
    try {
      renameSync(path, aside);
      // Between reading and renaming, a parallel start may have put its own file there: give it back.
      if (readPid(aside) !== pid) linkSync(aside, path);
      rmSync(aside, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
}

/** Fast shutdown: sessions are cut, committed work is safe. Past the limit: immediate, recovered at next start. */
export async function stopPostmaster(dir: string): Promise<void> {
  const pid = findPostmaster(dir);
  if (pid === undefined) return;
  for (const [signal, limit] of [
    ['SIGINT', FAST_LIMIT],
    ['SIGQUIT', IMMEDIATE_LIMIT],
  ] as const) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ESRCH') return;
      throw error;
    }
    if (await isGoneWithin(dir, pid, limit)) return;
  }
  throw new EmbeddedDatabaseError(
    `The PostgreSQL server of ${dir} (process ${pid}) did not stop when told to. ` +
      'Committed work is safe; look at its log, and end it before the next start.',
  );
}

async function isGoneWithin(dir: string, pid: number, limit: number): Promise<boolean> {
  const deadline = Date.now() + limit;
  while (findPostmaster(dir) === pid) {
    if (Date.now() > deadline) return false;
    await sleep(20);
  }
  return true;
}

function readPid(path: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(path, 'utf8'), 10);
    return pid > 0 ? pid : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function isPostmasterOf(dir: string, pid: number): boolean {
  const found = describeProcess(pid);
  if (!found || found.state.startsWith('Z') || found.state.startsWith('X')) return false;
  if (!found.command.endsWith('postgres')) return false;
  try {
    const cwd = statSync(`/proc/${pid}/cwd`);
    const own = statSync(dir);
    return cwd.ino === own.ino && cwd.dev === own.dev;
  } catch {
    return true; // May not look (or no /proc): a PostgreSQL server of that number is taken for ours.
  }
}

function describeProcess(pid: number): { state: string; command: string } | undefined {
  try {
    if (process.platform === 'linux') {
      const [, command, state] = /^\d+ \((.*)\) (\S)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
      return { state: state ?? '', command: command ?? '' };
    }
    const listed = execFileSync('ps', ['-o', 'stat=,comm=', '-p', `${pid}`], { encoding: 'utf8' });
    const [, state, command] = /^(\S+)\s+(.*)$/.exec(listed.trim()) ?? [];
    return { state: state ?? '', command: command ?? '' };
  } catch {
    return undefined;
  }
}
