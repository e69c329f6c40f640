import { Link, useRevalidator } from 'react-router';
import { call } from '#web/call.ts';
import { PostTable } from '#web/features/blog-editor/post-table.tsx';
import { whatWasFound } from '#web/found.ts';
import { button } from '#web/ui/button-link.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Page } from '#web/ui/page.tsx';
import { pageMeta } from '#web/ui/page-meta.ts';
import { Tall, TallSkeleton } from '#web/ui/tall.tsx';
import type { Route } from './+types/admin-blog.ts';

export function meta() {
  return pageMeta('Blog posts', 'Write, schedule and publish the posts of the blog.');
}

export function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  return whatWasFound(call('GET /api/blog-posts', { signal }));
}

export function HydrateFallback() {
  return <TallSkeleton label="Loading the blog posts" />;
}

export default function AdminBlog({ loaderData: { found } }: Route.ComponentProps) {
  return (
    <Tall>
      <Page
        title="Blog"
        breadcrumb={[{ label: 'Back office', to: '/admin' }, { label: 'Blog' }]}
        actions={
          <Link to="/admin/blog/new" className={button}>
            New post
          </Link>
        }
      >
        <Content posts={found?.data} />
      </Page>
    </Tall>
  );
}

type Posts = NonNullable<Route.ComponentProps['loaderData']['found']>['data'];

function Content({ posts }: { posts: Posts | undefined }) {
  const { revalidate } = useRevalidator();
  if (posts === undefined) {
    return (
      <EmptyState
        title="The posts could not be loaded"
        action={
          <button type="button" className={button} onClick={() => void revalidate()}>
            Try again
          </button>
        }
      />
    );
  }
  if (posts.length > 0) return <PostTable posts={posts} />;
  return (
    <EmptyState title="Nothing written yet">
      <p>Begin with a draft: nobody else sees it until you publish it.</p>
    </EmptyState>
  );
}
