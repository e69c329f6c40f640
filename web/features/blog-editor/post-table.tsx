import { Link } from 'react-router';
import type { BlogPostSummary } from '#contract/blog-editing.ts';
import { momentOf } from '#web/ui/dates.ts';
import classes from './post-table.module.css';
import { StateBadge } from './state-badge.tsx';

/** Every post with where it stands, the latest saved first; on a small screen each row becomes a card. */
export function PostTable({ posts }: { posts: readonly BlogPostSummary[] }) {
  return (
    <table className={classes.table} aria-label="Blog posts, the latest saved first">
      <thead>
        <tr>
          <th scope="col">Title</th>
          <th scope="col">State</th>
          <th scope="col">Published</th>
          <th scope="col">Saved</th>
          <th scope="col">Subjects</th>
        </tr>
      </thead>
      <tbody>
        {posts.map((post) => (
          <Row key={post.id} post={post} />
        ))}
      </tbody>
    </table>
  );
}

function Row({
  post: { id, title, state, publishedAt, updatedAt, updatedBy, tags },
}: {
  post: BlogPostSummary;
}) {
  return (
    <tr>
      <th scope="row">
        <Link to={`/admin/blog/${id}`} prefetch="intent">
          {title || 'Untitled'}
        </Link>
      </th>
      <td data-label="State">
        <StateBadge state={state} />
      </td>
      <td data-label="Published">
        {publishedAt === null ? '–' : <time dateTime={publishedAt}>{momentOf(publishedAt)}</time>}
      </td>
      <td data-label="Saved">
        <span>
          <time dateTime={updatedAt}>{momentOf(updatedAt)}</time>
          {updatedBy !== null && <span className={classes.who}> {updatedBy}</span>}
        </span>
      </td>
      <td data-label="Subjects">{tags.join(', ') || '–'}</td>
    </tr>
  );
}
