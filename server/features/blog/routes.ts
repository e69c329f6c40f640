import type { FastifyInstance } from 'fastify';
import { BoundedCache } from '#server/platform/bounded-cache.ts';
import { implement } from '#server/platform/calls.ts';
import { AppError } from '#server/platform/errors.ts';
import { toRowId } from '#server/platform/row-id.ts';
import { readCover } from './cover.ts';
import { drawPreview } from './drawing.ts';
import { editingRoutes } from './editing-routes.ts';
import { type PictureDependencies, pictureRoutes } from './picture-routes.ts';
import { type BlogPostRow, findPost, listPosts, listRelated } from './queries.ts';
import { mostRelated } from './rules.ts';
import { toBlogPost } from './wire.ts';

/** Some 60 kB each. */
const mostPreviews = 64;

export function blogRoutes(app: FastifyInstance, deps: PictureDependencies): void {
  const { db, files } = deps;
  const previews = new BoundedCache<Promise<Buffer>>(mostPreviews);

  editingRoutes(app, deps);
  pictureRoutes(app, deps);

  implement(app, 'POST /get-all-blog', async () => ({ data: (await listPosts(db)).map(toBlogPost) }));

  implement(app, 'POST /get-blog', async ({ body }) => ({ data: toBlogPost(await find(body.id)) }));

  implement(app, 'GET /get-latest-logs', async ({ query }) => {
    if (!query.id) return { data: (await listPosts(db, mostRelated)).map(toBlogPost) };
    const id = toRowId(query.id);
    return { data: id === null ? [] : (await listRelated(db, id, mostRelated)).map(toBlogPost) };
  });

  // No call of the contract: its address stands in the head of a post, for the networks that show link previews.
  app.get<{ Params: { file: string } }>(
    '/og/blog/:file',
    { config: { access: 'public' }, schema: { hide: true } },
    async ({ params }, reply) => {
      const post = await find(/^(.*)\.png$/.exec(params.file)?.[1] ?? '');
      return reply
        .type('image/png')
        .header('cache-control', 'public, max-age=86400')
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(await previewOf(post));
    },
  );

  async function find(text: string): Promise<BlogPostRow> {
    const id = toRowId(text);
    const post = id === null ? null : await findPost(db, id);
    if (post === null) throw new AppError('not-found', 'There is no such blog post');
    return post;
  }

  /** Drawn once for each state of a post, also when many ask at the same time. */
  function previewOf(post: BlogPostRow): Promise<Buffer> {
    const key = `${post.id}/${post.updatedAt.getTime()}`;
    const kept = previews.get(key);
    if (kept !== undefined) return kept;
    const drawing = readCover(files, post.image).then((cover) => drawPreview(post.title, cover));
    drawing.catch(() => previews.delete(key));
    previews.set(key, drawing);
    return drawing;
  }
}
