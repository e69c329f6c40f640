import { pageRequestContext } from '#platform/web/call/page-request.ts';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { Intro } from '#ui/page/intro.tsx';
import { pageMeta } from '#ui/page/page-meta.ts';
import type { Route } from './+types/blog.page.ts';
import classes from './blog.module.css';
import { BlogCard } from './web/blog-card.tsx';
import { toSummary } from './web/post.ts';

export function meta() {
  return pageMeta(
    'Blog',
    'Licensing, regulatory, stability, GMP and supply, explained for pharma business development by people who do the deals.',
  );
}

export async function loader({ context }: Route.LoaderArgs) {
  const { call } = context.get(pageRequestContext);
  const answer = await call('POST /get-all-blog');
  return { posts: (answer?.data ?? []).map(toSummary) };
}

/** As many cards as can be in sight when the page opens. */
const early = 3;

/** §2.13 */
export default function Blog({ loaderData: { posts } }: Route.ComponentProps) {
  return (
    <div className={`wide ${classes.page}`}>
      <Intro
        topic="From the desk"
        title="Blog"
        lead="What a dossier, a certificate or a term sheet really says, and what to ask before you sign."
      />
      {posts.length === 0 ? (
        <EmptyState level={2} title="Nothing has been published yet" />
      ) : (
        <div className={classes.grid}>
          {posts.map((post, place) => (
            <BlogCard key={post.id} post={post} early={place < early} />
          ))}
        </div>
      )}
    </div>
  );
}
