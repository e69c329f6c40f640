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
