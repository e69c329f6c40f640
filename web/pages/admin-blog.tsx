import { Link } from 'react-router';
import { BackOfficePage } from '#web/features/back-office/back-office-page.tsx';
import { loadTable } from '#web/features/back-office/load-table.ts';
import { TableSkeleton } from '#web/features/back-office/table-skeleton.tsx';
import { TableView } from '#web/features/back-office/table-view.tsx';
import { button } from '#web/ui/button-link.ts';
import { pageMeta } from '#web/ui/page-meta.ts';
import type { Route } from './+types/admin-blog.ts';

const lead = 'Every post: drafts, those that wait for their time, and what everybody reads.';

export function meta() {
  return pageMeta('Blog posts', lead);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadTable('blog', request);
}

export function HydrateFallback() {
  return <TableSkeleton table="blog" title="Blog" lead={lead} withActions />;
}

/** §19.5 */
export default function AdminBlog({ loaderData }: Route.ComponentProps) {
  return (
    <BackOfficePage
      title="Blog"
      lead={lead}
      actions={
        <Link to="/admin/blog/new" className={button}>
          New post
        </Link>
      }
    >
      <TableView table="blog" loaded={loaderData} />
    </BackOfficePage>
  );
}
