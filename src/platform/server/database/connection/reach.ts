import pg from 'pg';
import { SettingsError } from '../../settings/settings.ts';
import { innermost, isConnectionLost, isFull } from './connection-lost.ts';

/** PostgreSQL gives no connection; in plain words, which name the setting. */
export class DatabaseUnreachable extends SettingsError {
  /** Whether waiting may help: it is starting, restarting or full. A wrong password is wrong in a minute, too. */
  readonly mayPass: boolean;
  constructor(message: string, mayPass: boolean, cause: unknown) {
    super(message, { cause });
    this.mayPass = mayPass;
  }
}

const noRoom =
  'PostgreSQL has no connection left for this process. An instance takes up to 21: raise max_connections, or stop what ' +
  'holds them. docs/operations.md says how many there must be.';

/** Takes a first connection of a pool. Throws DatabaseUnreachable where there is none; anything else is not about that. */
export async function reach(pool: pg.Pool, setting: string): Promise<void> {
  try {
    (await pool.connect()).release();
  } catch (error) {
    const { host, port, database } = new pg.Client(pool.options);
    throw isFull(error)
      ? full(error)
      : new DatabaseUnreachable(
          `${setting}: no connection to the database ${database} at ${host}:${port}: ${wordsOf(error)}`,
          isConnectionLost(error),
          error,
        );
  }
}

/** What a start met later, when others took the connections that were there at first. */
export function asUnreachable(error: unknown): DatabaseUnreachable | null {
  if (error instanceof DatabaseUnreachable) return error;
  return isFull(error) ? full(error) : null;
}

function full(cause: unknown): DatabaseUnreachable {
  return new DatabaseUnreachable(noRoom, true, cause);
}

const advice: Record<string, string> = {
  '28P01': 'Set the right password.',
  '28000': 'Name a role that this server lets in from here.',
  '3D000': 'Create it, or name another.',
  ECONNREFUSED: 'Start PostgreSQL, or name the right host and port.',
  ENOENT: 'Start PostgreSQL, or name the right folder of its socket.',
  ENOTFOUND: 'Name the right host.',
};

function wordsOf(error: unknown): string {
  const cause = innermost(error);
  return `${cause?.message ?? error}. ${advice[String(cause?.code)] ?? ''}`.trim();
}
