import { DrizzleQueryError } from 'drizzle-orm';
import { type DestinationStream, type LevelWithSilent, type Logger, pino } from 'pino';

/** An error as the log may keep it: a failed statement without its values, which hold what people typed. */
function withoutValues(error: unknown) {
  // What is none any more was written by the log of another thread.
  if (!(error instanceof Error)) return error;
  if (!(error instanceof DrizzleQueryError)) return pino.stdSerializers.err(error);
  const { cause } = error;
  // PostgreSQL's detail repeats values too: "Key (email)=(…) already exists".
  const reason = cause && { message: cause.message, code: 'code' in cause ? cause.code : undefined };
  return { type: 'DrizzleQueryError', message: 'A statement failed', query: error.query, reason };
}

/** The product's log: one JSON line an event on standard output, never with a password, token or document. */
export function createLog(level: LevelWithSilent, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: withoutValues },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
