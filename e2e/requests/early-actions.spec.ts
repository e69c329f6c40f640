import type { Page } from '@playwright/test';
import { expect, fillLogin, registerMember, signInAsMember, test } from '../support/test.ts';

// A page can be read, and typed into, before its scripts are there: what is done until then must not be lost.

/** Opens a page whose scripts do not arrive before they are let through. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return gate.resolve;
}

test('a form sent before its page has come to life is sent then, with what was typed', async ({ page }) => {
  const arrive = await openWithoutScripts(page, '/login');
  await page.getByLabel('Email', { exact: true }).fill('seller@demo.example');
  await page.getByLabel('Password', { exact: true }).fill('connect-and-grow');
  await page.getByRole('button', { name: 'Login' }).click();
  arrive();
  await page.waitForURL('**/home');
});

test('Enter in a form of two fields sends it once the page has come to life', async ({ page }) => {
  const arrive = await openWithoutScripts(page, '/login');
  await page.getByLabel('Email', { exact: true }).fill('seller@demo.example');
  await page.getByLabel('Password', { exact: true }).fill('connect-and-grow');
  await page.keyboard.press('Enter');
  arrive();
  await page.waitForURL('**/home');
});

test('Enter in a form of one field does not send it to the address bar', async ({ page }) => {
  const arrive = await openWithoutScripts(page, '/forgot');
  await page.getByLabel('Email', { exact: true }).fill('seller@demo.example');
  await page.keyboard.press('Enter');
  arrive();
  await expect(page.getByText('Link send to respective Mail ID')).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
});

test('a button pressed before its page has come to life does its work then', async ({ page }) => {
  const arrive = await openWithoutScripts(page, '/contact-us');
  await page.getByRole('button', { name: 'Talk to sales' }).click();
  arrive();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a link to a page behind the login keeps its wish before its page has come to life', async ({
  page,
  world,
}) => {
  const { email } = await registerMember(world);
  const arrive = await openWithoutScripts(page, '/contact-us');
  await page.getByRole('link', { name: 'Your requests' }).click();
  await page.waitForURL('**/login');
  arrive();
  await fillLogin(page, email);
  await expect(page).toHaveURL(/\/requests$/);
});

test('the menu of narrow screens opens at once, and only once', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const arrive = await openWithoutScripts(page, '/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  arrive();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a page that is only read runs its scripts once its reader acts', async ({ page }) => {
  await page.goto('/faq');
  await expect(page.locator('link[rel="modulepreload"]').first()).toBeAttached();
  // As a browser says of a pointer that lies where a page is laid out.
  await page.evaluate(() => document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true })));
  // Put in again as modules they would run.
  await expect(page.locator('script[type="module"]')).toHaveCount(0);
  await page.mouse.move(40, 40);
  await page.mouse.move(80, 80);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
});

test('a page that is only read comes to life by itself for a member, whose header only the browser knows', async ({
  page,
  world,
}) => {
  await signInAsMember(page, world);
  await page.goto('/faq');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
});

test('a slow browser answers the first click on a page that is only read', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.goto('/contact-us');
  await page.getByRole('button', { name: 'Talk to sales' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
});
