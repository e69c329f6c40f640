import { call } from '#platform/web/call/call.ts';
import { type LoadResult, toLoadResult } from '#platform/web/call/load-result.ts';
import { type BlogPost, type BlogSummary, toSummary } from './post.ts';

/** A post and what to read after it. */
export type LoadedPost = { post: BlogPost; related: BlogSummary[] };

/** Loads a post in the browser. Related posts that could not be had are left out: the post is what one came for. */
export function loadPost(id: string, signal: AbortSignal): Promise<LoadResult<LoadedPost>> {
  return toLoadResult(both(id, signal));
}

async function both(id: string, signal: AbortSignal): Promise<LoadedPost> {
  const [{ data: post }, related] = await Promise.all([
    call('POST /get-blog', { body: { id }, signal }),
    call('GET /get-latest-logs', { query: { id }, signal }).catch(() => ({ data: [] })),
  ]);
  return { post, related: related.data.map(toSummary) };
}
