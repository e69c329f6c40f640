import { escapeXml } from '#platform/server/documents/xml-text.ts';
import { publicPages } from './rules.ts';

/** A post as feeds tell of it. */
export type FeedPost = {
  path: string;
  title: string;
  /** HTML. */
  content: string;
  publishedAt: Date;
  updatedAt: Date;
  tags: readonly string[];
};

const header = '<?xml version="1.0" encoding="utf-8"?>';

/** sitemaps.org, version 0.9. */
export function sitemap(origin: string, posts: readonly FeedPost[]): string {
  const pages = publicPages.map((path) => `<url><loc>${escapeXml(origin + path)}</loc></url>`);
  const entries = posts.map(
    ({ path, updatedAt }) =>
      `<url><loc>${escapeXml(origin + path)}</loc><lastmod>${updatedAt.toISOString()}</lastmod></url>`,
  );
  return [
    header,
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages,
    ...entries,
    '</urlset>\n',
  ].join('\n');
}

/** The blog as an Atom feed (RFC 4287), the latest post first, each whole. */
export function atomFeed(origin: string, posts: readonly FeedPost[]): string {
  const updated = posts.map(({ updatedAt }) => updatedAt.toISOString()).sort();
  return [
    header,
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `<id>${escapeXml(`${origin}/blog`)}</id>`,
    '<title>Dosebridge Blog</title>',
    '<subtitle>Licensing, regulatory, stability, GMP and supply for pharma business development</subtitle>',
    `<updated>${updated.at(-1) ?? new Date(0).toISOString()}</updated>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(`${origin}/feed.xml`)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(`${origin}/blog`)}"/>`,
    '<author><name>Dosebridge</name></author>',
    ...posts.map((post) => entry(origin, post)),
    '</feed>\n',
  ].join('\n');
}

function entry(origin: string, post: FeedPost): string {
  const address = escapeXml(origin + post.path);
  return [
    '<entry>',
    `<id>${address}</id>`,
    `<title>${escapeXml(post.title)}</title>`,
    `<link rel="alternate" type="text/html" href="${address}"/>`,
    `<published>${post.publishedAt.toISOString()}</published>`,
    `<updated>${post.updatedAt.toISOString()}</updated>`,
    ...post.tags.map((tag) => `<category term="${escapeXml(tag)}"/>`),
    `<content type="html" xml:base="${escapeXml(origin)}/">${escapeXml(post.content)}</content>`,
    '</entry>',
  ].join('\n');
}
