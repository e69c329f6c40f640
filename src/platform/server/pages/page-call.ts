import type { FastifyInstance, InjectOptions } from 'fastify';
import type { PageCall } from '../../contract/page-call.ts';

/** What the address of a page asked for does not exist, or cannot. */
const nothingThere = new Set([400, 404]);

/** Makes a page's calls without the network. They count as made from the reader's own address. */
export function pageCall(app: FastifyInstance, remoteAddress: string): PageCall {
  return async (name, { query, body } = {}) => {
    const [method, url] = name.split(' ') as [InjectOptions['method'], string];
    const answer = await app.inject({
      method,
      url,
      remoteAddress,
      ...(query === undefined ? {} : { query: query as Record<string, string> }),
      ...(body === undefined ? {} : { payload: body as object }),
    });
    if (nothingThere.has(answer.statusCode)) return null;
    if (answer.statusCode !== 200) throw new Error(`${name} answered a page with ${answer.statusCode}`);
    return answer.json();
  };
}
