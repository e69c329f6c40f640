/** The public pages that search engines are told of; a test holds them against the page table. */
export const publicPages = [
  '/',
  '/how-it-works',
  '/registration',
  '/faq',
  '/contact-us',
  '/blog',
  '/login',
  '/sign-up',
  '/about-us',
  '/terms',
  '/privacy',
] as const;

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

/** Keys in mails open their page once: crawlers have no business there, nor in the calls. */
export function robots(origin: string): string {
  const closed = ['/api/', '/reset-password/', '/verify-email/', '/stop-alerts/'].map(
    (path) => `Disallow: ${path}`,
  );
  return ['User-agent: *', ...closed, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}

const securityDays = 180;

/** RFC 9116: where to report a fault of security. Whoever reads it learns that it is looked after, so it expires. */
export function securityText(origin: string, desk: string, now: Date): string {
  const expires = new Date(now.getTime() + securityDays * 24 * 60 * 60 * 1000);
  expires.setUTCHours(0, 0, 0, 0);
  const isSecure = origin.startsWith('https:');
  return [
    `Contact: mailto:${encodeURI(desk)}`,
    // Addresses on the web are to be given by https alone.
    ...(isSecure ? [`Contact: ${origin}/contact-us`] : []),
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    ...(isSecure ? [`Canonical: ${origin}/.well-known/security.txt`] : []),
    '',
  ].join('\n');
}

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

/** Characters that XML gives a meaning, and those that it does not allow at all. */
function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '');
}
