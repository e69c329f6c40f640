import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from '@playwright/test';
import { openAs } from './roles.ts';
import { expect, openAsMember, test, type World } from './test.ts';

/** A page in one of its states: how to get there, signed in or not. */
export type Scene = {
  name: string;
  member: boolean;
  /** The demo person of a role, instead. */
  role?: 'admin';
  width?: number;
  open(page: Page, world: World): Promise<void>;
  /** The state at 320 px, where narrowing the open page does not lead there. */
  openNarrow?(page: Page, world: World): Promise<void>;
};

export async function goto(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function openScene(
  browser: Browser,
  world: World,
  { member, role }: Pick<Scene, 'member' | 'role'>,
  width: number,
  open: Scene['open'],
): Promise<Page> {
  const page = role
    ? await (await openAs(browser, world, role)).newPage()
    : member
      ? await openAsMember(browser, world)
      : await (await browser.newContext({ baseURL: world.origin })).newPage();
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 900 });
  await open(page, world);
  return page;
}

/** Declares the test of a scene: clean to axe in both schemes, and nothing scrolls sideways at 320 px. */
export function checkScene({ name, member, role, width = 1280, open, openNarrow }: Scene): void {
  const who = { member, ...(role && { role }) };
  test(`axe finds nothing, light and dark, and nothing scrolls sideways: ${name}`, async ({
    browser,
    world,
  }) => {
    const page = await openScene(browser, world, who, width, open);
    await expectNothingFound(page, 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNothingFound(page, 'dark');
    const narrow = openNarrow ? await openScene(browser, world, who, 320, openNarrow) : page;
    await narrow.setViewportSize({ width: 320, height: 900 });
    await expect
      .poll(() => narrow.evaluate(() => document.documentElement.scrollWidth), {
        message: 'width of the page',
      })
      .toBeLessThanOrEqual(320);
    await narrow.context().close();
    await page.context().close();
  });
}

/** A scheme changes nothing but colours, so that every other rule need not be asked twice. */
async function expectNothingFound(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
  // No page has frames, so that axe need not put its findings together in a blank page.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (colorScheme === 'dark' ? axe.withRules('color-contrast') : axe).analyze();
  const found = violations.map(({ id, nodes }) => ({ id, at: nodes.map((node) => node.target.join(' ')) }));
  expect(found, colorScheme).toEqual([]);
}
