import { pictureSources } from '#platform/contract/pictures.ts';
import { Breadcrumb } from '#ui/page/page.tsx';
import { BlogCard } from './blog-card.tsx';
import classes from './blog-view.module.css';
import type { LoadedPost } from './loaded-post.ts';
import { minutesToRead } from './preview.ts';
import { RichText } from './rich-text.tsx';
import { ShareButtons } from './share-buttons.tsx';
import { shortDay } from './short-day.ts';

/** Blog detail (§2.14). */
export function BlogView({ post, related }: LoadedPost) {
  const { _id, title, image, imageAlt, content, publishedAt } = post;
  return (
    <div className={`wide ${classes.page}`}>
      <article className={classes.post}>
        <Breadcrumb crumbs={[{ label: 'Home', to: '/' }, { label: 'Blog', to: '/blog' }, { label: title }]} />
        <h1 className={classes.title} tabIndex={-1}>
          {title}
        </h1>
        <div className={`bar ${classes.line}`}>
          <p className={classes.facts}>
            <time dateTime={publishedAt}>{shortDay(publishedAt)}</time>
            <span aria-hidden="true">·</span>
            <span>{minutesToRead(content)} minutes to read</span>
          </p>
          <ShareButtons id={_id} title={title} />
        </div>
        <img
          className={classes.picture}
          src={image}
          srcSet={pictureSources(image)}
          sizes="(min-width: 768px) 744px, 100vw"
          alt={imageAlt}
          width="800"
          height="500"
          fetchPriority="high"
        />
        <RichText html={content} />
      </article>
      {related.length > 0 && (
        <aside className={classes.aside} aria-labelledby="related-blogs">
          <h2 id="related-blogs" className={classes.asideTitle}>
            Related Blogs
          </h2>
          <div className={classes.related}>
            {related.map((one) => (
              <BlogCard key={one.id} post={one} related />
            ))}
          </div>
        </aside>
      )}
    </div>
  );
}
