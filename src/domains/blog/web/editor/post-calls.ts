import { call } from '#platform/web/call/call.ts';
import type { EditedPost } from '../../contract/blog-editing.ts';
import { type PostValues, toDraft } from './values.ts';

/** Saves a new post, or over the revision of one that stands. */
export async function savePost(
  id: string | undefined,
  revision: number | null,
  values: PostValues,
): Promise<EditedPost> {
  const draft = toDraft(values);
  const { data } =
    id === undefined || revision === null
      ? await call('POST /api/blog-posts', { body: draft })
      : await call('POST /api/blog-posts/:id', { params: { id }, body: { ...draft, revision } });
  return data;
}

/** `at` null publishes now. */
export function publishPost({ id, revision }: EditedPost, at: string | null) {
  return call('POST /api/blog-posts/:id/publication', { params: { id }, body: { revision, at } });
}

export function unpublishPost({ id, revision }: EditedPost) {
  return call('DELETE /api/blog-posts/:id/publication', { params: { id }, query: { revision } });
}

export function deletePost({ id, revision }: EditedPost) {
  return call('DELETE /api/blog-posts/:id', { params: { id }, query: { revision } });
}
