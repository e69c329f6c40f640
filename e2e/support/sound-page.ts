import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type Axe from 'axe-core';
import { expect } from './test.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Clean to axe in both schemes. */
export async function expectAxeFindsNothing(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectScheme(page, 'light');
  // Once for as long as the page is open: to read and compile axe costs as much as to run it.
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(source);
  await expectNothingFound(page, 'light', {});
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectScheme(page, 'dark');
  // A scheme changes nothing but colours, so that every other rule need not be asked twice.
  await expectNothingFound(page, 'dark', { runOnly: ['color-contrast'] });
}

async function expectScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', colorScheme);
}

async function expectNothingFound(page: Page, colorScheme: string, rules: Axe.RunOptions): Promise<void> {
  const found = await page.evaluate(
    async (options) => {
      const { axe } = window as unknown as { axe: typeof Axe };
      // The address of an element is told, not its text: to write out each that is looked at takes long on a large table.
      axe.configure({ noHtml: true });
      const { violations } = await axe.run(document, options);
      return violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target.join(' ')) }));
      // What is clean need not be described.
    },
    { ...rules, resultTypes: ['violations' as const] },
  );
  expect(found, colorScheme).toEqual([]);
}

/** Nothing scrolls sideways on a narrow phone, to whose width the page is brought. */
export async function expectNothingSideways(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 900 });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: 'width of the page' })
    .toBeLessThanOrEqual(320);
}

/** On a phone a finger hits whatever is pressed or filled in: 44 px high at least. */
export async function expectNothingSmall(page: Page): Promise<void> {
  const small = await page
    .locator(
      ':is(main, dialog) :is(button, summary, select, textarea, input:not([type="checkbox"], [type="hidden"]))',
    )
    .evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 44)
        .map((one) => one.outerHTML.slice(0, 120)),
    );
  expect(small).toEqual([]);
}

/** Clean to axe in both schemes, and nothing scrolls sideways at 320 px. */
export async function expectSound(page: Page): Promise<void> {
  // What stands while a page loads has no heading yet.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAxeFindsNothing(page);
  await expectNothingSideways(page);
  await page.emulateMedia({ colorScheme: null });
  await page.setViewportSize({ width: 1280, height: 900 });
}
