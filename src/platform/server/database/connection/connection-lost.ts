/** Classes of PostgreSQL errors with which it ends a connection, or refuses one: connection, shutdown. */
const endings = /^(08|57)/;
/** System calls by which a connection is made, and faults that end one in whatever call they surface. */
const making = new Set(['connect', 'getaddrinfo']);
const broken = new Set(['ECONNRESET', 'EPIPE', 'ETIMEDOUT']);

/**
 * Whether a failed statement failed by its connection: nobody knows then whether a commit under way has happened, and
 * a new try may well succeed. Takes the driver's error, or Drizzle's around it.
 */
export function isConnectionLost(error: unknown): boolean {
  const cause = innermost(error);
  if (cause === null) return false;
  if (hasClientLeft(cause)) return false;
  if ('severity' in cause) return endings.test(String(cause.code));
  if (making.has(String(cause.syscall)) || broken.has(String(cause.code))) return true;
  // What the driver itself has to say comes without a code.
  return /^(Connection terminated|Query read timeout|timeout e|Client (was closed|has encountered a connection error))/.test(
    cause.message,
  );
}

/** Whether a client left in the middle of its body, which has the code of a connection that broke. */
export function hasClientLeft(error: Error): boolean {
  return error.message === 'aborted';
}

/** Whether PostgreSQL has no connection left: for anybody, for this role or for this database. */
export function isFull(error: unknown): boolean {
  return innermost(error)?.code === '53300';
}

/** The driver's error; of a host with several addresses, which fails once for each, the first. */
export function innermost(error: unknown): (Error & { code?: unknown; syscall?: unknown }) | null {
  if (!(error instanceof Error)) return null;
  const cause = error.cause instanceof Error ? error.cause : error;
  return cause instanceof AggregateError && cause.errors[0] instanceof Error ? cause.errors[0] : cause;
}
