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
  if (!(error instanceof Error)) return false;
  const cause: Error & { code?: unknown; syscall?: unknown } =
    error.cause instanceof Error ? error.cause : error;
  if ('severity' in cause) return endings.test(String(cause.code));
  if (making.has(String(cause.syscall)) || broken.has(String(cause.code))) return true;
  // What the driver itself has to say comes without a code.
  return /^(Connection terminated|Query read timeout|timeout e|Client (was closed|has encountered a connection error))/.test(
    cause.message,
  );
}
