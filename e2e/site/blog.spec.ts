import type { Page } from '@playwright/test';
import { expect, openAlive, test } from '../support/test.ts';

const oldest = 'Reading a CDA line by line';

async function openFromList(page: Page, title: string): Promise<void> {
  await openAlive(page, '/blog');
  await page.getByRole('link', { name: `Read more about ${title}` }).click();
}

test('the list shows every post; a post says that it is loading, opens at its top, and leads on to related ones', async ({
  page,
}) => {
  const seenLoading = Promise.withResolvers<void>();
  await page.route('**/get-blog', async (route) => {
    await seenLoading.promise;
    await route.continue();
  });
  await openAlive(page, '/blog');
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(10);
  const card = page.getByRole('article').filter({ hasText: 'zone IVb' });
  await expect(card.getByText('Nov 5th 24', { exact: true })).toBeVisible();
  await expect(card.getByText(/^A dossier has 24 months/)).toBeVisible();
  const picture = await card.locator('img').boundingBox();
  expect(picture?.height).toBe(250);
  const title = await card.getByRole('heading').boundingBox();
  expect(title?.height).toBeLessThan(32);
  await page.getByRole('link', { name: `Read more about ${oldest}` }).click();
  await expect(page.getByText('Loading blog details...')).toBeVisible();
  seenLoading.resolve();
  await expect(page.getByRole('heading', { level: 1, name: oldest })).toBeVisible();
  await expect(page).toHaveTitle(`${oldest} · Dosebridge`);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  const aside = page.getByRole('complementary', { name: 'Related Blogs' });
  await expect(aside.getByRole('article')).toHaveCount(4);
  await expect(aside.getByText(oldest)).toHaveCount(0);
  const height = async () => (await aside.locator('img').first().boundingBox())?.height;
  await expect.poll(height).toBeGreaterThanOrEqual(180);
  await aside
    .getByRole('link', { name: /^Read more/ })
    .last()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(oldest);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('a post that cannot be loaded stays in loading and can be tried again', async ({ page }) => {
  await page.route('**/get-blog', (route) => route.abort());
  await openFromList(page, oldest);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByText('Loading blog details...')).toBeVisible();
  await page.unroute('**/get-blog');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: oldest })).toBeVisible();
});

test('an id of no post, and an address of no page, are answered by a page of status 404', async ({
  request,
}) => {
  for (const path of ['/blog-details/999999', '/blog-details/abc', '/no-such-page']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text(), path).toContain('There is no page at this address');
  }
});

test('sharing opens a popup of the network’s size, by the host of the device', async ({ page }) => {
  await openAlive(page, '/blog-details/1');
  await page.evaluate(() => {
    Object.assign(window, {
      opened: [],
      open: (...asked: unknown[]) => Reflect.get(window, 'opened').push(asked),
    });
  });
  const post = page.getByRole('article').first();
  await post
    .getByRole('link', { name: /^Share on WhatsApp/ })
    .first()
    .click();
  await post
    .getByRole('link', { name: /^Share on LinkedIn/ })
    .first()
    .click();
  const [whatsApp, linkedIn] = await page.evaluate(() => Reflect.get(window, 'opened'));
  expect(whatsApp[0]).toMatch(/^https:\/\/web\.whatsapp\.com\/send\?text=Reading.*blog-details%2F1$/);
  expect(whatsApp[2]).toContain('width=550,height=400');
  expect(linkedIn[0]).toMatch(
    /^https:\/\/www\.linkedin\.com\/sharing\/share-offsite\/\?url=.*blog-details%2F1$/,
  );
  expect(linkedIn[2]).toContain('width=750,height=600');
});

test('a phone shares through WhatsApp’s phone host', async ({ browser, world }) => {
  const context = await browser.newContext({
    baseURL: world.origin,
    userAgent:
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
  });
  const page = await context.newPage();
  await page.goto('/blog-details/1');
  await expect(page.getByRole('link', { name: /^Share on WhatsApp/ }).first()).toHaveAttribute(
    'href',
    /^https:\/\/api\.whatsapp\.com\/send\?/,
  );
  await context.close();
});

test('the blog is read without JavaScript, and tells search engines and previews what it is', async ({
  browser,
  world,
}) => {
  const context = await browser.newContext({ baseURL: world.origin, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/blog');
  await page.getByRole('link', { name: `Read more about ${oldest}` }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'The purpose' })).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/blog-details\/1$/);
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect((await context.request.get(picture ?? '')).headers()['content-type']).toBe('image/png');
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(data).toMatchObject({ '@type': 'BlogPosting', headline: oldest });
  await context.close();
});
