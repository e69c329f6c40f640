import type { Page } from '@playwright/test';
import { checkScenes, goto, type Scene } from '../support/scenes.ts';
import { expect, test } from '../support/test.ts';

const paths = [
  '/how-it-works',
  '/registration',
  '/faq',
  '/contact-us',
  '/about-us',
  '/terms',
  '/privacy',
] as const;

async function openContactDialog(page: Page): Promise<void> {
  await goto(page, '/contact-us');
  await page.getByRole('button', { name: 'Talk to sales' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

const states: Scene[] = [
  {
    name: 'an open question',
    as: 'visitor',
    async open(page) {
      await goto(page, '/faq');
      await page.getByText('How does it work?').click();
      await expect(page.getByRole('link', { name: 'See the seven steps' })).toBeVisible();
    },
  },
  {
    name: 'the contact dialog with its errors',
    as: 'visitor',
    async open(page) {
      await openContactDialog(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByText('Enter Name correctly')).toBeVisible();
    },
  },
  {
    name: 'the thanks for a message',
    as: 'visitor',
    async open(page) {
      await openContactDialog(page);
      await page.getByRole('dialog').getByLabel('Name').fill('Ana Costa');
      await page.getByRole('dialog').getByLabel('Email').fill('ana@lusitan.example');
      await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByRole('dialog', { name: 'Thank you' })).toBeVisible();
    },
  },
  {
    name: 'the invitation form with its errors',
    as: 'visitor',
    async open(page) {
      await goto(page, '/registration');
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByText('Email format is invalid')).toBeVisible();
    },
  },
];

/** A state above has all that is on the page, and more. */
const withState: readonly string[] = ['/registration', '/faq'];

checkScenes([
  ...paths
    .filter((path) => !withState.includes(path))
    .map((path): Scene => ({ name: path, as: 'visitor', open: (page) => goto(page, path) })),
  ...states,
]);

for (const path of paths) {
  test(`nothing on ${path} moves while it loads, and its headings form an outline`, async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shifted: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value } = entry as PerformanceEntry & { value: number };
          Object.assign(window, { shifted: (window as unknown as { shifted: number }).shifted + value });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    // The font comes when the words stand already: on a slow line it does.
    const { promise: standing, resolve: bringFont } = Promise.withResolvers<void>();
    await page.route('**/*.woff2', async (route) => {
      await standing;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    bringFont();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBe(0);
    const levels = await page
      .locator('main :is(h1, h2, h3, h4)')
      .evaluateAll((found) => found.map(({ tagName }) => Number(tagName[1])));
    expect(levels.filter((level) => level === 1)).toEqual([1]);
    expect(levels.every((level, place) => level <= (levels[place - 1] ?? 0) + 1)).toBe(true);
  });
}
