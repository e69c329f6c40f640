import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Repeat } from '../../contract/call.ts';
import { invalid } from '../http/errors.ts';

/** What was sent under a key. */
export type Sent = {
  personId: number | null;
  key: string;
  /** The same for the same content, another for anything else, as for another call or another row. */
  fingerprint: string;
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the contract says of a call that is sent again. */
    repeat?: Repeat;
  }
}

/** The key by which a repeat is known again; undefined where none was sent. Throws AppError for a bad one. */
export function readIdempotencyKey({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && /^[\x21-\x7e]{1,200}$/.test(key)) return key;
  throw invalid([{ path: 'Idempotency-Key', message: 'Idempotency-Key takes up to 200 visible characters' }]);
}

/** What a call that takes a key was sent, with the files of its form; null where it came without one. */
export function readSent(
  request: FastifyRequest,
  content: unknown,
  files: readonly { box: string; name: string; sha256: string }[] = [],
): Sent | null {
  const { method, url, config } = request.routeOptions;
  if (typeof config.repeat === 'string' && config.repeat !== 'keyed') {
    throw new Error(`${method} ${url} takes no key`);
  }
  const key = readIdempotencyKey(request);
  if (key === undefined) return null;
  const besides =
    typeof config.repeat === 'object' && 'keyed' in config.repeat ? config.repeat.keyed.besides : [];
  const whole = [
    ...[method, url, inOneOrder(request.params, []), inOneOrder(request.query, [])],
    inOneOrder(content, besides),
    files.map(({ box, name, sha256 }) => [box, name, sha256]),
  ];
  const fingerprint = createHash('sha256').update(JSON.stringify(whole)).digest('hex');
  return { personId: request.viewer?.personId ?? null, key, fingerprint };
}

/** An object as its entries by name, so that their order on the way makes no difference; some left out. */
function inOneOrder(value: unknown, without: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((one) => inOneOrder(one, []));
  if (typeof value !== 'object' || value === null) return value ?? null;
  return Object.entries(value)
    .filter(([name, one]) => one !== undefined && !without.includes(name))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, one]) => [name, inOneOrder(one, [])]);
}
