import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';
import { type DestinationStream, type LevelWithSilent, type Logger, pino } from 'pino';
import { withoutSecrets } from './secret-words.ts';

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
  const frames = error.stack?.match(/^ +at .*$/gm)?.join('\n');
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

/** A request and its answer name themselves by the id of each line, and tell no more. */
const nothing = () => undefined;

/**
 * The product's log: one JSON line an event on standard output, never with a password, token, key or document. Every
 * line passes `withoutSecrets` once more before it is written.
 */
export function createLog(level: LevelWithSilent, destination?: DestinationStream): Logger {
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
    hooks: { streamWrite: withoutSecrets },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
