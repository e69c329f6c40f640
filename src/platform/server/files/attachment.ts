import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

type Attachment = { name: string; mediaType: string; bytes?: number };

/** The name stays data: quoted (RFC 6266), and where quotes cannot hold it all, encoded too (RFC 8187). */
export function attachment(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  if (ascii === name) return `attachment; filename="${ascii}"`;
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

/**
 * Sends a file to be saved, never to be shown: should a browser show it all the same, it runs in no origin, loads
 * nothing, is not taken for another kind, and stays in no cache.
 */
export function sendAttachment(
  reply: FastifyReply,
  { name, mediaType, bytes }: Attachment,
  content: Readable | Buffer | string,
): FastifyReply {
  if (bytes !== undefined) reply.header('content-length', bytes);
  return reply
    .type(mediaType)
    .header('content-disposition', attachment(name))
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cache-control', 'private, no-store')
    .send(content);
}
