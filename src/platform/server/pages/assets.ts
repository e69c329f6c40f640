import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { bestEncoding } from '../http/compress-text.ts';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.woff2': 'font/woff2',
};
const endings = { br: '.br', gzip: '.gz' } as const;

/**
 * Answers the scripts, styles and fonts of the built pages. They are named after what is in them, so that each is read once
 * while the process lives: a page asks for dozens, and to find, open, read and close each anew was a quarter of the
 * process's work for pages.
 * @param files what the build has by their paths, the compressed twins among them.
 */
export function assetAnswers(directory: string, files: ReadonlySet<string>) {
  const kept = new Map<string, Promise<Buffer>>();

  function read(path: string): Promise<Buffer> {
    const known = kept.get(path);
    if (known !== undefined) return known;
    const content = readFile(join(directory, path));
    kept.set(path, content);
    content.catch(() => kept.delete(path));
    return content;
  }

  return async ({ headers }: FastifyRequest, reply: FastifyReply, path: string): Promise<FastifyReply> => {
    const best = bestEncoding(headers['accept-encoding'] ?? '');
    const encoding = best && files.has(path + endings[best]) ? best : undefined;
    const content = await read(encoding ? path + endings[encoding] : path);
    if (encoding) reply.header('content-encoding', encoding);
    return reply
      .type(types[extname(path)] ?? 'application/octet-stream')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('vary', 'accept-encoding')
      .send(content);
  };
}
