import type { FastifyInstance } from 'fastify';
import { invalid } from '../http/errors.ts';

/** No form of the product nests half as deep; whatever walks a body by recursion is safe up to there. */
export const maxJsonDepth = 32;

const quote = 0x22;
const backslash = 0x5c;

/** How deep a JSON text nests, at most one more than `limit`: the rest is not read. */
export function depthOf(text: string, limit: number): number {
  let depth = 0;
  let deepest = 0;
  for (let i = 0; i < text.length && deepest <= limit; i += 1) {
    const code = text.charCodeAt(i);
    if (code === quote) i = endOfString(text, i);
    // `[` and `{`, `]` and `}` differ by this bit alone.
    else if ((code | 0x20) === 0x7b) deepest = Math.max(deepest, ++depth);
    else if ((code | 0x20) === 0x7d) depth -= 1;
  }
  return deepest;
}

function endOfString(text: string, start: number): number {
  for (let i = start + 1; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (code === backslash) i += 1;
    else if (code === quote) return i;
  }
  return text.length;
}

/** Takes JSON as Fastify does, and refuses what nests too deep before it is parsed. */
export function limitJsonDepth(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (depthOf(text, maxJsonDepth) > maxJsonDepth) {
      done(invalid([{ path: '', message: `This JSON nests deeper than ${maxJsonDepth} levels` }]));
      return;
    }
    void parse(request, text, done);
  });
}
