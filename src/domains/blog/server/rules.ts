import sanitizeHtml from 'sanitize-html';
import { pictureSources, readPictureAddress } from '#platform/contract/pictures.ts';
import type { BlogDraft } from '../contract/blog-editing.ts';
import { blogTags, readAttributes, writtenAttributes } from '../contract/blog-markup.ts';
import type { BlogPostState } from '../contract/blog-states.ts';

const allowed = {
  allowedTags: blogTags,
  allowedAttributes: writtenAttributes,
  allowedSchemes: ['https', 'http', 'mailto'],
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  nestingLimit: 30,
  transformTags: {
    // The page has its one main heading: the title.
    h1: 'h2',
    a: (tagName, attributes) => ({ tagName, attribs: { ...attributes, rel: 'noopener nofollow' } }),
  },
} satisfies sanitizeHtml.IOptions;

/** As wide as a line of a post, or the screen: blog-view.module.css. */
const pictureSizes = '(min-width: 808px) 744px, 100vw';

const readable: sanitizeHtml.IOptions = {
  ...allowed,
  allowedAttributes: readAttributes,
  transformTags: {
    ...allowed.transformTags,
    img: (tagName, { srcset: _srcset, sizes: _sizes, ...attributes }) => {
      const srcset = pictureSources(attributes.src ?? '');
      const choice: sanitizeHtml.Attributes = srcset === undefined ? {} : { srcset, sizes: pictureSizes };
      return { tagName, attribs: { ...attributes, ...choice, loading: 'lazy', decoding: 'async' } };
    },
  },
};

/** HTML from people, made harmless. Applied when a post is written and again when it is shown. */
export function sanitise(html: string): string {
  return sanitizeHtml(shallow(html), allowed);
}

/** The same for readers: pictures in the width that suits the screen, and not before they come into sight. */
export function sanitiseForReaders(html: string): string {
  return sanitizeHtml(shallow(html), readable);
}

/** Deeper than any editor nests; the sanitiser, which keeps 30 levels, looks at all that are open for each tag. */
const deepest = 200;
const withoutEnd = /^(?:br|hr|img)$/i;

/** What nests deeper is only text. */
function shallow(html: string): string {
  let depth = 0;
  return html.replace(/<(\/?)([a-z][a-z0-9]*)/gi, (tag, end: string, name: string) => {
    if (withoutEnd.test(name)) return tag;
    if (end !== '') depth = Math.max(0, depth - 1);
    else if (depth >= deepest) return `&lt;${name}`;
    else depth += 1;
    return tag;
  });
}

/** How many posts stand beside one. */
export const mostRelated = 4;

/** The ids of every uploaded picture that a post shows. */
export function picturesOf({ image, content }: Pick<BlogDraft, 'image' | 'content'>): string[] {
  const sources = [...content.matchAll(/<img[^<>]* src="([^"]*)"/g)].map((match) => match[1] ?? '');
  const ids = [image, ...sources].map((src) => readPictureAddress(src)?.id ?? '');
  return [...new Set(ids.filter((id) => id !== ''))];
}

export function stateOf(publishedAt: Date | null, now: Date): BlogPostState {
  if (publishedAt === null) return 'draft';
  return publishedAt > now ? 'scheduled' : 'published';
}
