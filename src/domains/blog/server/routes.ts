import type { FastifyInstance } from 'fastify';
import { toRowId } from '#platform/contract/row-id.ts';
import { make } from '#platform/server/heavy/heavy.ts';
import { implement } from '#platform/server/http/calls.ts';
import { AppError } from '#platform/server/http/errors.ts';
import { editingRoutes } from './editing/editing-routes.ts';
import { readCover } from './pictures/cover.ts';
import { type PictureDependencies, pictureRoutes } from './pictures/picture-routes.ts';
import { type BlogPostRow, findPost, listPosts, listRelated } from './queries.ts';
import { mostRelated } from './rules.ts';
import { toBlogPost } from './wire.ts';

export function blogRoutes(app: FastifyInstance, deps: PictureDependencies): void {
  const { db, files } = deps;

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

  async function previewOf({ title, image }: BlogPostRow): Promise<Buffer> {
    return Buffer.from(await make('preview', { title, cover: await readCover(files, image) }, null));
  }
}
