import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';
import { type DestinationStream, type LevelWithSilent, type Logger, type LoggerOptions, pino } from 'pino';
import { isConnectionLost, isFull } from '../database/connection/connection-lost.ts';
import { withoutSecrets } from '../secrets/secret-words.ts';
import { gatherLines } from './gathered-lines.ts';
import { inSources } from './source-frames.ts';

type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>;

type LoggedError = {
  type: string;
  message: string;
  stack?: string | undefined;
  code?: unknown;
  query?: string;
  cause?: LoggedError;
};

/** Errors hang on one another; a chain that is longer tells nothing more. */
const longestChain = 5;

/**
 * An error as the log may keep it. What libraries hang on theirs stays away: statements' values, answers, the bytes of a
 * request that could not be read. So do the words of PostgreSQL that repeat a value.
 */
function toLogged(error: Error, depth = 1): LoggedError {
  const frames = inSources(error.stack?.match(/^ +at .*$/gm)?.join('\n') ?? '');
  const code = 'code' in error ? error.code : undefined;
  const cause =
    error.cause instanceof Error && depth < longestChain ? toLogged(error.cause, depth + 1) : undefined;
  const more = { ...(code === undefined ? {} : { code }), ...(cause && { cause }) };
  if (error instanceof DrizzleQueryError) {
    return { type: 'DrizzleQueryError', message: 'A statement failed', query: error.query, ...more };
  }
  // 22 is the class of faulty data: 'invalid input syntax for type integer: "what was typed"'.
  const message =
    error instanceof pg.DatabaseError && error.code?.startsWith('22')
      ? error.message.replace(/".*"/s, '"…"')
      : error.message;
  return { type: error.name, message, stack: frames, ...more };
}

/** Milliseconds between two lines of one outage. */
const outagePause = 1_000;

/**
 * While the database is away every request and every job meets the same fault. One line a second tells of it, with how
 * many more there were; each refused request has its own line of its answer. Such a line says that it tells of an
 * outage: written by the log of another thread, its error is no Error any more.
 */
function sparingly(): LogMethod {
  let last = Number.NEGATIVE_INFINITY;
  let alike = 0;
  return function write(args, method) {
    const [about] = args as unknown[];
    if (!tellsOfOutage(about)) return method.apply(this, args);
    alike += about.alike ?? 0;
    if (performance.now() - last < outagePause) {
      alike += 1;
      return;
    }
    last = performance.now();
    const { alike: _, ...rest } = about;
    const told = [{ ...rest, outage: true, ...(alike > 0 && { alike }) }, ...args.slice(1)];
    alike = 0;
    return method.apply(this, told as Parameters<LogMethod>[0]);
  };
}

const ofEveryOutage = new Set(['err', 'outage', 'alike']);

/** A line with facts of its own (which files stay, which mail) tells of more than an outage, and is never left out. */
function tellsOfOutage(about: unknown): about is { alike?: number } {
  if (about === null || typeof about !== 'object') return false;
  if (Object.keys(about).some((name) => !ofEveryOutage.has(name))) return false;
  if ('outage' in about) return about.outage === true;
  return 'err' in about && (isConnectionLost(about.err) || isFull(about.err));
}

/** A request and its answer name themselves by the id of each line, and tell no more. */
const nothing = () => undefined;

/**
 * The product's log: one JSON line an event on standard output, never with a password, token, key or document. Every
 * line passes `withoutSecrets` once more before it is written.
 */
export function createLog(level: LevelWithSilent, destination: DestinationStream = gatherLines()): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: {
      // What is no error any more was written by the log of another thread.
      err: (error: unknown) => (error instanceof Error ? toLogged(error) : error),
      req: nothing,
      res: nothing,
      // At trace the reader of forms tells with what it was called: all headers of the request.
      busboyOptions: nothing,
    },
    hooks: { streamWrite: withoutSecrets, logMethod: sparingly() },
  };
  return pino(options, destination);
}
