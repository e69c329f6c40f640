import type { FastifyInstance } from 'fastify';
import { type BlogPostRow, listPosts } from '#domains/blog/server/queries.ts';
import { sanitise } from '#domains/blog/server/rules.ts';
import { readStale } from '#platform/server/database/connection/replica.ts';
import { compressFor } from '#platform/server/http/compress-text.ts';
import type { Parts } from '#platform/server/parts.ts';
import { robots, securityText } from './rules.ts';
import { atomFeed, type FeedPost, sitemap } from './wire.ts';

/** What search engines and feed readers ask for: files by their look, but true at the moment they are asked for. */
export function siteRoutes(
  app: FastifyInstance,
  { staleReads, publicUrl, deskEmail }: Pick<Parts, 'staleReads' | 'publicUrl' | 'deskEmail'>,
): void {
  serve('/robots.txt', 'text/plain', async () => robots(publicUrl));
  serve('/.well-known/security.txt', 'text/plain', async () =>
    securityText(publicUrl, deskEmail, new Date()),
  );
  serve('/sitemap.xml', 'application/xml', async () => sitemap(publicUrl, await feedPosts()));
  serve('/feed.xml', 'application/atom+xml', async () => atomFeed(publicUrl, await feedPosts()));

  async function feedPosts(): Promise<FeedPost[]> {
    return (await readStale(staleReads, listPosts)).map(toFeedPost);
  }

  function serve(path: string, type: string, write: () => Promise<string>): void {
    app.get(path, { config: { access: 'public' }, schema: { hide: true } }, async (request, reply) => {
      const text = Buffer.from(await write());
      const { content, encoding } = await compressFor(request.headers['accept-encoding'], text);
      if (encoding !== undefined) reply.header('content-encoding', encoding);
      return reply
        .type(`${type}; charset=utf-8`)
        .header('vary', 'accept-encoding')
        .header('cache-control', 'public, max-age=600')
        .send(content);
    });
  }
}

function toFeedPost({ id, title, content, tags, publishedAt, updatedAt }: BlogPostRow): FeedPost {
  const path = `/blog-details/${id}`;
  // A scheduled post was written before it appeared: to a reader of the feed it is new on the day it did.
  const changedAt = updatedAt > publishedAt ? updatedAt : publishedAt;
  return { path, title, content: sanitise(content), tags, publishedAt, updatedAt: changedAt };
}
