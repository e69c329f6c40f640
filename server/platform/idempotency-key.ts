import type { FastifyRequest } from 'fastify';
import { invalid } from './errors.ts';

/** The key by which a repeated submit is known again; undefined where none was sent. Throws AppError for a bad one. */
export function readIdempotencyKey({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && /^[\x21-\x7e]{1,200}$/.test(key)) return key;
  throw invalid([{ path: 'Idempotency-Key', message: 'Idempotency-Key takes up to 200 visible characters' }]);
}
