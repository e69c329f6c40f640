import { openDatabaseOf } from '#testing/running/product.ts';
import { expect, test } from '../support/test.ts';

// Finished pages are kept for the next reader: what belongs to one answer, or to yesterday, must not be.

test('every answer of a kept page carries its own nonce and request id', async ({ request }) => {
  const seen = new Set<string>();
  for (let time = 0; time < 3; time++) {
    const answer = await request.get('/faq');
    const html = await answer.text();
    const nonce = /'nonce-([^']+)'/.exec(answer.headers()['content-security-policy'] ?? '')?.[1] ?? '';
    const nonces = new Set([...html.matchAll(/nonce="([^"]*)"/g)].map((match) => match[1]));
    expect([...nonces], 'all in the page are those of the header').toEqual([nonce]);
    expect(html).toContain(answer.headers()['x-request-id']);
    seen.add(nonce);
  }
  expect(seen.size).toBe(3);
});

test('files of scripts are loaded without the nonce of the page, whose own scripts run by it', async ({
  page,
}) => {
  // None comes: once the page is alive it no longer says what it loaded.
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto('/faq');
  await expect(page.locator('link[rel=modulepreload]').first()).toBeAttached();
  const nonces = await page.evaluate(() => {
    const of = (what: string) =>
      [...document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(what)].map(({ nonce }) => nonce);
    return { files: of('link[rel=modulepreload]'), inline: of('script:not([src])') };
  });
  expect(new Set(nonces.files)).toEqual(new Set(['']));
  expect(nonces.inline.every((nonce) => nonce !== '')).toBe(true);
});

test('a post that is corrected shows so to the next reader but for a second', async ({ request, world }) => {
  const title = 'Reading a CDA line by line';
  const corrected = `${title}, again`;
  await request.get('/blog');
  const database = await openDatabaseOf(world.dataDir);
  async function rename(from: string, to: string): Promise<string> {
    const { rows } = await database.query(
      'update blog_posts set title = $2, updated_at = now() where title = $1 and published_at <= now() returning id',
      [from, to],
    );
    return rows[0].id;
  }
  try {
    const path = `/blog-details/${await rename(title, corrected)}`;
    for (const page of ['/blog', path]) {
      await expect.poll(async () => (await request.get(page)).text()).toContain(corrected);
    }
    await rename(corrected, title);
    await expect.poll(async () => (await request.get(path)).text()).not.toContain(corrected);
  } finally {
    await database.end();
  }
});

test('a page whose address is a key is not stored anywhere', async ({ request }) => {
  for (const path of ['/reset-password/a-key/ana@buyer.example', '/verify-email/a-key']) {
    expect((await request.get(path)).headers()['cache-control'], path).toBe('no-store');
  }
});
