import { type BlogPost, pathOf } from './post.ts';
import { previewOf } from './preview.ts';

/** A post in the words of schema.org. */
export function blogPosting(post: BlogPost, origin: string): object {
  const publisher = { '@type': 'Organization', name: 'Dosebridge', url: `${origin}/` };
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    description: previewOf(post.content, 155),
    image: [origin + post.image, origin + previewPicture(post)],
    datePublished: post.publishedAt,
    mainEntityOfPage: origin + pathOf(post._id),
    author: publisher,
    publisher,
  };
}

/** The picture that link previews show: title and cover, drawn by the server. */
export function previewPicture({ _id }: BlogPost): string {
  return `/og/blog/${_id}.png`;
}
