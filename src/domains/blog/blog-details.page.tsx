import { Suspense, use, useEffect } from 'react';
import { data, useRevalidator } from 'react-router';
import type { LoadResult } from '#platform/web/call/load-result.ts';
import { pageRequestContext } from '#platform/web/call/page-request.ts';
import { NotFound } from '#platform/web/page/not-found.tsx';
import type { PageHandle } from '#platform/web/page/page-handle.ts';
import { pageMeta } from '#ui/page/page-meta.ts';
import type { Route } from './+types/blog-details.page.ts';
import { BlogLoading } from './web/blog-loading.tsx';
import { BlogView } from './web/blog-view.tsx';
import { type LoadedPost, loadPost } from './web/loaded-post.ts';
import { toSummary } from './web/post.ts';
import { previewOf } from './web/preview.ts';
import { blogPosting, previewPicture } from './web/structured-data.ts';

/** Finished from the server; still to come from a navigation in the browser. */
type Loaded = LoadedPost | { coming: Promise<LoadResult<LoadedPost>> };

export function meta({ loaderData }: Route.MetaArgs) {
  const loaded: Loaded | undefined = loaderData;
  if (loaded === undefined || 'coming' in loaded) return pageMeta('Blog', 'A post of the Dosebridge blog.');
  return pageMeta(loaded.post.title, previewOf(loaded.post.content, 155));
}

export const handle: PageHandle<Loaded | undefined> = {
  kind: 'article',
  picture: (loaded) => (loaded && 'post' in loaded ? previewPicture(loaded.post) : undefined),
  structuredData: (loaded, origin) =>
    loaded && 'post' in loaded ? blogPosting(loaded.post, origin) : undefined,
};

export async function loader({ params: { id }, context }: Route.LoaderArgs): Promise<LoadedPost> {
  const { call } = context.get(pageRequestContext);
  const [answer, related] = await Promise.all([
    call('POST /get-blog', { body: { id } }),
    call('GET /get-latest-logs', { query: { id } }),
  ]);
  if (answer === null) throw data(null, { status: 404 });
  return { post: answer.data, related: (related?.data ?? []).map(toSummary) };
}

/** Does not wait: the page opens at once and says that it is loading. */
export function clientLoader({ params: { id }, request: { signal } }: Route.ClientLoaderArgs) {
  return { coming: loadPost(id, signal) };
}

export default function BlogDetails({ loaderData, params: { id } }: Route.ComponentProps) {
  const loaded: Loaded = loaderData;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the id is what brings a reader to another post
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [id]);

  if ('post' in loaded) return <BlogView {...loaded} />;
  return (
    <Suspense key={id} fallback={<BlogLoading />}>
      <Coming coming={loaded.coming} />
    </Suspense>
  );
}

function Coming({ coming }: { coming: Promise<LoadResult<LoadedPost>> }) {
  const { revalidate } = useRevalidator();
  const { found, failed } = use(coming);
  const title = found?.post.title;
  // A post that came after the page opened could not be in the title that the router set.
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · Dosebridge`;
  }, [title]);
  if (found !== null) return <BlogView {...found} />;
  if (!failed) return <NotFound />;
  return <BlogLoading onRetry={() => void revalidate()} />;
}
