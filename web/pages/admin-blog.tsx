import { Link } from 'react-router';
import { BackOfficeFrame } from '#web/features/back-office/back-office-frame.tsx';
import { loadTable } from '#web/features/back-office/load-table.ts';
import { TableView } from '#web/features/back-office/table-view.tsx';
import { button } from '#web/ui/button-link.ts';
import { pageMeta } from '#web/ui/page-meta.ts';
import { TallSkeleton } from '#web/ui/tall.tsx';
import type { Route } from './+types/admin-blog.ts';

const lead = 'Every post: drafts, those that wait for their time, and what everybody reads.';

export function meta() {
  return pageMeta('Blog posts', lead);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadTable('blog', request);
}

export function HydrateFallback() {
  return <TallSkeleton label="Loading the table" />;
}

/** Issue of the back office; admins. */
export default function AdminBlog({ loaderData }: Route.ComponentProps) {
  return (
    <BackOfficeFrame
      title="Blog"
      lead={lead}
      actions={
        <Link to="/admin/blog/new" className={button}>
          New post
        </Link>
      }
    >
      <TableView table="blog" loaded={loaderData} />
    </BackOfficeFrame>
  );
}
