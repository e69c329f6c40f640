import { Link } from 'react-router';
import { pictureSources } from '#platform/contract/pictures.ts';
import { quietButton } from '#ui/action/button-link.ts';
import classes from './blog-card.module.css';
import { type BlogSummary, pathOf } from './post.ts';
import { ShareButtons } from './share-buttons.tsx';
import { shortDay } from './short-day.ts';

type BlogCardProps = {
  post: BlogSummary;
  /** In the side column: a lower picture and a smaller heading. */
  related?: boolean;
  /** In sight when the page opens: its picture is not put off. */
  early?: boolean;
};

export function BlogCard({ post, related = false, early = false }: BlogCardProps) {
  const { id, title, image, publishedAt, preview } = post;
  const Heading = related ? 'h3' : 'h2';
  return (
    <article className={`panel lifts ${classes.card} ${related ? classes.related : ''}`}>
      <img
        className={classes.picture}
        src={image}
        srcSet={pictureSources(image)}
        sizes="(min-width: 768px) 400px, 100vw"
        alt=""
        width="800"
        height="500"
        loading={early ? undefined : 'lazy'}
        decoding="async"
      />
      <div className={classes.body}>
        <div className={classes.line}>
          <time className={classes.day} dateTime={publishedAt}>
            {shortDay(publishedAt)}
          </time>
          <ShareButtons id={id} title={title} />
        </div>
        <Heading className={classes.title} title={title}>
          {title}
        </Heading>
        <p className={classes.preview}>{preview}</p>
        <Link className={`${quietButton} ${classes.more}`} to={pathOf(id)} prefetch="intent">
          Read more <span className="visually-hidden">about {title}</span>
        </Link>
      </div>
    </article>
  );
}
