import { afterAll, beforeAll, expect, test } from 'vitest';
import { blogPosts } from '#domains/blog/server/tables.ts';
import { isForSearchEngines, pageTable } from '#page-table.ts';
import { startTestProduct, type TestProduct } from '#testing/test-product.ts';
import { publicPages, securityText } from './rules.ts';
import { atomFeed } from './wire.ts';

const origin = 'https://dosebridge.example';
let product: TestProduct;
let id: number;

beforeAll(async () => {
  product = await startTestProduct(
    { PUBLIC_URL: `${origin}/`, DESK_EMAIL: 'desk@site.example' },
    { searches: false },
  );
  const [row] = await product.db
    .insert(blogPosts)
    .values({
      title: 'R&D <in> short',
      image: '/blog-pictures/reading-a-cda.svg',
      content: '<p>Fees &amp; terms</p><script>steal()</script>',
      tags: ['deal terms'],
      publishedAt: new Date('2024-11-05T09:00:00Z'),
      updatedAt: new Date('2024-12-01T09:00:00Z'),
    })
    .returning({ id: blogPosts.id });
  id = row?.id ?? 0;
});
afterAll(() => product.stop());

function get(url: string) {
  return product.app.inject({ url, headers: { host: 'evil.example' } });
}

test('the sitemap lists every public page of the page table and every post, at the public origin', async () => {
  const { body, headers } = await get('/sitemap.xml');
  expect(headers['content-type']).toMatch(/^application\/xml/);
  const listed = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1]);
  const paths = pageTable
    .map(({ path }) => path)
    .filter((path) => !path.includes(':') && isForSearchEngines(path));
  expect(new Set(listed)).toEqual(
    new Set([...paths, `/blog-details/${id}`].map((path) => `${origin}${path}`)),
  );
  expect([...publicPages].sort()).toEqual(paths.sort());
  expect(body).toContain('<lastmod>2024-12-01T09:00:00.000Z</lastmod>');
});

test('robots are shown the sitemap and kept from the keys in mails', async () => {
  const { body, headers } = await get('/robots.txt');
  expect(headers['content-type']).toMatch(/^text\/plain/);
  expect(body).toContain(`Sitemap: ${origin}/sitemap.xml`);
  expect(body).toContain('Disallow: /reset-password/');
  expect(body).not.toContain('evil');
});

test('the feed carries the posts whole and harmless', async () => {
  const { body, headers } = await get('/feed.xml');
  expect(headers['content-type']).toMatch(/^application\/atom\+xml/);
  expect(body).toContain('<title>R&amp;D &lt;in&gt; short</title>');
  expect(body).toContain('&lt;p&gt;Fees &amp;amp; terms&lt;/p&gt;');
  expect(body).not.toContain('steal');
  expect(body).toContain(`<id>${origin}/blog-details/${id}</id>`);
  expect(body).toContain('<updated>2024-12-01T09:00:00.000Z</updated>');
});

test('a feed without posts is still one', () => {
  expect(atomFeed(origin, [])).toContain('<updated>1970-01-01T00:00:00.000Z</updated>');
});

test('each post has its preview picture of 1200 by 630, and no other address has one', async () => {
  const { rawPayload, headers, statusCode } = await get(`/og/blog/${id}.png`);
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
  expect(rawPayload.subarray(1, 4).toString()).toBe('PNG');
  expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
  for (const file of ['999999.png', `${id}`, `${id}.svg`, 'x.png', '..%2f..%2fpackage.json']) {
    expect([file, (await get(`/og/blog/${file}`)).statusCode]).toEqual([file, 404]);
  }
});

test('security.txt says where to report a fault, and until when that holds, at the public origin', async () => {
  const { body, headers } = await get('/.well-known/security.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  const fields = body
    .trim()
    .split('\n')
    .map((line) => /^([A-Z][\w-]*): (\S+)$/.exec(line)?.slice(1) ?? [line]);
  const valuesOf = (name: string) => fields.filter(([field]) => field === name).map(([, value]) => value);
  expect(valuesOf('Contact')).toEqual(['mailto:desk@site.example', `${origin}/contact-us`]);
  expect(valuesOf('Canonical')).toEqual([`${origin}/.well-known/security.txt`]);
  // RFC 9116: exactly one, in the future, and recommended to be less than a year away.
  const [expires, ...more] = valuesOf('Expires').map((date) => Date.parse(date ?? ''));
  const days = ((expires ?? 0) - Date.now()) / (24 * 3600 * 1000);
  expect([more, days > 30, days < 365]).toEqual([[], true, true]);
  // By plain http it must name no address on the web.
  expect(securityText('http://localhost:3000', 'desk@site.example', new Date())).not.toContain('http:');
});
