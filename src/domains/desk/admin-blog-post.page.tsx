import { useLocation, useNavigate } from 'react-router';
import { PostEditor } from '#domains/blog/web/editor/post-editor.tsx';
import { call } from '#platform/web/call/call.ts';
import { toLoadResult } from '#platform/web/call/load-result.ts';
import { QuietLink } from '#ui/action/buttons.tsx';
import { NotShown } from '#ui/page/not-shown.tsx';
import { pageMeta } from '#ui/page/page-meta.ts';
import { Tall } from '#ui/page/tall.tsx';
import type { Route } from './+types/admin-blog-post.page.ts';
import { BackOfficeSkeleton } from './web/frame/back-office-skeleton.tsx';

const unsaved = 'new';

export function meta({ params }: Route.MetaArgs) {
  return pageMeta(params.id === unsaved ? 'New post' : 'Edit post', 'Write a post of the blog.');
}

/** `/admin/blog/new` begins a post; any other id opens one. */
export async function clientLoader({ params: { id }, request: { signal } }: Route.ClientLoaderArgs) {
  if (id === unsaved) return { id, found: null, failed: false };
  return { id, ...(await toLoadResult(call('GET /api/blog-posts/:id', { params: { id }, signal }))) };
}

export function HydrateFallback() {
  return <BackOfficeSkeleton label="Loading the post" />;
}

export default function AdminBlogPost({ loaderData: { id, found, failed } }: Route.ComponentProps) {
  const { editor, onCreated } = useOneEditor();
  if (id !== unsaved && found === null) {
    return (
      <NotShown
        breadcrumb={[
          { label: 'Back office', to: '/admin' },
          { label: 'Blog', to: '/admin/blog' },
          { label: 'Edit post' },
        ]}
        failed={failed}
        failedTitle="The post could not be loaded"
        missingTitle="There is no such post"
        missingText="It may have been deleted."
        back={<QuietLink to="/admin/blog">Back to the posts</QuietLink>}
      />
    );
  }
  return (
    <Tall>
      <PostEditor key={editor} initial={found?.data ?? null} onCreated={onCreated} />
    </Tall>
  );
}

/** A post that gets its address when it is first saved stays in the editor in which it was begun. */
function useOneEditor() {
  const navigate = useNavigate();
  const { key, state } = useLocation();
  const editor: string = state?.editor ?? key;

  function onCreated(id: string): void {
    void navigate(`/admin/blog/${id}`, { replace: true, state: { editor } });
  }
  return { editor, onCreated };
}
