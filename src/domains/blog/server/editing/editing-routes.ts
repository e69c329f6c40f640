import type { FastifyInstance } from 'fastify';
import { implement } from '#platform/server/http/calls.ts';
import type { Parts } from '#platform/server/parts.ts';
import { listRelated } from '../queries.ts';
import { mostRelated } from '../rules.ts';
import { toBlogPost, toEditedPost } from '../wire.ts';
import { addPost, deletePost, findForEditing, publishPost, savePost, unpublishPost } from './editing.ts';

/** Writing the blog, for the desk. */
export function editingRoutes(app: FastifyInstance, { db }: Pick<Parts, 'db'>): void {
  async function postOf(id: number) {
    return toEditedPost(await findForEditing(db, id));
  }

  implement(app, 'GET /api/blog-posts/:id', async ({ params }) => ({ data: await postOf(params.id) }));

  implement(app, 'POST /api/blog-posts', async ({ viewer, body, sent }) => ({
    data: await postOf(await addPost(db, viewer, body, sent)),
    message: 'Saved as a draft',
  }));

  implement(
    app,
    'POST /api/blog-posts/:id',
    async ({ viewer, params: { id }, body: { revision, ...draft } }) => {
      await savePost(db, { viewer, id, revision }, draft);
      return { data: await postOf(id), message: 'Saved' };
    },
  );

  implement(app, 'DELETE /api/blog-posts/:id', async ({ viewer, params, query }) => {
    await deletePost(db, { viewer, id: params.id, revision: query.revision });
    return { message: 'The post is deleted' };
  });

  implement(
    app,
    'POST /api/blog-posts/:id/publication',
    async ({ viewer, params: { id }, body: { revision, at } }) => {
      await publishPost(db, { viewer, id, revision }, at === null ? null : new Date(at));
      return {
        data: await postOf(id),
        message: at === null ? 'The post is published' : 'The post is scheduled. It will appear by itself.',
      };
    },
  );

  implement(app, 'DELETE /api/blog-posts/:id/publication', async ({ viewer, params: { id }, query }) => {
    await unpublishPost(db, { viewer, id, revision: query.revision });
    return { data: await postOf(id), message: 'The post is a draft again: nobody else sees it' };
  });

  implement(app, 'POST /api/blog-preview', async ({ body: { id, publishedAt, ...draft } }) => {
    const own = id ?? 0;
    const related = await listRelated(db, own, mostRelated, draft.tags);
    return {
      data: {
        post: toBlogPost({
          ...draft,
          id: own,
          publishedAt: publishedAt === null ? new Date() : new Date(publishedAt),
        }),
        related: related.map(toBlogPost),
      },
    };
  });
}
