import type { FastifyInstance } from 'fastify';
import { implement } from '#server/platform/calls.ts';
import type { Database } from '#server/platform/database/database.ts';
import { AppError } from '#server/platform/errors.ts';
import { toRowId } from '#server/platform/row-id.ts';
import { findPost, listPosts, listRelated } from './queries.ts';
import { mostRelated } from './rules.ts';
import { toBlogPost } from './wire.ts';

export function blogRoutes(app: FastifyInstance, { db }: { db: Database }): void {
  implement(app, 'POST /get-all-blog', async () => ({ data: (await listPosts(db)).map(toBlogPost) }));

  implement(app, 'POST /get-blog', async ({ body }) => {
    const id = toRowId(body.id);
    const post = id === null ? null : await findPost(db, id);
    if (post === null) throw new AppError('not-found', 'There is no such blog post');
    return { data: toBlogPost(post) };
  });

  implement(app, 'GET /get-latest-logs', async ({ query }) => {
    const id = toRowId(query.id);
    return { data: id === null ? [] : (await listRelated(db, id, mostRelated)).map(toBlogPost) };
  });
}
