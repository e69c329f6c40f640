import type { FastifyBaseLogger } from 'fastify';
import { createLog } from '#platform/server/process/log.ts';

/** A log whose lines of sign-ins can be read: what they say of whom and why, in their order. */
export function keepLog() {
  const lines: string[] = [];
  const log: FastifyBaseLogger = createLog('info', { write: (line) => lines.push(line) });
  return {
    log,
    lines,
    signIns() {
      const known = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
      return known
        .filter(({ msg }) => msg === 'signed in' || msg === 'refused')
        .map(({ msg, person, reason, by, secondFactor }) => ({ msg, person, reason, by, secondFactor }));
    },
  };
}
